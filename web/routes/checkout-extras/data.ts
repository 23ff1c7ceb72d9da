import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import { isApiError } from '#contract/core';
import { apiOf } from '../../api.ts';
import { holdAndReview, type HoldRefused, refusalOf } from '../../features/checkout/hold.ts';
import { loadOrder } from '../../features/checkout/load-order.ts';
import { extrasPath, reviewPath } from '../../features/checkout/paths.ts';
import { hasExtras } from '../../features/checkout/purchase.ts';
import { takeOut } from '../../features/checkout/take-out.ts';
import { pageOf } from '../../features/checkout/where-now.ts';
import { readExtras } from '../../features/verticals/chosen-extras.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadOrder(apiOf(context), params['orderId'] ?? '');
  if (!loaded.order.actions.includes('edit')) throw redirect(pageOf(loaded.order));
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (!hasExtras(loaded.order.items)) throw redirect(reviewPath(loaded.order.id));
  return loaded;
}

/**
 * Stores the choices, then checks the price and keeps the seats. `update`: only stores, for pages without scripts.
 * `hold`: accepts a total that the page showed.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiOf(context);
  const id = params['orderId'] ?? '';
  const form = await request.formData();
  const intent = form.get('intent');
  const answer =
    intent === 'hold'
      ? await holdAndReview(api, id, Number(form.get('acceptTotalMinor')))
      : intent === 'remove'
        ? await takeOut(api, id, form)
        : await choose(intent !== 'update');
  return answer instanceof Response ? answer : data(answer, { status: answer.status });

  async function choose(goOn: boolean): Promise<Response | HoldRefused> {
    try {
      const order = await api(booking.getOrder, { id });
      if (!order.actions.includes('edit')) return redirect(pageOf(order));
      let { price } = order;
      for (const [at, item] of order.items.entries()) {
        if (!hasExtras([item])) continue;
        const extras = readExtras(form, item, at);
        if (extras) ({ price } = await api(booking.updateExtras, { id, itemId: item.id, extras }));
      }
      return goOn ? await holdAndReview(api, id, price.total.amountMinor) : redirect(extrasPath(id));
    } catch (error) {
      if (!isApiError(error) || error.status === 404) throw error;
      return refusalOf(error);
    }
  }
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
