import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import type { CancelQuote, Order } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { apiOf, factsOf } from '../../api.ts';
import { type Access, accessOf, cancelAddress, orderAddress } from '../../features/booking/access.ts';
import { loadOrder } from '../../features/booking/load-order.ts';

/** The order and, once asked for, the terms of cancelling it now. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const access = accessOf(request, params);
  const order = await loadOrder(api, access, factsOf(context).locale);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (order.state === 'cancelling' || order.state === 'cancelled') throw redirect(orderAddress(access));
  const asked = new URL(request.url).searchParams;
  const ids = asked.getAll('quote').slice(0, order.items.length);
  const [found, { formtoken }] = await Promise.all([
    Promise.all(ids.map((id) => findQuote(api, access, id))),
    api(session.formtoken, {}),
  ]);
  const ours = found.filter((quote) => quote !== null).filter(({ orderId }) => orderId === order.id);
  // A thing is cancelled once: of several terms for it in the address one counts.
  const quotes = [...new Map(ours.map((quote) => [quote.itemId, quote])).values()];
  const itemId = quotes.length > 1 ? null : itemIn(order, quotes[0]?.itemId ?? asked.get('item'));
  return { order, itemId, unit: asked.get('unit'), access, formtoken, quotes, stopped: asked.has('stopped') };
}

/** The thing that is to be cancelled; of several one has to be named. */
function itemIn({ items }: Order, id: string | null): string | null {
  const [only, ...more] = items;
  if (only && more.length === 0) return only.id;
  return items.find((item) => item.id === id)?.id ?? null;
}

async function findQuote(api: Api, { token }: Access, id: string): Promise<CancelQuote | null> {
  try {
    return await api(booking.getCancelQuote, { id, token });
  } catch (error) {
    // A mistyped or old address of terms leads to asking again, not to a dead end.
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}

export interface CancelRefused {
  readonly problems: readonly Problem[];
}

const description = 'No part was chosen';
const NOTHING_CHOSEN: CancelRefused['problems'] = [
  { code: 'CHOOSE_UNITS', description, localizedDescription: description },
];

/** `intent=quote` asks what comes back and shows it; `intent=confirm` cancels on those terms. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const access = accessOf(request, params);
  const form = await request.formData();
  try {
    if (form.get('intent') === 'confirm') return redirect(await confirm(api, access, form.getAll('quote').map(String)));
    if (form.get('scope') === 'everything') return redirect(await askForEverything(api, access));
    const itemId = form.get('item')?.toString();
    const units = form.getAll('unit').map(Number);
    if (form.get('scope') === 'chosen' && units.length === 0)
      return data({ problems: NOTHING_CHOSEN }, { status: 422 });
    const quote = await api(booking.createCancelQuote, {
      ...access,
      ...(itemId && { itemId }),
      ...(form.get('scope') === 'chosen' && { units }),
    });
    return redirect(cancelAddress(access, { item: itemId, quotes: [quote.id] }));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return data({ problems: error.errors } satisfies CancelRefused, { status: error.status || 503 });
  }
}

/** Terms for everything that can be cancelled; what its supplier does not cancel any more stays booked. */
async function askForEverything(api: Api, access: Access): Promise<string> {
  const { items } = await api(booking.getOrder, access);
  const asked = items
    .filter(({ cancellable }) => cancellable)
    .map(({ id }) => api(booking.createCancelQuote, { ...access, itemId: id }));
  const answers = await Promise.allSettled(asked);
  const quotes = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value.id);
  const refusals = answers.filter((answer) => answer.status === 'rejected').map(({ reason }): unknown => reason);
  const [unexpected] = quotes.length === 0 ? refusals : refusals.filter((refusal) => !isOver(refusal));
  if (unexpected) throw unexpected;
  return cancelAddress(access, { quotes });
}

function isOver(refusal: unknown): boolean {
  return isApiError(refusal) && refusal.errors.some(({ code }) => code === 'NOT_CANCELLABLE');
}

/** One thing after another: each is agreed with its own supplier. What is done stays done when a later one is refused. */
async function confirm(api: Api, access: Access, quotes: readonly string[]): Promise<string> {
  const { token } = access;
  for (const [at, id] of quotes.entries()) {
    try {
      // eslint-disable-next-line no-await-in-loop -- the money of one is settled before the next is asked for
      await api(booking.confirmCancel, { id, token });
    } catch (error) {
      if (at === 0 || !isApiError(error)) throw error;
      return cancelAddress(access, { stopped: true });
    }
  }
  return orderAddress(access);
}
