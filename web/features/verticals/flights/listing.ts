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

/** What cards show of an answer comes with the first list that a browser asks for. */
const cards = async () => loadChunk('web/features/verticals/flights/listed.ts', async () => import('./listed.ts'));

export const flightListing: Listing<
  FlightAddress,
  typeof search.create,
  FlightResults,
  ListedOffer,
  Pick<ListedResults, 'trips' | 'chosen'>
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
  card: async (address) => {
    const { listedOffer, withoutBack } = await cards();
    return stepOf(address)?.step === 'out' ? (offer) => withoutBack(listedOffer(offer)) : listedOffer;
  },
  trim: async ({ trips, chosen }) => {
    const { listedOffer, listedSlice } = await cards();
    return { trips: trips.map(listedOffer), chosen: chosen.map(listedSlice) };
  },
  formAddress: formatFlightForm,
};
