import { formatStayAddress, formatStayPath, parseStayAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import type { AddressForm } from '../../results/use-address.ts';

export const stayAddresses: AddressForm<StayAddress> = {
  root: '/stays/',
  parse: parseStayAddress,
  format: formatStayAddress,
  path: formatStayPath,
};
