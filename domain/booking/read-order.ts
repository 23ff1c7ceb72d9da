import { booking as calls, type Order } from '#contract/booking';
import { type Ctx, NotFound, verb, type Verb } from '#domain/kernel';
import { ownOrder } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { findOrderRow, readOrderParts, type Reader } from './store.ts';
import { viewOrder } from './view.ts';

/** An order for whoever may open it: its session, its signed token, the helpdesk. */
export function readOrder(deps: BookingDeps): Verb<typeof calls.getOrder.input, Order> {
  return verb({
    name: 'readOrder',
    allow: ownOrder(deps),
    input: calls.getOrder.input,
    async run({ ctx, input }) {
      return readOrderView(deps, ctx, input.id);
    },
  });
}

/** By id, after access was judged. */
export async function readOrderView(
  deps: BookingDeps,
  ctx: Pick<Ctx, 'clock' | 'db' | 'log' | 'sealer'>,
  orderId: string,
): Promise<Order> {
  return ctx.db.transact(async (tx) => {
    const whole = await readOrderParts(tx, orderId);
    if (!whole) throw new NotFound('order');
    return viewOrder(deps, ctx, tx, whole);
  });
}

/** Language and brand under which the order was made: mail speaks the same. */
export async function readersChoice(
  db: Reader,
  orderId: string,
): Promise<{ readonly locale: string; readonly brand: string }> {
  const order = await findOrderRow(db, orderId);
  if (!order) throw new NotFound('order');
  return { locale: order.locale, brand: order.brand };
}
