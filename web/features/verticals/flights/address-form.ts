import { formatFlightAddress, formatFlightPath, parseFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import type { AddressForm } from '../../results/use-address.ts';

export const flightAddresses: AddressForm<FlightAddress> = {
  root: '/flights/',
  parse: parseFlightAddress,
  format: formatFlightAddress,
  path: formatFlightPath,
};
