import { booking as calls, type CancelQuote, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { Conflict, type Ctx, InvalidInput, NotFound, type TxCtx, verb, type Verb } from '#domain/kernel';
import { ownCancelQuote, ownOrder } from './access.ts';
import { advance } from './advance.ts';
import { moveItem } from './claim.ts';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import { paymentPending, Unavailable } from './errors.ts';
import { mustRead } from './hold-order.ts';
import { readOrderView } from './read-order.ts';
import { daysFrom } from './retry.ts';
import type { SupplierCancelQuote } from './ports.ts';
import { isSettled } from './settled.ts';
import { cancelTerms, priceOf, unitsLeft } from './snapshot.ts';
import { findCancelQuote, lockSaga, sagaOf, tables, type Saga, type Whole } from './store.ts';
import type { CancelQuoteRow } from './tables.ts';

/** What comes back when cancelled now, to whom and by when; changes nothing. */
export function createCancelQuote(deps: BookingDeps): Verb<typeof calls.createCancelQuote.input, CancelQuote> {
  return verb({
    name: 'createCancelQuote',
    allow: ownOrder(deps),
    input: calls.createCancelQuote.input,
    async run({ ctx, input }) {
      const saga = chosenPart(await mustRead(ctx, input.id), input.itemId);
      refuseUnlessCancellable(saga);
      const { order, item, snapshot } = saga;
      const units = chosenUnits(deps, saga, input.units);
      const supplier = supplierOf(deps, item.supplier);
      const { price } = priceOf(deps, snapshot, item.extras);
      const bookedAt = item.booked_at ?? order.created_at;
      const terms = cancelTerms(deps, snapshot, price, { bookedAt, units: units.list });
      const settled = await settle(supplier.manifest.callTimeoutMs, () =>
        supplier.quoteCancel({ ...terms, bookingRef: item.booking_ref ?? '' }),
      );
      if ('failed' in settled) throw new Unavailable('SUPPLIER_UNAVAILABLE', settled.failed);
      const quote = settled.answer;
      if (!quote) throw new Conflict('NOT_CANCELLABLE', 'The supplier does not cancel this booking any more');
      const row = rowOf(deps, ctx, saga, units, quote);
      await tables(ctx.db.query)
        .insertInto('cancel_quote')
        .values({ ...row, units: JSON.stringify(row.units), line_refunds: JSON.stringify(row.line_refunds) })
        .execute();
      return viewCancelQuote(deps, ctx, saga, row);
    },
  });
}

interface Units {
  readonly list: readonly number[];
  readonly partial: boolean;
}

function chosenPart(whole: Whole, itemId: string | undefined): Saga {
  const [first, ...others] = whole.parts;
  if (itemId === undefined && others.length > 0) {
    const description = 'Say which item of the order';
    throw new InvalidInput([{ code: 'VALIDATION_ERROR', description, field: 'itemId' }]);
  }
  const part = itemId === undefined ? first : whole.parts.find(({ item }) => item.id === itemId);
  if (!part) throw new NotFound('item');
  return sagaOf(whole, part);
}

function chosenUnits(deps: BookingDeps, { item, snapshot }: Saga, asked: readonly number[] | undefined): Units {
  const left = unitsLeft(deps, snapshot, item.cancelled_units);
  const list = asked === undefined ? left : [...new Set(asked)].toSorted((a, b) => a - b);
  if (list.every((unit) => left.includes(unit))) return { list, partial: list.length < left.length };
  throw new InvalidInput([{ code: 'VALIDATION_ERROR', description: 'Not booked (any more)', field: 'units' }]);
}

function rowOf(
  { settings }: BookingDeps,
  ctx: Ctx,
  { item }: Saga,
  { list, partial }: Units,
  quote: SupplierCancelQuote,
): CancelQuoteRow {
  const now = ctx.clock.now();
  const latest = now.getTime() + settings.cancelQuoteMinutes * 60_000;
  return {
    id: ctx.ids.uuid(),
    order_id: item.order_id,
    item_id: item.id,
    created_at: now,
    expires_at: new Date(Math.min(latest, quote.expiresAt.getTime())),
    used_at: null,
    basis: quote.basis,
    refund_minor: quote.refund.amountMinor,
    fee_minor: quote.fee.amountMinor,
    currency: item.currency,
    units: [...list],
    partial,
    owed_minor: quote.owedThere?.amountMinor ?? null,
    line_refunds: [...quote.lineRefunds],
    token: quote.token,
  };
}

export function readCancelQuote(deps: BookingDeps): Verb<typeof calls.getCancelQuote.input, CancelQuote> {
  return verb({
    name: 'readCancelQuote',
    allow: ownCancelQuote(deps),
    input: calls.getCancelQuote.input,
    async run({ ctx, input }) {
      const quote = await readQuote(ctx, input.id);
      return viewCancelQuote(deps, ctx, chosenPart(await mustRead(ctx, quote.order_id), quote.item_id), quote);
    },
  });
}

/** Cancels on the quoted terms: supplier first, then the refund. Repeatable; a used quote answers the order as it is. */
export function confirmCancel(deps: BookingDeps): Verb<typeof calls.confirmCancel.input, Order> {
  return verb({
    name: 'confirmCancel',
    allow: ownCancelQuote(deps),
    input: calls.confirmCancel.input,
    async run({ ctx, input }) {
      const quote = await readQuote(ctx, input.id);
      await advance(deps, ctx, quote.item_id, { begin: (within) => startCancelling(deps, within, quote) });
      const order = await readOrderView(deps, ctx, quote.order_id);
      const { item } = chosenPart(await mustRead(ctx, quote.order_id), quote.item_id);
      if (item.failure === 'cancel_refused')
        throw new Conflict('QUOTE_EXPIRED', 'The terms changed meanwhile; ask again what comes back');
      return order;
    },
  });
}

async function startCancelling(deps: BookingDeps, ctx: TxCtx, asked: CancelQuoteRow): Promise<void> {
  const saga = await lockSaga(ctx.tx, asked.item_id);
  const quote = await findCancelQuote(ctx.tx, asked.id);
  if (!saga || !quote) throw new NotFound('order');
  if (quote.used_at) return;
  const now = ctx.clock.now();
  refuseUnlessCancellable(saga);
  const units = chosenUnits(deps, saga, quote.units);
  if (units.partial !== quote.partial) throw new Conflict('QUOTE_EXPIRED', 'Ask again what comes back');
  if (quote.expires_at.getTime() <= now.getTime()) {
    throw new Conflict('QUOTE_EXPIRED', 'Ask again what comes back');
  }
  await tables(ctx.tx).updateTable('cancel_quote').set({ used_at: now }).where('id', '=', quote.id).execute();
  const facts = {
    amountMinor: quote.refund_minor,
    currency: quote.currency,
    ...(quote.partial && { units: JSON.stringify(quote.units) }),
  };
  const set = { cancel_quote_id: quote.id, failure: null, probes: 0 };
  await moveItem(ctx, saga, 'cancelling', 'buyer.cancels', set, facts);
}

async function readQuote(ctx: Ctx, id: string): Promise<CancelQuoteRow> {
  const quote = await findCancelQuote(ctx.db.query, id);
  if (!quote) throw new NotFound('cancel quote');
  return quote;
}

function refuseUnlessCancellable({ item, payments }: Saga): void {
  if (item.state !== 'confirmed') throw new WrongState('order', item.state, 'cancelled');
  if (!isSettled(payments)) throw paymentPending();
}

function viewCancelQuote(
  deps: BookingDeps,
  ctx: Ctx,
  { order, item, snapshot }: Saga,
  row: CancelQuoteRow,
): CancelQuote {
  const { price } = priceOf(deps, snapshot, item.extras);
  const { currency } = row;
  const { units, line_refunds: refunds } = row;
  const { lines } = cancelTerms(deps, snapshot, price, { bookedAt: item.booked_at ?? order.created_at, units });
  const now = ctx.clock.now();
  return {
    id: row.id,
    orderId: order.id,
    itemId: item.id,
    units,
    partial: row.partial,
    reference: order.reference,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.used_at ? 'used' : row.expires_at.getTime() <= now.getTime() ? 'expired' : 'live',
    paid: { amountMinor: row.refund_minor + row.fee_minor, currency },
    owedThere: row.owed_minor === null ? null : { amountMinor: row.owed_minor, currency },
    refund: { amountMinor: row.refund_minor, currency },
    fee: { amountMinor: row.fee_minor, currency },
    basis: row.basis,
    lines: lines.map(({ kind, code, name, amountMinor }, index) => ({
      kind,
      code,
      name,
      paid: { amountMinor, currency },
      refund: { amountMinor: refunds[index] ?? 0, currency },
    })),
    to: 'original_method',
    by: deps.seller(order.brand).name,
    expectedBy: daysFrom(now, deps.settings.refundDays).toISOString(),
  };
}
