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
import { loadPart } from '../../../i18n.ts';
import { inPage, type InPage } from '../../../in-page.ts';
import { foldFacets } from '../../results/fold-facets.ts';
import type { Listing } from '../../results/listing.ts';
import { flightsOf, queryOf } from './asked.ts';
import { chosenIn } from './change-filter.ts';
import type { ListedOffer, ListedResults } from './listed.ts';

/** Several flights are chosen one after the other, a return unless it is asked for whole. */
function stepOf(address: FlightAddress) {
  const { whole, out } = address;
  const flights = flightsOf(address);
  if (flights === 1) return undefined;
  if (flights > 2) return { step: 'leg', ...(out !== undefined && { choose: out }) } as const;
  if (out !== undefined) return { step: 'back', choose: out } as const;
  return { step: whole ? 'trips' : 'out' } as const;
}

/** What cards show of an answer comes with the first list that a browser asks for. */
const cards = async () => loadPart('web/features/verticals/flights/listed.ts', async () => import('./listed.ts'));

export const flightListing: Listing<
  FlightAddress,
  typeof search.create,
  FlightResults,
  ListedOffer | InPage,
  Pick<ListedResults, 'trips' | 'chosen'>
> = {
  vertical: 'flights',
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
    const { listedOffer, upToFlight } = await cards();
    const step = stepOf(address)?.step;
    const at = address.out?.split('~').length ?? 0;
    if (step === undefined || step === 'trips' || at === flightsOf(address) - 1) return listedOffer;
    return (offer) => upToFlight(at)(listedOffer(offer));
  },
  trim: async ({ trips, chosen }) => {
    const { listedOffer, listedSlice } = await cards();
    return { trips: inPage(trips.map(listedOffer)), chosen: chosen.map(listedSlice) };
  },
  facets: (facets, { all, filters }) => foldFacets(facets, all, filters.carriers),
  rows: inPage,
  formAddress: formatFlightForm,
};
