import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Api } from '#contract/core';
import { detailOf, formatStayFilters, parsePropertyAddress, resultsOf, search } from '#contract/search';
import type { StayAddress, StayArea, StayDetail, StayResults } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { withSearch } from '../../features/results/search-ids.ts';
import { queryOf } from '../../features/verticals/stays/asked.ts';
import { formAddress } from '../../features/verticals/stays/form-address.ts';
import { type ListedStays, listedStays } from '../../features/verticals/stays/listed.ts';
import { choiceAddress, readPicks, readPickFields } from '../../features/verticals/stays/property/choice-address.ts';
import { localPath } from '../../local-path.ts';

export type PropertyData =
  | {
      readonly kind: 'found';
      readonly address: StayAddress;
      readonly offerKey: string;
      readonly area: StayArea;
      readonly detail: StayDetail;
      /** What the address chooses, room by room of the party; empty where it says nothing. */
      readonly picks: readonly string[];
      /** How many the list holds; null while sources are still asked. */
      readonly listed: number | null;
    }
  | {
      readonly kind: 'gone';
      readonly address: StayAddress;
      readonly area: StayArea;
      /** Of a place that has nothing left for this party; null for one that is not sold at all. */
      readonly soldOut: string | null;
      readonly instead: ListedStays;
    };

const PATIENCE_MS = 3_000;
const INSTEAD = 4;

/** One place with its rooms, found again by its key in a search for the same query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = parsePropertyAddress(localPath(url.pathname, '/property/'), url.search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!asked) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { address, key } = asked;
  const sent = readPickFields(url.searchParams);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (sent) throw redirect(`${choiceAddress(address, key, sent)}#price`);
  const query = queryOf(address, factsOf(context).currency);
  try {
    const { results, detail } = await withSearch(apiOf(context), { call: search.stays, query }, async (id) => {
      const list = await listOf(apiOf(context), id, address);
      return { results: list, detail: await findDetail(apiOf(context), id, key) };
    });
    const { area } = results;
    if (!detail?.offer.price) return gone(address, results, detail);
    const listed = results.done ? results.total : null;
    const picks = readPicks(url.searchParams);
    return { kind: 'found', address, offerKey: key, area, detail, picks, listed } satisfies PropertyData;
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    throw redirect(formAddress(address));
  }
}

/** The list that the place was found in, as narrowed and ordered there. */
async function listOf(api: Api, id: string, { sort, filters }: StayAddress): Promise<StayResults> {
  const fs = formatStayFilters({ ...filters, soldOut: undefined });
  return resultsOf('stays', await api(search.get, { id, limit: INSTEAD, sort, fs, waitMs: PATIENCE_MS }));
}

async function findDetail(api: Api, id: string, key: string): Promise<StayDetail | undefined> {
  try {
    return detailOf('stays', await api(search.offer, { id, offerId: `${id}.${key}` }));
  } catch (error) {
    if (isApiError(error) && (error.status === 410 || error.status === 404)) return undefined;
    throw error;
  }
}

/** 410 for a place that is not sold; one that is full for these nights is still there. */
function gone(address: StayAddress, results: StayResults, detail: StayDetail | undefined) {
  const others = results.offers.filter(({ key }) => key !== detail?.offer.key);
  const instead = listedStays({ ...results, facets: [], offers: others.slice(0, INSTEAD - 1) });
  const soldOut = detail?.offer.property.name ?? null;
  const found = { kind: 'gone', address, area: results.area, soldOut, instead } satisfies PropertyData;
  return data(found, { status: detail ? 200 : 410 });
}
