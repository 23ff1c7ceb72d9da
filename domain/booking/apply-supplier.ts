import { askForHelp, oweNotice } from './notices.ts';
import type { TxCtx } from '#domain/kernel';
import { createRefund, post, postCancel, postSale } from '#domain/payments';
import { effectKey, moveItem, wake } from './claim.ts';
import { supplierOf, type BookingDeps } from './deps.ts';
import { paymentOf } from './outside.ts';
import type { CancelResult, CommitResult, Committed, ProbeResult, ReserveResult } from './ports.ts';
import { oweOutcome } from './owe-outcome.ts';
import { daysFrom, retryAt } from './retry.ts';
import { reprice, soldColumns, unitsLeft } from './snapshot.ts';
import { findCancelQuote, updateItem, type Saga } from './store.ts';

/** Probes after which a person is asked to look as well. */
const probesBeforeHelp = 8;
const lapseWarningMs = 24 * 3_600_000;

export async function applyReserve(deps: BookingDeps, ctx: TxCtx, saga: Saga, result: ReserveResult): Promise<void> {
  const released = !wasAskedBefore(saga);
  if (result.outcome === 'held') {
    const { reservation } = result;
    await moveItem(ctx, saga, 'held', 'supplier.held', {
      hold_ref: reservation.ref,
      hold_expires_at: reservation.expiresAt,
      price_until: reservation.priceGuaranteedUntil,
      extensions_left: reservation.extensionsLeft,
      released: false,
      failure: null,
    });
    await wake(deps, ctx, saga.item.id, reservation.expiresAt);
    return;
  }
  if (result.outcome === 'repriced') {
    const snapshot = reprice(saga.snapshot, result.quote);
    await moveItem(ctx, saga, 'draft', 'supplier.repriced', {
      ...soldColumns(deps, snapshot, saga.item.extras),
      failure: 'repriced',
      released,
    });
    return;
  }
  await moveItem(ctx, saga, 'draft', `supplier.${result.outcome}`, { failure: result.outcome, released });
}

/** An earlier call with this key got no answer: it may have kept something, or still may, whatever a later one is told. */
function wasAskedBefore(saga: Saga): boolean {
  const key = effectKey(saga, 'reserve');
  return saga.effects.some((effect) => effect.key === key && effect.attempts > 1);
}

export async function applyCommit(
  deps: BookingDeps,
  ctx: TxCtx,
  saga: Saga,
  result: CommitResult | ProbeResult,
): Promise<void> {
  switch (result.outcome) {
    case 'committed':
      return applyCommitted(deps, ctx, saga, result);
    case 'rejected':
      await moveItem(ctx, saga, 'rejected', 'supplier.rejected', { failure: result.reason }, { reason: result.reason });
      return oweOutcome(deps, ctx, saga, 'rejected');
    case 'not_found':
      return applyNotFound(deps, ctx, saga);
    case 'pending':
    case 'unknown':
      return applyStillUnknown(deps, ctx, saga);
  }
}

async function applyCommitted(deps: BookingDeps, ctx: TxCtx, saga: Saga, committed: Committed): Promise<void> {
  const { item, order } = saga;
  await moveItem(ctx, saga, 'confirmed', 'supplier.committed', {
    booking_ref: committed.bookingRef,
    locator: committed.locator,
    documents: JSON.stringify(committed.documents),
    booked_at: ctx.clock.now(),
    released: true,
  });
  if (item.due_minor > 0)
    await post(ctx.tx, ctx, order.id, postSale(item.id, { amountMinor: item.due_minor, currency: item.currency }));
  await oweOutcome(deps, ctx, saga, 'confirmed');
}

/** The supplier does not know our key: send it again where that is safe, else believe it once it had time to settle. */
async function applyNotFound(deps: BookingDeps, ctx: TxCtx, saga: Saga): Promise<void> {
  const { manifest } = supplierOf(deps, saga.item.supplier);
  if (manifest.idempotency === 'key') {
    await moveItem(ctx, saga, 'committing', 'supplier.never_got_it');
    return;
  }
  const sentAt = saga.effects.find((effect) => effect.kind === 'commit')?.intended_at ?? saga.order.created_at;
  const settled = new Date(sentAt.getTime() + manifest.settleMs);
  if (settled.getTime() > ctx.clock.now().getTime()) return updateItem(ctx.tx, saga.item.id, { due_at: settled });
  await applyCommit(deps, ctx, saga, { outcome: 'rejected', reason: 'refused' });
}

/** Keeps the payer's authorisation and asks again later; a person is asked too before the authorisation lapses. */
export async function applyStillUnknown(deps: BookingDeps, ctx: TxCtx, saga: Saga): Promise<void> {
  const { item } = saga;
  const now = ctx.clock.now();
  const probes = item.probes + 1;
  const change = { probes, due_at: retryAt(now, probes, ctx.random) };
  if (item.state === 'commit_unknown') await updateItem(ctx.tx, item.id, change);
  else await moveItem(ctx, saga, 'commit_unknown', 'supplier.outcome_unknown', { ...change, due_at: null });
  const lapses = saga.payments.at(-1)?.authorised_until;
  const nearLapse = lapses && lapses.getTime() - now.getTime() < lapseWarningMs;
  if (probes >= probesBeforeHelp || nearLapse) await askForHelp(ctx.tx, ctx, saga.order.id, 'commit_unknown');
}

export async function applyCancel(deps: BookingDeps, ctx: TxCtx, saga: Saga, result: CancelResult): Promise<void> {
  const { item, order } = saga;
  const quote = await findCancelQuote(ctx.tx, item.cancel_quote_id ?? '');
  if (!quote || result.outcome === 'refused') {
    await moveItem(ctx, saga, 'confirmed', 'supplier.cancel_refused', {
      cancel_quote_id: null,
      failure: 'cancel_refused',
    });
    return;
  }
  if (result.outcome === 'pending') {
    await updateItem(ctx.tx, item.id, {
      probes: item.probes + 1,
      due_at: retryAt(ctx.clock.now(), item.probes + 1, ctx.random),
    });
    return;
  }
  const cancelled = [...item.cancelled_units, ...quote.units].toSorted((a, b) => a - b);
  const left = quote.partial && unitsLeft(deps, saga.snapshot, cancelled).length > 0;
  const amount = { amountMinor: quote.refund_minor, currency: quote.currency };
  await moveItem(
    ctx,
    saga,
    left ? 'confirmed' : 'cancelled',
    left ? 'supplier.cancelled_part' : 'supplier.cancelled',
    {
      failure: null,
      cancelled_units: JSON.stringify(cancelled),
      owed_minor: item.owed_minor + (quote.owed_minor ?? 0),
    },
    { ...amount, ...(quote.partial && { units: JSON.stringify(quote.units) }) },
  );
  if (amount.amountMinor > 0) {
    const expectedBy = daysFrom(ctx.clock.now(), deps.settings.refundDays);
    const itemId = item.id;
    // What a company owes becomes less; nothing was taken from it that could be paid back.
    if (order.payer === 'card')
      await createRefund(ctx.tx, ctx, {
        payment: paymentOf(saga),
        itemId,
        cancelQuoteId: quote.id,
        amount,
        expectedBy,
      });
    await post(ctx.tx, ctx, order.id, postCancel(quote.id, amount));
  }
  await oweNotice(ctx.tx, ctx, deps, { orderId: order.id, kind: 'cancellation', key: `cancellation:${quote.id}` });
}
