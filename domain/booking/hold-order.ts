import { booking as calls, type Extras, type Order } from '#contract/booking';
import { note, WrongState } from '#domain/events';
import { Conflict, Gone, NotFound, verb, type Ctx, type Verb } from '#domain/kernel';
import { openOrder } from './access.ts';
import { advance } from './advance.ts';
import { moveItem, standingOf, wake } from './claim.ts';
import { askQuote } from './create-quote.ts';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import { holdExpired, priceChanged, purged, soldOut, Unavailable } from './errors.ts';
import { readOrderView } from './read-order.ts';
import { nextStep } from './next-step.ts';
import { priceOf, productRef, reprice } from './snapshot.ts';
import { lockSaga, readSaga, updateItem, type Saga } from './store.ts';

/** Checks the price with the supplier and keeps the seats, before any card is asked for. Repeatable. */
export function holdOrder(deps: BookingDeps): Verb<typeof calls.holdOrder.input, Order> {
  return verb({
    name: 'holdOrder',
    may: () => true,
    input: calls.holdOrder.input,
    async run({ ctx, input }) {
      const order = await openOrder(ctx.db.query, ctx, deps.signer, input);
      const saga = await readUpToDate(deps, ctx, order.id);
      if (saga.item.state === 'held') {
        const accepted = await checkPrice(deps, ctx, saga, input.acceptTotalMinor);
        if (accepted) return readOrderView(deps, ctx, order.id);
      }
      if (!['draft', 'hold_expired'].includes(saga.item.state)) throw new WrongState('order', saga.item.state, 'held');
      await checkPrice(deps, ctx, saga, input.acceptTotalMinor);
      await reserve(deps, ctx, saga.item.id);
      const { item } = await mustRead(ctx, order.id);
      const cheaper = item.failure === 'repriced' && item.total_minor <= input.acceptTotalMinor;
      if (cheaper) await reserve(deps, ctx, item.id);
      return afterReserving(deps, ctx, order.id, input.acceptTotalMinor);
    },
  });
}

/** Keeps the seats longer, where the supplier allows it. */
export function extendHold(deps: BookingDeps): Verb<typeof calls.extendHold.input, Order> {
  return verb({
    name: 'extendHold',
    may: () => true,
    input: calls.extendHold.input,
    async run({ ctx, input }) {
      const order = await openOrder(ctx.db.query, ctx, deps.signer, input);
      const { item } = await mustRead(ctx, order.id);
      const now = ctx.clock.now();
      if (item.state !== 'held') throw new WrongState('order', item.state, 'extended');
      if (item.hold_expires_at && item.hold_expires_at.getTime() <= now.getTime()) throw holdExpired();
      if (item.extensions_left <= 0 || item.hold_ref === null)
        throw new Conflict('NOT_EXTENDABLE', 'The hold cannot be made longer');
      const ref = item.hold_ref;
      const supplier = supplierOf(deps, item.supplier);
      const key = `${item.id}:extend:${item.hold_number}:${item.extensions_left}`;
      const settled = await settle(supplier.manifest.callTimeoutMs, () => supplier.extend({ key, ref }));
      if ('failed' in settled) throw new Unavailable('SUPPLIER_UNAVAILABLE', settled.failed);
      const longer = settled.answer;
      if (!longer) throw new Conflict('NOT_EXTENDABLE', 'The supplier keeps the seats no longer');
      await ctx.db.transact(async (tx) => {
        const saga = await lockSaga(tx, { itemId: item.id });
        if (saga?.item.state !== 'held' || saga.item.hold_number !== item.hold_number) return;
        await updateItem(tx, item.id, {
          hold_expires_at: longer.expiresAt,
          price_until: longer.priceGuaranteedUntil,
          extensions_left: longer.extensionsLeft,
        });
        await note(tx, ctx, { subject: 'item', id: item.id, orderId: order.id, cause: 'hold.extended' });
        await wake(deps, { ...ctx, tx }, item.id, longer.expiresAt);
      });
      return readOrderView(deps, ctx, order.id);
    },
  });
}

/**
 * Compares what the buyer saw with what it costs now, asking the supplier unless a guarantee still runs. A higher price is
 * stored and thrown as PRICE_CHANGED; a lower one is stored and passed on. False when the held price was withdrawn.
 */
export async function checkPrice(deps: BookingDeps, ctx: Ctx, saga: Saga, acceptMinor: number): Promise<boolean> {
  const { item, snapshot } = saga;
  const currency = item.currency;
  const guaranteed =
    item.state === 'held' && item.price_until !== null && item.price_until.getTime() > ctx.clock.now().getTime();
  let totalMinor = item.total_minor;
  if (!guaranteed) {
    const current = reprice(snapshot, await askQuote(supplierOf(deps, item.supplier), productRef(snapshot)));
    totalMinor = priceOf(current, JSON.parse(item.extras) as Extras).price.total.amountMinor;
    await ctx.db.transact(async (tx) => {
      const locked = await lockSaga(tx, { itemId: item.id });
      if (locked?.item.state !== item.state || locked.item.version !== item.version) return;
      await updateItem(tx, item.id, { snapshot: JSON.stringify(current), total_minor: totalMinor });
      if (totalMinor !== item.total_minor) {
        await note(tx, ctx, {
          subject: 'item',
          id: item.id,
          orderId: item.order_id,
          cause: 'price.changed',
          facts: { amountMinor: totalMinor, currency },
        });
      }
    });
  }
  if (totalMinor > acceptMinor)
    throw priceChanged({ amountMinor: acceptMinor, currency }, { amountMinor: totalMinor, currency });
  return true;
}

async function reserve(deps: BookingDeps, ctx: Ctx, itemId: string): Promise<void> {
  await advance(deps, ctx, itemId, {
    async begin(within) {
      const saga = await lockSaga(within.tx, { itemId });
      if (saga?.item.state === 'purged') throw purged();
      if (!saga || !['draft', 'hold_expired'].includes(saga.item.state)) return;
      if (!saga.item.released) throw new Unavailable('SUPPLIER_UNAVAILABLE');
      const { item } = saga;
      await moveItem(within, saga, 'reserving', 'buyer.holds', {
        hold_number: item.hold_number + 1,
        hold_ref: null,
        failure: null,
        accepted_minor: item.total_minor,
      });
    },
  });
}

async function afterReserving(deps: BookingDeps, ctx: Ctx, orderId: string, acceptMinor: number): Promise<Order> {
  const { item } = await mustRead(ctx, orderId);
  if (item.state === 'held') return readOrderView(deps, ctx, orderId);
  switch (item.failure) {
    case 'sold_out':
      throw soldOut();
    case 'gone':
      throw new Gone('OFFER_GONE', 'These flights are not sold any more');
    case 'repriced':
      throw priceChanged(
        { amountMinor: acceptMinor, currency: item.currency },
        { amountMinor: item.total_minor, currency: item.currency },
      );
    default:
      throw new Unavailable('SUPPLIER_UNAVAILABLE');
  }
}

export async function mustRead(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<Saga> {
  const saga = await readSaga(ctx.db.query, orderId);
  if (!saga) throw new NotFound('order');
  if (saga.item.state === 'purged') throw purged();
  return saga;
}

/** As `mustRead`, after what the clock or a lost answer has left to do was done. */
export async function readUpToDate(deps: BookingDeps, ctx: Ctx, orderId: string): Promise<Saga> {
  const saga = await mustRead(ctx, orderId);
  const step = nextStep(standingOf(saga, false), ctx.clock.now());
  if (step.kind === 'rest' || step.kind === 'wait') return saga;
  await advance(deps, ctx, saga.item.id);
  return mustRead(ctx, orderId);
}
