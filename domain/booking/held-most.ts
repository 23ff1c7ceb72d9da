import { note } from '#domain/events';
import type { TxCtx } from '#domain/kernel';
import { moveItem } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { tables, updateItem, type Saga } from './store.ts';

/**
 * Whether its buyer would hold more than one may with it. Their orders are locked, in the order of their ids, so that of two that are
 * held at once the second sees the first; an order is always locked after its items.
 */
export async function isOverLimit(
  { settings }: Pick<BookingDeps, 'settings'>,
  ctx: TxCtx,
  { item, order }: Saga,
): Promise<boolean> {
  const { account_id: account, session_id: session } = order;
  const own = await tables(ctx.tx)
    .selectFrom('booking_order')
    .select('id')
    .where((eb) =>
      account === null
        ? eb.and([eb('session_id', '=', session), eb('account_id', 'is', null)])
        : eb('account_id', '=', account),
    )
    .where('state', 'not in', ['booked', 'partly_booked', 'cancelled', 'given_up', 'purged', 'failed'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { held } = await tables(ctx.tx)
    .selectFrom('order_item')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('people'), eb.val('0')).as('held'))
    .where(
      'order_id',
      'in',
      own.map(({ id }) => id),
    )
    .where('id', '!=', item.id)
    .where((eb) => eb.or([eb('state', '=', 'reserving'), eb('hold_expires_at', '>', ctx.clock.now())]))
    .where('state', 'in', ['reserving', 'held', 'authorising'])
    .executeTakeFirstOrThrow();
  return Number(held) + item.people > settings.mostHeld;
}

/** Like what nobody holds: its price is asked for again when it is paid. */
export async function sellUnheld(ctx: TxCtx, saga: Saga): Promise<void> {
  const { item, snapshot } = saga;
  const set = { snapshot: JSON.stringify({ ...snapshot, overLimit: true }), hold_ref: null, hold_expires_at: null };
  if (item.state !== 'draft') return moveItem(ctx, saga, 'draft', 'hold.over_limit', set);
  if (snapshot.overLimit) return;
  await updateItem(ctx.tx, item.id, set);
  await note(ctx.tx, ctx, { subject: 'item', id: item.id, orderId: item.order_id, cause: 'hold.over_limit' });
}
