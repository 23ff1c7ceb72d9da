import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Api, type Call } from '#contract/core';
import { search, type Facet } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { tripCurrency } from '../cart/held-place.ts';
import { hintsOf } from '../../hints.ts';
import { localPath } from '../../local-path.ts';
import { filtersOfForm } from './filter-fields.ts';
import type { Answered, Listing, ListView } from './listing.ts';
import { withSearch } from './search-ids.ts';

/** How long the first answer may take before the page is shown with what there is. */
const PATIENCE_MS = 1_500;
const PER_CALL = 50;
/** With the time that a search is shared, under the minute in which prices are called just checked. */
const KEEP_SECONDS = 25;

/** Everything follows from the address: search, filters, order, length. A search that cannot be made leads to its form. */
export function resultsLoader<A extends ListView, C extends Call, R extends Answered, O, E extends object>(
  listing: Listing<A, C, R, O, E>,
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const address = listing.parse(localPath(url.pathname, listing.root), url.search);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
    if (!address) throw new Response(null, { status: 404, statusText: 'Not Found' });
    const fs = filtersOfForm(url.searchParams);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    if (fs !== undefined) throw redirect(listing.format({ ...address, filters: listing.parseFilters(fs) }));
    const api = apiOf(context);
    try {
      const { chrome, currency } = factsOf(context);
      const query = listing.query(
        address,
        tripCurrency(chrome.cart, listing.vertical, listing.format(address)) ?? currency,
      );
      const results = await withSearch(api, { call: listing.call, query }, async (id) => {
        const hints = hintsOf(context);
        // What is chosen may be gone: the page is not begun before that is known.
        const chosen = listing.step?.(address)?.choose !== undefined;
        if (!chosen) hints.settled();
        const found = await readAll(api, id, listing, address);
        if (chosen) hints.settled();
        return found;
      });
      // What a source failed to answer may be answered to the next reader.
      if (results.sources.every(({ outcome }) => outcome === 'answered')) hintsOf(context).keepFor(KEEP_SECONDS);
      return { address, results };
    } catch (error) {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
      if (isApiError(error) && error.status === 410 && listing.restart) throw redirect(listing.restart(address));
      if (!isApiError(error) || error.status !== 422) throw error;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
      throw redirect(listing.formAddress(address));
    }
  };
}

function isBeyond(error: unknown): boolean {
  return isApiError(error) && error.code === 'BEYOND_THE_LIST';
}

/** As many offers as the address shows, asked in pieces until the list ends; of each what its card shows. */
async function readAll<A extends ListView, C extends Call, R extends Answered, O, E extends object>(
  api: Api,
  id: string,
  {
    read,
    card,
    trim,
    formatFilters,
    step,
    facets: facetsOf = (all) => all,
    rows = (all) => all,
  }: Listing<A, C, R, O, E>,
  address: A,
) {
  const { show, skip, sort, filters } = address;
  const fs = formatFilters(filters);
  const cards: O[] = [];
  const ask = async (offset: number, limit: number): Promise<R> =>
    read(await api(search.get, { id, offset, limit, sort, fs, ...step?.(address), waitMs: PATIENCE_MS }));
  const page = async (): Promise<R> => {
    const [cardOf, found] = await Promise.all([
      card(address),
      ask(skip + cards.length, Math.min(PER_CALL, show - cards.length)),
    ]);
    cards.push(...found.offers.map(cardOf));
    return found;
  };
  // The list may have become shorter since the address was made: then the page says so, beside what narrows it.
  const { offers, ...first } = await page().catch(async (error: unknown) => {
    if (!isBeyond(error)) throw error;
    return { ...(await ask(0, 1)), offers: [] };
  });
  for (let last = offers.length, { listed } = first; last > 0 && cards.length < Math.min(show, listed - skip);) {
    const next = await page().catch((error: unknown) => {
      if (!isBeyond(error)) throw error;
      return { offers: [], listed: 0 };
    });
    [last, listed] = [next.offers.length, next.listed];
  }
  return {
    ...first,
    ...(await trim(first)),
    sources: first.sources,
    listed: first.listed,
    facets: facetsOf(first.facets.map(shownFacet), address),
    offers: rows(cards),
  };
}

/** Names are said already: what they are made of need not travel to the browser. */
function shownFacet(facet: Facet): Facet {
  if (facet.kind !== 'options') return facet;
  return { ...facet, options: facet.options.map(({ spoken: _spoken, ...option }) => option) };
}
