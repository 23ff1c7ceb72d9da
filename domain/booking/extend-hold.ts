import { booking as calls, type Order } from '#contract/booking';
import { note, WrongState } from '#domain/events';
import { Conflict, type Ctx, verb, type Verb } from '#domain/kernel';
import { ownOrder } from './access.ts';
import { wake } from './claim.ts';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import { holdExpired, Unavailable } from './errors.ts';
import { judgeOrder } from './judge-items.ts';
import { mustRead, refuseWhileHolding } from './hold-order.ts';
import { readOrderView } from './read-order.ts';
import { isHoldable } from './snapshot.ts';
import { lockSaga, updateItem } from './store.ts';
import type { ItemRow } from './tables.ts';

/** Keeps seats and rooms longer, where their suppliers allow it: all of them, or the first refusal is told. */
export function extendHold(deps: BookingDeps): Verb<typeof calls.extendHold.input, Order> {
  return verb({
    name: 'extendHold',
    allow: ownOrder(deps),
    input: calls.extendHold.input,
    async run({ ctx, input }) {
      const whole = await mustRead(ctx, input.id);
      const all = whole.parts;
      const held = all.filter((part) => part.item.state !== 'draft' || isHoldable(part.snapshot));
      const parts = held.length > 0 ? held : all;
      const now = ctx.clock.now();
      refuseWhileHolding(whole, now);
      for (const { item } of parts) {
        if (item.state !== 'held') throw new WrongState('order', item.state, 'extended');
        if (item.hold_expires_at && item.hold_expires_at <= now) throw holdExpired();
        if (item.extensions_left <= 0 || item.hold_ref === null) throw notExtendable('The hold cannot be made longer');
      }
      await judgeOrder(deps, ctx, whole);
      for (const { item } of parts) await extendItem(deps, ctx, item);
      return readOrderView(deps, ctx, input.id);
    },
  });
}

async function extendItem(deps: BookingDeps, ctx: Ctx, item: ItemRow): Promise<void> {
  const supplier = supplierOf(deps, item.supplier);
  const key = `${item.id}:extend:${item.hold_number}:${item.extensions_left}`;
  const ref = item.hold_ref ?? '';
  const settled = await settle(supplier.manifest.callTimeoutMs, () => supplier.extend({ key, ref }));
  if ('failed' in settled) throw new Unavailable('SUPPLIER_UNAVAILABLE', settled.failed);
  const longer = settled.answer;
  if (!longer) throw notExtendable('The supplier keeps it no longer');
  await ctx.db.transact(async (tx) => {
    const saga = await lockSaga(tx, item.id);
    if (saga?.item.state !== 'held' || saga.item.hold_number !== item.hold_number) return;
    await updateItem(tx, item.id, {
      hold_expires_at: longer.expiresAt,
      price_until: longer.priceGuaranteedUntil,
      extensions_left: longer.extensionsLeft,
    });
    await note(tx, ctx, { subject: 'item', id: item.id, orderId: item.order_id, cause: 'hold.extended' });
    await wake(deps, { ...ctx, tx }, item.id, longer.expiresAt);
  });
}

function notExtendable(description: string): Conflict {
  return new Conflict('NOT_EXTENDABLE', description);
}
