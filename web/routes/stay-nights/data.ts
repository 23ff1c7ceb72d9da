import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { parseNightsAddress, resultsOf, search } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { withSearch } from '../../features/results/search-ids.ts';
import { queryOf } from '../../features/verticals/stays/asked.ts';
import { formAddress } from '../../features/verticals/stays/form-address.ts';
import { askNights, readChoice, usualChoice } from '../../features/verticals/stays/nights/asked-nights.ts';
import { localPath } from '../../local-path.ts';

const PATIENCE_MS = 3_000;

/** The cheapest of a whole search by day of arrival. What cannot be slept in leads to its form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = parseNightsAddress(localPath(url.pathname, '/nights/'), url.search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!address) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const api = apiOf(context);
  try {
    const query = queryOf(address, factsOf(context).currency);
    const found = await withSearch(api, { call: search.stays, query }, async (id) => {
      const list = resultsOf('stays', await api(search.get, { id, limit: 1, waitMs: PATIENCE_MS }));
      const choice = readChoice(url.searchParams, list.nights) ?? usualChoice(address);
      return { address, area: list.area, searchId: id, nights: await askNights(api, id, undefined, choice) };
    });
    return found.nights.problems.length > 0 ? data(found, { status: 422 }) : found;
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    throw redirect(formAddress(address));
  }
}
