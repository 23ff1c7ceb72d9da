import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { isApiError, type Api } from '#contract/core';
import type { Quote } from '#contract/booking';
import { formatFlightAddress, parseOfferAddress, detailOf, resultsOf, search } from '#contract/search';
import type { FlightAddress, FlightQuery, FlightDetail } from '#contract/search';
import { session } from '#contract/session';
import { apiOf, factsOf } from '../../api.ts';
import { readTrip } from '../../features/cart/read-cart.ts';
import type { HeldFare } from '../../features/verticals/flights/held-fare.ts';
import { queryOf } from '../../features/verticals/flights/asked.ts';
import { withSearch } from '../../features/results/search-ids.ts';
import { type ListedResults, listedResults } from '../../features/verticals/flights/listed.ts';
import { localPath } from '../../local-path.ts';

export type FaresData =
  | {
      readonly kind: 'fares';
      readonly address: FlightAddress;
      readonly detail: FlightDetail;
      readonly formtoken: string;
      /** What was put aside to be booked together with something. */
      readonly cart: Quote | null;
      /** What the choice takes the place of in the cart. */
      readonly held: HeldFare | null;
    }
  | { readonly kind: 'gone'; readonly address: FlightAddress; readonly instead: ListedResults };

const PATIENCE_MS = 3_000;
const INSTEAD = 3;

/** One offer with its fares, found again by its key in a search for the same query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedOf(request);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!asked) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { address, key } = asked;
  const api = apiOf(context);
  const { chrome, currency } = factsOf(context);
  const query = queryOf(
    address,
    (chrome.cart && (await loadHeld()).heldFareCurrency(chrome.cart, address)) ?? currency,
  );
  const found = await findDetail(api, query, key);
  if (found.kind === 'gone') {
    return data({ kind: 'gone', address, instead: found.instead } satisfies FaresData, { status: 410 });
  }
  const [{ formtoken }, { quote, adding }] = await Promise.all([api(session.formtoken, {}), readTrip(api)]);
  const { detail } = found;
  const cart = adding ? quote : null;
  const held = quote && !adding ? await heldOf(quote, detail, address) : null;
  return { kind: 'fares', address, detail, formtoken, cart, held } satisfies FaresData;
}

/** Few who look at fares have a trip already. */
const loadHeld = () => import('../../features/verticals/flights/find-held-fare.ts');

async function heldOf(cart: Quote, detail: FlightDetail, address: FlightAddress): Promise<HeldFare | null> {
  return (await loadHeld()).heldFare(cart, detail, formatFlightAddress(address));
}

function askedOf(request: Request) {
  const { pathname, search: query } = new URL(request.url);
  return parseOfferAddress(localPath(pathname, '/fares/'), query);
}

type Found =
  | { readonly kind: 'found'; readonly detail: FlightDetail }
  | { readonly kind: 'gone'; readonly instead: ListedResults };

async function findDetail(api: Api, query: FlightQuery, key: string): Promise<Found> {
  return withSearch(api, { call: search.create, query }, async (id) => {
    const instead = listedResults(
      resultsOf('flights', await api(search.get, { id, limit: INSTEAD, waitMs: PATIENCE_MS })),
    );
    try {
      return { kind: 'found', detail: detailOf('flights', await api(search.offer, { id, offerId: `${id}.${key}` })) };
    } catch (error) {
      if (isApiError(error) && (error.status === 410 || error.status === 404)) return { kind: 'gone', instead };
      throw error;
    }
  });
}

/** The chosen fare is checked with its supplier and becomes a quote, on which checkout stands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = askedOf(request);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  // Read when somebody has chosen: few who look at a page do.
  const { choose } = await import('../../features/cart/choose.ts');
  const chosen = {
    offerId: field('offerId'),
    choice: { vertical: 'flights' as const, fareId: field('fareId') },
    search: asked && formatFlightAddress(asked.address),
  };
  const answer = await choose(apiOf(context), form, chosen, factsOf(context).locale);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}
