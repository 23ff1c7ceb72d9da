import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import type { CancelQuote } from '#contract/booking';
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
  const asked = new URL(request.url).searchParams.get('quote');
  const [quote, { formtoken }] = await Promise.all([findQuote(api, access, asked), api(session.formtoken, {})]);
  return { order, access, formtoken, quote: quote?.orderId === order.id ? quote : null };
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
    const quote = await api(booking.createCancelQuote, access);
    return redirect(cancelAddress(access, quote.id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return data({ problems: error.errors } satisfies CancelRefused, { status: error.status || 503 });
  }
}
