import {
  formatStayAddress,
  formatStayFilters,
  formatStayPath,
  parseStayAddress,
  parseStayFilters,
  resultsOf,
  search,
} from '#contract/search';
import type { StayAddress, StayResults } from '#contract/search';
import type { Listing } from '../../results/listing.ts';
import { queryOf } from './asked.ts';
import { chosenIn } from './change-filter.ts';
import { formAddress } from './form-address.ts';
import { type ListedStay, stayCard } from './listed.ts';

export const stayListing: Listing<StayAddress, typeof search.stays, StayResults, ListedStay, object> = {
  vertical: 'stays',
  root: '/stays/',
  parse: parseStayAddress,
  format: formatStayAddress,
  path: formatStayPath,
  parseFilters: parseStayFilters,
  formatFilters: formatStayFilters,
  call: search.stays,
  query: queryOf,
  chosen: chosenIn,
  cheapest: 'price',
  read: (answer) => resultsOf('stays', answer),
  card: () => Promise.resolve(stayCard),
  trim: async () => Promise.resolve({}),
  formAddress,
};
