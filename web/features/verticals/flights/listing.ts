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
import type { ListedOffer, ListedResults } from './listed.ts';

/** A return is chosen flight by flight, unless it is asked for whole. */
function stepOf({ return: back, whole, out }: FlightAddress) {
  if (back === null) return undefined;
  if (out !== undefined) return { step: 'back', choose: out } as const;
  return { step: whole ? 'trips' : 'out' } as const;
}

export const flightListing: Listing<
  FlightAddress,
  typeof search.create,
  FlightResults,
  ListedOffer,
  Pick<ListedResults, 'trips'>
> = {
  root: '/flights/',
  parse: parseFlightAddress,
  format: formatFlightAddress,
  path: formatFlightPath,
  parseFilters,
  formatFilters,
  call: search.create,
  query: queryOf,
  chosen: chosenIn,
  step: stepOf,
  restart: ({ out: _out, ...address }) => formatFlightAddress(address),
  cheapest: 'cheapest',
  read: (answer) => resultsOf('flights', answer),
  card: async () => {
    const module = 'web/features/verticals/flights/listed.ts';
    return (await loadChunk(module, () => import('./listed.ts'))).listedOffer;
  },
  trim: ({ trips }, cardOf) => ({ trips: trips.map(cardOf) }),
  formAddress: formatFlightForm,
};
