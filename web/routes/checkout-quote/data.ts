import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { chooseTraveler } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { listCountries } from '../../features/forms/countries.ts';
import { endCode, type EndCode } from '../../features/checkout/end-codes.ts';
import { loadMap } from '../../features/checkout/load-map.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import { faultsOf } from '../../features/checkout/order-faults.ts';
import { extrasPath, travellersPath } from '../../features/checkout/paths.ts';
import { type Fault, readTravellers } from '../../features/checkout/read-travellers.ts';
import type { Values } from '../../features/forms/values.ts';
import { NO_ANSWER } from '../../features/checkout/revalidate.ts';
import { filledFrom } from '../../features/checkout/saved-travellers.ts';

/** The first page of checkout: a quote without an order yet. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const quote = await api(booking.getQuote, { id: params['quoteId'] ?? '' });
  if (quote.orderId) throw redirect(travellersPath(quote.orderId));
  const [{ formtoken }, map, { travelers: choices }] = await Promise.all([
    api(session.formtoken, {}),
    loadMap(api, quote.product),
    api(chooseTraveler, {}),
  ]);
  return { quote, map, formtoken, choices, key: newKey(), countries: listCountries(factsOf(context).locale) };
}

export interface TravellersRefused {
  readonly values: Values;
  readonly faults: readonly Fault[];
  /** The price had lapsed; this is the new one, which costs more. */
  readonly requoted?: Quote;
  readonly ended?: EndCode;
  readonly problems?: readonly Problem[];
}

/** Names and contact become an order. A price that lapsed while somebody typed is asked for again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const quote = await api(booking.getQuote, { id: field('quoteId') });
  if (quote.orderId) return redirect(travellersPath(quote.orderId));
  const { travellers: slots, rules } = quote;
  const read = readTravellers(form, { slots, rules, locale: factsOf(context).locale });
  const { travellers, contact, values, faults } = read;
  const filled = await filledFrom(api, values);
  if (filled) return data({ values: filled, faults: [] } satisfies TravellersRefused);
  if (faults.length > 0) return data({ values, faults } satisfies TravellersRefused, { status: 422 });
  const order = async (quoteId: string, idempotencyKey: string) => {
    const made = await api(booking.createOrder, { quoteId, travellers, contact }, { idempotencyKey });
    return redirect(extrasPath(made.id));
  };
  try {
    if (quote.state === 'live') return await order(quote.id, field('key'));
    const again = await requote(api, quote);
    if (again.price.total.amountMinor <= quote.price.total.amountMinor) return await order(again.id, newKey());
    return data({ values, faults: [], requoted: again } satisfies TravellersRefused, { status: 409 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const ended = endCode(error.code);
    const about = { values, faults: [], problems: error.errors };
    const refused: TravellersRefused = ended
      ? { ...about, ended }
      : error.status === 422 || error.status === 400
        ? { values, faults: faultsOf(error.errors) }
        : about;
    return data(refused, { status: error.status || NO_ANSWER });
  }
}

/** The same fare with the same extras, checked again with its supplier. */
async function requote(api: Api, { product, extras }: Quote): Promise<Quote> {
  const { offerId, fareId, search } = product;
  const bags = extras.bags.map(({ traveller, slice, kind, chosen }) => ({ traveller, slice, kind, count: chosen }));
  const seats = extras.seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen }));
  return api(booking.createQuote, { offerId, fareId, search, extras: { bags, seats } });
}
