import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import type { Problem } from '#contract/core';
import { session } from '#contract/session';
import { chooseTraveler } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { listCountries } from '../../features/forms/countries.ts';
import { loadMap } from '../../features/checkout/load-map.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import { patient } from '../../features/checkout/patient.ts';
import { FROM_CART, quotePath } from '../../features/checkout/paths.ts';
import { type Fault, PEOPLE } from '../../features/checkout/read-travellers.ts';
import { type Values, valuesOf } from '../../features/forms/values.ts';
import { isForNow, NO_ANSWER } from '../../features/checkout/revalidate.ts';
import type { EndCode } from '../../features/verticals/checkout-parts.ts';

/** The first page of checkout: a quote without an order yet. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const quote = await patient(() => api(booking.getQuote, { id: params['quoteId'] ?? '' }));
  if (quote.orderId) {
    // Most readers have not ordered yet.
    const { orderPath } = await import('../../features/checkout/order-path.ts');
    throw redirect(await orderPath(api, quote.orderId, isFromCart(request)));
  }
  if (quote.replacedBy && isFromCart(request)) throw redirect(quotePath(quote.replacedBy) + FROM_CART);
  const held = factsOf(context).chrome.cart?.quoteId === quote.id;
  const { choicePath, replacedOf, startValues, typedBefore, withTyped } =
    await import('../../features/checkout/quote-steps.ts');
  const [{ formtoken }, map, { travelers: choices }, typed, back, replaced] = await Promise.all([
    api(session.formtoken, {}),
    loadMap(api, quote.items),
    api(chooseTraveler, {}),
    held ? typedBefore(api, quote) : {},
    held ? '/cart' : choicePath(quote),
    held ? replacedOf(api, new URL(request.url)) : undefined,
  ]);
  return {
    quote,
    back,
    replaced,
    map,
    formtoken,
    choices,
    start: withTyped(startValues(choices, quote.travellers, factsOf(context).chrome.account), typed),
    key: newKey(),
    countries: listCountries(factsOf(context).locale),
  };
}

const isFromCart = ({ url }: Request): boolean => new URL(url).search === FROM_CART;

export interface TravellersRefused {
  readonly values: Values;
  readonly faults: readonly Fault[];
  /** The price had lapsed; this is the new one, which costs more. */
  readonly requoted?: Quote;
  readonly ended?: EndCode;
  /** Place of the item that ended. */
  readonly item?: number;
  readonly problems?: readonly Problem[];
}

/** A press on the page; see `quote-steps.ts`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  try {
    // What a press does comes with the press: the first page of checkout is at the limit of its first load.
    const { takeStep } = await import('../../features/checkout/quote-steps.ts');
    return await takeStep(api, form, factsOf(context), new URL(request.url));
  } catch (error) {
    if (!isForNow(error)) throw error;
    const refused: TravellersRefused = { values: valuesOf(form, PEOPLE), faults: [], problems: error.errors };
    return data(refused, { status: error.status || NO_ANSWER });
  }
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
