import { booking as calls, type Order } from '#contract/booking';
import { note, WrongState } from '#domain/events';
import { type Ctx, Gone, NotFound, verb, type Verb } from '#domain/kernel';
import { ownOrder } from './access.ts';
import { advance, advanceOrder } from './advance.ts';
import { moveItem, standingOf } from './claim.ts';
import { askQuote } from './create-quote.ts';
import { isOverLimit, sellUnheld } from './held-most.ts';
import { supplierOf, type BookingDeps } from './deps.ts';
import { HoldUnderWay, orderReplaced, priceChanged, purged, soldOut, Unavailable } from './errors.ts';
import { judgeOrder } from './judge-items.ts';
import { totalMinor } from './money-of.ts';
import { nextStep } from './next-step.ts';
import type { SupplierQuote } from './ports.ts';
import { readOrderView } from './read-order.ts';
import { isHoldable, isPayable, priceOf, reprice, soldColumns, wantedOf } from './snapshot.ts';
import { isGivenUp, lockSaga, readOrderParts, sagaOf, updateItem, type Part, type Whole } from './store.ts';

/**
 * Checks the price with every supplier and what the rules of whose the order is say of it, and keeps seats and rooms, before any card is
 * asked for. Repeatable.
 */
export function holdOrder(deps: BookingDeps): Verb<typeof calls.holdOrder.input, Order> {
  return verb({
    name: 'holdOrder',
    allow: ownOrder(deps),
    input: calls.holdOrder.input,
    async run({ ctx, input }) {
      const whole = await readUpToDate(deps, ctx, input.id);
      refuseWhileHolding(whole, ctx.clock.now());
      const wrong = whole.parts.find(({ item }) => !['draft', 'hold_expired', 'held'].includes(item.state));
      if (wrong) throw new WrongState('order', wrong.item.state, 'held');
      await checkPrices(deps, ctx, whole, input.acceptTotalMinor);
      await judgeOrder(deps, ctx, await mustRead(ctx, input.id));
      await reserveAll(deps, ctx, input.id);
      const after = await mustRead(ctx, input.id);
      const cheaper = after.parts.some(isRepriced) && totalMinor(after) <= input.acceptTotalMinor;
      if (cheaper) await reserveAll(deps, ctx, input.id);
      return afterReserving(deps, ctx, input.id, input.acceptTotalMinor);
    },
  });
}

/** Throws `HoldUnderWay` where an earlier request or another process is still holding something of it. */
export function refuseWhileHolding({ parts }: Whole, now: Date): void {
  const busy = parts.find(({ item }) => item.state === 'reserving');
  if (busy) throw new HoldUnderWay(busy.item, now);
}

const isRepriced = ({ item }: Part): boolean => item.state === 'draft' && item.failure === 'repriced';

/**
 * Compares what the buyer saw with what all of it costs now, asking suppliers whose guarantee does not run any more. A higher
 * price is stored and thrown as PRICE_CHANGED; a lower one is stored and passed on.
 */
export async function checkPrices(deps: BookingDeps, ctx: Ctx, whole: Whole, acceptMinor: number): Promise<void> {
  const now = ctx.clock.now();
  const isGuaranteed = ({ item }: Part) => item.state === 'held' && item.price_until !== null && item.price_until > now;
  await Promise.all(
    whole.parts.flatMap((part, index) => (isGuaranteed(part) ? [] : [checkPrice(deps, ctx, part, index)])),
  );
  const current = await mustRead(ctx, whole.order.id);
  const { currency } = whole.order;
  const amountMinor = totalMinor(current);
  if (amountMinor > acceptMinor) throw priceChanged({ amountMinor: acceptMinor, currency }, { amountMinor, currency });
}

async function checkPrice(deps: BookingDeps, ctx: Ctx, { item, snapshot }: Part, index: number): Promise<void> {
  const holding = item.released ? undefined : (item.hold_ref ?? undefined);
  const quote = await askQuote(supplierOf(deps, item.supplier), wantedOf(snapshot), { item: index }, holding);
  const current = reprice(snapshot, quote);
  const { price } = priceOf(deps, current, item.extras);
  await ctx.db.transact(async (tx) => {
    const locked = await lockSaga(tx, item.id);
    if (locked?.item.state !== item.state || locked.item.version !== item.version) return;
    // What is held keeps the clock of its hold.
    const unheld = item.hold_ref === null && !isHoldable(current) && { price_until: standsUntil(deps, ctx, quote) };
    await updateItem(tx, item.id, { ...soldColumns(deps, current, item.extras), ...unheld });
    if (price.total.amountMinor === item.total_minor) return;
    await note(tx, ctx, {
      subject: 'item',
      id: item.id,
      orderId: item.order_id,
      cause: 'price.changed',
      facts: { ...price.total },
    });
  });
}

/** A price that was just asked for stands as long as that of a quote. */
function standsUntil({ settings }: BookingDeps, ctx: Ctx, { expiresAt }: SupplierQuote): Date {
  const latest = ctx.clock.now().getTime() + settings.quoteMinutes * 60_000;
  return new Date(Math.min(latest, expiresAt.getTime()));
}

/** Everything that is not kept yet, at once; one that cannot be kept does not undo the others. */
async function reserveAll(deps: BookingDeps, ctx: Ctx, orderId: string): Promise<void> {
  const { parts } = await mustRead(ctx, orderId);
  const wanting = parts.filter((part) => !isPayable(part) || part.snapshot.overLimit);
  await Promise.all(wanting.map(({ item }) => reserve(deps, ctx, item.id)));
}

async function reserve(deps: BookingDeps, ctx: Ctx, itemId: string): Promise<void> {
  await advance(deps, ctx, itemId, {
    async begin(within) {
      const saga = await lockSaga(within.tx, itemId);
      if (saga?.item.state === 'purged') throw purged();
      if (!saga || !['draft', 'hold_expired'].includes(saga.item.state)) return;
      if (!saga.item.released) throw new Unavailable('SUPPLIER_UNAVAILABLE');
      if (await isOverLimit(deps, within, saga)) return sellUnheld(within, saga);
      const { item, snapshot } = saga;
      await moveItem(within, saga, 'reserving', 'buyer.holds', {
        hold_number: item.hold_number + 1,
        hold_ref: null,
        failure: null,
        accepted_minor: item.total_minor,
        snapshot: JSON.stringify({ ...snapshot, overLimit: undefined }),
      });
    },
  });
}

async function afterReserving(deps: BookingDeps, ctx: Ctx, orderId: string, acceptMinor: number): Promise<Order> {
  const whole = await mustRead(ctx, orderId);
  const { currency } = whole.order;
  const failed = whole.parts.findIndex((part) => !isPayable(part));
  const part = whole.parts[failed];
  if (!part) return readOrderView(deps, ctx, orderId);
  const detail = { vertical: part.snapshot.product.vertical, item: failed };
  switch (part.item.failure) {
    case 'sold_out':
      throw soldOut(detail);
    case 'gone':
      throw new Gone('OFFER_GONE', 'This is not sold any more', detail);
    case 'repriced':
      throw priceChanged({ amountMinor: acceptMinor, currency }, { amountMinor: totalMinor(whole), currency });
    default:
      throw new Unavailable('SUPPLIER_UNAVAILABLE');
  }
}

export async function mustRead(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<Whole> {
  const whole = await ctx.db.transact((tx) => readOrderParts(tx, orderId));
  if (!whole) throw new NotFound('order');
  if (whole.parts[0].item.state === 'purged') throw purged();
  if (isGivenUp(whole)) throw orderReplaced();
  return whole;
}

/** As `mustRead`, after what the clock or a lost answer has left to do was done. */
export async function readUpToDate(deps: BookingDeps, ctx: Ctx, orderId: string): Promise<Whole> {
  const whole = await mustRead(ctx, orderId);
  const now = ctx.clock.now();
  const rests = whole.parts.every((part) =>
    ['rest', 'wait'].includes(nextStep(standingOf(deps, sagaOf(whole, part), false), now).kind),
  );
  if (rests) return whole;
  await advanceOrder(deps, ctx, orderId);
  return mustRead(ctx, orderId);
}
