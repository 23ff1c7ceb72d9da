import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Api } from '#contract/core';
import {
  formatFilters,
  formatFlightAddress,
  formatFlightForm,
  parseFilters,
  parseFlightAddress,
  resultsOf,
  search,
} from '#contract/search';
import type { FlightAddress, FlightResults } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { hintsOf } from '../../hints.ts';
import { queryOf } from '../../features/verticals/flights/asked.ts';
import { filtersOfForm } from '../../features/results/filter-fields.ts';
import { type ListedResults, listedResults } from '../../features/verticals/flights/listed.ts';
import { withSearch } from '../../features/results/search-ids.ts';

/** How long the first answer may take before the page is shown with what there is. */
const PATIENCE_MS = 1_500;
const PER_CALL = 50;
/** With the time that a search is shared, under the minute in which prices are called just checked. */
const KEEP_SECONDS = 25;

export interface ResultsData {
  readonly address: FlightAddress;
  readonly results: ListedResults;
}

/** Everything follows from the address: search, filters, order, length. A search that cannot be flown leads to its form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = parseFlightAddress(localPath(url.pathname), url.search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!address) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const fs = filtersOfForm(url.searchParams);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (fs !== undefined) throw redirect(formatFlightAddress({ ...address, filters: parseFilters(fs) }));
  try {
    const query = queryOf(address, factsOf(context).currency);
    const results = await withSearch(apiOf(context), { call: search.create, query }, (id) => {
      hintsOf(context).settled();
      return readAll(apiOf(context), id, address);
    });
    // What a source failed to answer may be answered to the next reader.
    if (results.sources.every(({ outcome }) => outcome === 'answered')) hintsOf(context).keepFor(KEEP_SECONDS);
    return { address, results: listedResults(results) } satisfies ResultsData;
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    throw redirect(formatFlightForm(address));
  }
}

/** As many offers as the address lists, asked in pieces. */
async function readAll(api: Api, id: string, { show, sort, filters }: FlightAddress): Promise<FlightResults> {
  const fs = formatFilters(filters);
  const page = async (offset: number): Promise<FlightResults> => {
    const limit = Math.min(PER_CALL, show - offset);
    return resultsOf('flights', await api(search.get, { id, offset, limit, sort, fs, waitMs: PATIENCE_MS }));
  };
  const first = await page(0);
  const more: FlightResults[] = [];
  for (let offset = PER_CALL; offset < Math.min(show, first.total); offset += PER_CALL) more.push(await page(offset));
  return { ...first, offers: [first, ...more].flatMap((part) => part.offers) };
}

function localPath(pathname: string): string {
  return pathname.slice(Math.max(0, pathname.indexOf('/flights/')));
}
