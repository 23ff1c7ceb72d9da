import { transition } from '#domain/events';
import type { TxCtx } from '#domain/kernel';
import { orderMachine, stageAfter } from './machine.ts';
import { GIVEN_UP, tables } from './store.ts';

/** Moves an order to where its items have come. The caller holds their lock, so that nothing moves in between. */
export async function followItems(ctx: TxCtx, orderId: string, cause: string): Promise<void> {
  const rows = await tables(ctx.tx)
    .selectFrom('booking_order as o')
    .innerJoin('order_item as i', 'i.order_id', 'o.id')
    .select(['o.state as stage', 'i.state', 'i.failure'])
    .where('o.id', '=', orderId)
    .execute();
  const [first] = rows;
  if (!first) return;
  const left = rows.filter(({ state, failure }) => state !== 'dropped' || failure === GIVEN_UP);
  const from = first.stage;
  const to = stageAfter(
    from,
    left.map(({ state }) => state),
  );
  if (to !== from) await transition(ctx.tx, ctx, orderMachine, { id: orderId, orderId, from, to, cause });
}
