import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import type { CancelQuote, Order } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { type Access, accessOf, cancelAddress, orderAddress } from '../../features/booking/access.ts';
import { loadOrder } from '../../features/booking/load-order.ts';

/** The order and, once asked for, the terms of cancelling it now. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const access = accessOf(request, params);
  const order = await loadOrder(api, access);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (order.state === 'cancelling' || order.state === 'cancelled') throw redirect(orderAddress(access));
  const asked = new URL(request.url).searchParams;
  const [found, { formtoken }] = await Promise.all([
    findQuote(api, access, asked.get('quote')),
    api(session.formtoken, {}),
  ]);
  const quote = found?.orderId === order.id ? found : null;
  const itemId = itemIn(order, quote?.itemId ?? asked.get('item'));
  return { order, itemId, unit: asked.get('unit'), access, formtoken, quote };
}

/** The thing that is to be cancelled; of several one has to be named. */
function itemIn({ items }: Order, id: string | null): string | null {
  const [only, ...more] = items;
  if (only && more.length === 0) return only.id;
  return items.find((item) => item.id === id)?.id ?? null;
}

async function findQuote(api: Api, { token }: Access, id: string | null): Promise<CancelQuote | null> {
  if (!id) return null;
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
  const { token } = access;
  try {
    if (form.get('intent') === 'confirm') {
      await api(booking.confirmCancel, { id: String(form.get('quote') ?? ''), token });
      return redirect(orderAddress(access));
    }
    const itemId = form.get('item')?.toString();
    const units = form.getAll('unit').map(Number);
    if (form.get('scope') === 'chosen' && units.length === 0)
      return data({ problems: NOTHING_CHOSEN }, { status: 422 });
    const quote = await api(booking.createCancelQuote, {
      ...access,
      ...(itemId && { itemId }),
      ...(form.get('scope') === 'chosen' && { units }),
    });
    return redirect(cancelAddress(access, { item: itemId, quote: quote.id }));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return data({ problems: error.errors } satisfies CancelRefused, { status: error.status || 503 });
  }
}
