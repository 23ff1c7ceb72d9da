import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { formatCompareAddress, MOST_COMPARED, parseCompareAddress, resultsOf, search } from '#contract/search';
import type { Property, StayAddress, StayArea, StayDetail } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { withSearch } from '../../features/results/search-ids.ts';
import { queryOf } from '../../features/verticals/stays/asked.ts';
import { findDetail } from '../../features/verticals/stays/find-detail.ts';
import { formAddress } from '../../features/verticals/stays/form-address.ts';
import { placeUnder } from '../../features/verticals/stays/compare/asked-rooms.ts';
import type { ListedStay } from '../../features/verticals/stays/listed.ts';
import { localPath } from '../../local-path.ts';

/** What the list says of a place, and what its house asks of guests. */
export interface ComparedStay extends ListedStay {
  readonly house: Pick<Property, 'checkIn' | 'checkOutUntil' | 'pets'>;
}

export interface CompareData {
  readonly address: StayAddress;
  readonly area: StayArea;
  readonly places: readonly ComparedStay[];
  /** Asked for and not to be had: by name where it is known. */
  readonly gone: readonly (string | null)[];
  /** To be had, but in no rooms that meet the filters. */
  readonly unmet: readonly string[];
  /** Asked for beyond what fits beside each other. */
  readonly left: number;
}

const PATIENCE_MS = 3_000;

/** Places of one search side by side, each found again by its key. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CompareData> {
  const url = new URL(request.url);
  const asked = parseCompareAddress(localPath(url.pathname, '/compare/'), url.search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!asked) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { address, keys } = asked;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (url.searchParams.getAll('with').length > 1) throw redirect(formatCompareAddress(asked));
  const api = apiOf(context);
  const shown = keys.slice(0, MOST_COMPARED);
  try {
    const query = queryOf(address, factsOf(context).currency);
    const { area, details } = await withSearch(api, { call: search.stays, query }, async (id) => {
      const list = resultsOf('stays', await api(search.get, { id, limit: 1, waitMs: PATIENCE_MS }));
      return { area: list.area, details: await Promise.all(shown.map((key) => findDetail(api, id, key))) };
    });
    const sold = details.flatMap((detail) =>
      detail?.offer.price ? [{ detail, stay: placeUnder(detail, address.filters) }] : [],
    );
    return {
      address,
      area,
      places: sold.flatMap(({ detail, stay }) => (stay ? [comparedStay(detail, stay)] : [])),
      unmet: sold.flatMap(({ detail, stay }) => (stay ? [] : [detail.offer.property.name])),
      gone: details.flatMap((detail) => (detail?.offer.price ? [] : [detail?.offer.property.name ?? null])),
      left: keys.length - shown.length,
    };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    throw redirect(formAddress(address));
  }
}

function comparedStay({ offer }: StayDetail, stay: ListedStay): ComparedStay {
  const { checkIn, checkOutUntil, pets } = offer.property;
  return { ...stay, house: { checkIn, checkOutUntil, pets } };
}
