import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Quote } from '#contract/booking';
import { isApiError, type Api } from '#contract/core';
import { formatStayAddress, formatStayFilters, parsePropertyAddress, resultsOf, search } from '#contract/search';
import type { StayAddress, StayArea, StayDetail, StayResults } from '#contract/search';
import { session } from '#contract/session';
import { apiOf, factsOf } from '../../api.ts';
import { readTrip } from '../../features/cart/read-cart.ts';
import { withSearch } from '../../features/results/search-ids.ts';
import { queryOf } from '../../features/verticals/stays/asked.ts';
import { findDetail } from '../../features/verticals/stays/find-detail.ts';
import { formAddress } from '../../features/verticals/stays/form-address.ts';
import type { ListedStays } from '../../features/verticals/stays/listed.ts';
import { type AnsweredNights, askNights, readChoice } from '../../features/verticals/stays/nights/asked-nights.ts';
import { choiceAddress, readPicks, readPickFields } from '../../features/verticals/stays/property/choice-address.ts';
import type { HeldStay } from '../../features/verticals/stays/property/held-stay.ts';
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
      /** A month of arrivals, where the address chose one. */
      readonly nights: AnsweredNights | null;
      /** How many the list holds; null while sources are still asked. */
      readonly listed: number | null;
      readonly formtoken: string;
      /** What was put aside to be booked together with something. */
      readonly cart: Quote | null;
      readonly held: HeldStay | null;
    }
  | {
      readonly kind: 'gone';
      readonly address: StayAddress;
      readonly area: StayArea;
      /** Of a place that has nothing left for this party; null for one that is not sold at all. */
      readonly soldOut: string | null;
      readonly offerKey: string;
      readonly nights: AnsweredNights | null;
      readonly instead: ListedStays;
    };

const PATIENCE_MS = 3_000;
/** Of other places, where this one cannot be had. */
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
  const { chrome, currency } = factsOf(context);
  const query = queryOf(
    address,
    (chrome.cart && (await loadHeld()).heldStayCurrency(chrome.cart, address)) ?? currency,
  );
  try {
    const { results, detail, nights } = await withSearch(apiOf(context), { call: search.stays, query }, async (id) => {
      const list = await listOf(apiOf(context), id, address);
      const detail = await findDetail(apiOf(context), id, key);
      return {
        results: list,
        detail,
        nights: detail ? await nightsOf(apiOf(context), url.searchParams, detail) : null,
      };
    });
    const { area } = results;
    if (!detail?.offer.price) {
      const { gone } = await import('./gone.ts');
      return gone(address, results, { detail, offerKey: key, nights });
    }
    const listed = results.done ? results.total : null;
    const [{ formtoken }, trip] = await Promise.all([apiOf(context)(session.formtoken, {}), readTrip(apiOf(context))]);
    const { held, detail: priced } = await heldIn(trip, detail, formatStayAddress(address));
    const picks = readPicks(url.searchParams);
    const found = {
      kind: 'found',
      address,
      offerKey: key,
      area,
      detail: priced,
      picks: picks.length > 0 ? picks : (held?.picks ?? []),
      listed,
      nights,
      formtoken,
      cart: trip.adding ? trip.quote : null,
      held,
    } satisfies PropertyData;
    return nights?.problems.length ? data(found, { status: 422 }) : found;
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
    throw redirect(formAddress(address));
  }
}

/** Few who look at a place have a trip already. */
const loadHeld = () => import('../../features/verticals/stays/property/held-stay.ts');

async function heldIn({ quote, adding }: Awaited<ReturnType<typeof readTrip>>, detail: StayDetail, search: string) {
  return quote && !adding ? (await loadHeld()).heldStay(quote, detail, search) : { held: null, detail };
}

/** A press on the page; what it does comes with the press: the page is at the limit of its first load. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { takeStep } = await import('./steps.ts');
  return takeStep(context, new URL(request.url), await request.formData());
}

/** The list that the place was found in, as narrowed and ordered there. */
async function listOf(api: Api, id: string, { sort, filters }: StayAddress): Promise<StayResults> {
  const fs = formatStayFilters({ ...filters, soldOut: undefined });
  return resultsOf('stays', await api(search.get, { id, limit: INSTEAD, sort, fs, waitMs: PATIENCE_MS }));
}

/** Only the server asks before the page is shown: where scripts are, the month asks for itself. */
async function nightsOf(api: Api, params: URLSearchParams, { offer }: StayDetail): Promise<AnsweredNights | null> {
  if (!import.meta.env.SSR) return null;
  const choice = readChoice(params, offer.nights);
  return choice ? askNights(api, offer.id.slice(0, -offer.key.length - 1), offer.key, choice) : null;
}
