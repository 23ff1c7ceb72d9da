import {
  formatFilters,
  formatFlightAddress,
  formatFlightForm,
  formatFlightPath,
  parseFilters,
  parseFlightAddress,
  resultsOf,
  search,
} from '#contract/search';
import type { FlightAddress, FlightResults } from '#contract/search';
import { loadChunk } from '../../../chunks.ts';
import type { Listing } from '../../results/listing.ts';
import { queryOf } from './asked.ts';
import { chosenIn } from './change-filter.ts';
import type { ListedOffer } from './listed.ts';

export const flightListing: Listing<FlightAddress, typeof search.create, FlightResults, ListedOffer> = {
  root: '/flights/',
  parse: parseFlightAddress,
  format: formatFlightAddress,
  path: formatFlightPath,
  parseFilters,
  formatFilters,
  call: search.create,
  query: queryOf,
  chosen: chosenIn,
  combines: (address) => address.return !== null,
  step: ({ byFlight, out }) => (out ? { step: 'back', choose: out } : byFlight && { step: 'out' }),
  restart: ({ out: _out, ...address }) => formatFlightAddress(address),
  cheapest: 'cheapest',
  read: (answer) => resultsOf('flights', answer),
  card: async () => {
    const module = 'web/features/verticals/flights/listed.ts';
    return (await loadChunk(module, () => import('./listed.ts'))).listedOffer;
  },
  formAddress: formatFlightForm,
};
