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
import type { Listing } from '../../results/listing.ts';
import { queryOf } from './asked.ts';
import { chosenIn } from './change-filter.ts';
import { type ListedOffer, listedOffer } from './listed.ts';

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
  cheapest: 'cheapest',
  read: (answer) => resultsOf('flights', answer),
  card: listedOffer,
  formAddress: formatFlightForm,
};
