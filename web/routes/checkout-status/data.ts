import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../api.ts';
import { endCode } from '../../features/checkout/end-codes.ts';
import { goOn } from '../../features/checkout/go-on.ts';
import { leave } from '../../features/checkout/leave.ts';
import { loadOrder } from '../../features/checkout/load-order.ts';
import { statusPath } from '../../features/checkout/paths.ts';
import { pageOf } from '../../features/checkout/where-now.ts';

/** An order between paying and booked: on its way, unknown, waiting for the payer, or over. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const loaded = await loadOrder(apiOf(context), params['orderId'] ?? '');
  const { order } = loaded;
  const page = pageOf(order);
  if (page !== statusPath(order.id)) throw leave(context, page);
  const why = endCode(new URL(request.url).searchParams.get('why')) ?? 'BOOKING_REFUSED';
  return { ...loaded, why };
}

/** Back to the payment page that the payer left open. */
export async function action({ context, params }: ActionFunctionArgs) {
  return goOn(context, params['orderId'] ?? '');
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
