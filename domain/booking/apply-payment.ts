import { askForHelp } from './notices.ts';
import { transition, type Facts } from '#domain/events';
import type { TxCtx } from '#domain/kernel';
import type { PaymentState } from '#contract/booking';
import {
  KEEP_TOPIC,
  noteKeptUse,
  paymentMachine,
  post,
  postCapture,
  postRefund,
  refundMachine,
  type Authorisation,
  type CaptureResult,
  type PaymentRow,
  type RefundResult,
} from '#domain/payments';
import { moveItem, refundOf } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { capturedMinor } from './money-of.ts';
import { moneyOf, paymentOf } from './outside.ts';
import { retryAt } from './retry.ts';
import { updateItem, type Saga } from './store.ts';

/** Refused captures after which a person is asked to look as well; the job goes on asking. */
const capturesBeforeHelp = 3;

async function movePayment(
  ctx: TxCtx,
  payment: PaymentRow,
  to: PaymentState,
  cause: string,
  set: Partial<PaymentRow> = {},
  facts: Facts = {},
): Promise<void> {
  await transition(ctx.tx, ctx, paymentMachine, {
    id: payment.id,
    orderId: payment.order_id,
    from: payment.state,
    to,
    cause,
    set,
    facts,
  });
}

export async function applyAuthorisation(ctx: TxCtx, saga: Saga, result: Authorisation | undefined): Promise<void> {
  const payment = paymentOf(saga);
  if (result?.outcome === 'authorised') {
    const { ref, brand, last4, expiresAt } = result;
    await movePayment(ctx, payment, 'authorised', 'provider.authorised', {
      ref,
      brand,
      last4,
      authorised_until: expiresAt,
      token: null,
      url: null,
    });
    await noteKeptUse(ctx, payment, null);
    await moveAll(ctx, saga, 'committing', 'payment.authorised');
    return;
  }
  if (result?.outcome === 'open') {
    if (payment.state === 'requires_action') return;
    await movePayment(ctx, payment, 'requires_action', 'provider.asks_payer', {
      ref: result.ref,
      url: result.url,
      token: null,
    });
    return;
  }
  const refusal = result ?? { reason: 'processing_error' as const, brand: null, last4: null };
  const { reason, brand, last4 } = refusal;
  await movePayment(
    ctx,
    payment,
    'failed',
    'provider.refused',
    { reason, brand, last4, token: null, url: null, keep_for: null },
    { reason },
  );
  await noteKeptUse(ctx, payment, reason);
  await moveAll(ctx, saga, 'held', 'payment.refused', { reason });
}

/** What is paid for together waits for the payment together. */
async function moveAll(
  ctx: TxCtx,
  { parts }: Saga,
  to: 'committing' | 'held' | 'hold_expired',
  cause: string,
  facts: Facts = {},
): Promise<void> {
  for (const part of parts) {
    const { state, hold_ref: held } = part.item;
    // What was never held has no hold to go back to, nor one to lose.
    const next = held === null && to !== 'committing' ? 'draft' : to;
    if (state === 'authorising') await moveItem(ctx, part, next, cause, {}, facts);
  }
}

export async function applyCapture(deps: BookingDeps, ctx: TxCtx, saga: Saga, result: CaptureResult): Promise<void> {
  const payment = paymentOf(saga);
  if (result.outcome === 'captured') {
    const taken = { amountMinor: capturedMinor(saga), currency: payment.currency };
    const facts = { ...taken };
    // Why an earlier try failed says nothing of money that was taken.
    const set = { taken_minor: taken.amountMinor, reason: null };
    await movePayment(ctx, payment, 'captured', 'provider.captured', set, facts);
    await post(ctx.tx, ctx, payment.order_id, postCapture(payment.id, taken));
    const sweep = { topic: KEEP_TOPIC, key: 'sweep', payload: {}, by: null };
    if (payment.keep_for !== null) await deps.enqueue(ctx.tx, sweep);
    return;
  }
  const captures = payment.captures + 1;
  await movePayment(
    ctx,
    payment,
    'capture_failed',
    'provider.capture_refused',
    { captures, reason: result.reason },
    { captures },
  );
  await updateItem(ctx.tx, saga.item.id, { due_at: retryAt(ctx.clock.now(), captures + 5, ctx.random) });
  if (captures >= capturesBeforeHelp) await askForHelp(ctx.tx, ctx, payment.order_id, 'capture_failed');
}

export async function applyVoid(ctx: TxCtx, saga: Saga, ends: 'void' | 'end_payment'): Promise<void> {
  await movePayment(ctx, paymentOf(saga), 'voided', 'provider.released', { token: null, url: null, keep_for: null });
  if (ends === 'end_payment') await moveAll(ctx, saga, 'hold_expired', 'hold.clock_ran_out');
}

export async function applyRefund(deps: BookingDeps, ctx: TxCtx, saga: Saga, result: RefundResult): Promise<void> {
  const refund = refundOf(saga);
  const payment = paymentOf(saga);
  if (!refund) return;
  const subject = { id: refund.id, orderId: refund.order_id, from: 'paying' as const };
  if (result.outcome === 'paid') {
    await transition(ctx.tx, ctx, refundMachine, {
      ...subject,
      to: 'paid',
      cause: 'provider.refunded',
      set: { paid_at: ctx.clock.now() },
    });
    await post(ctx.tx, ctx, refund.order_id, postRefund(refund.id, moneyOf(refund)));
    const paid = saga.parts
      .flatMap(({ refunds }) => refunds)
      .filter(({ id, state }) => state === 'paid' || id === refund.id)
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const to = paid === (payment.taken_minor ?? payment.amount_minor) ? 'refunded' : 'partially_refunded';
    if (payment.state !== to) await movePayment(ctx, payment, to, 'provider.refunded');
    return;
  }
  if (result.outcome === 'pending') {
    await transition(ctx.tx, ctx, refundMachine, {
      ...subject,
      to: 'supplier_pending',
      cause: 'provider.refund_pending',
      set: { expected_by: result.expectedBy },
    });
    await updateItem(ctx.tx, saga.item.id, { due_at: retryAt(ctx.clock.now(), 10, ctx.random) });
    return;
  }
  await transition(ctx.tx, ctx, refundMachine, { ...subject, to: 'needs_help', cause: 'provider.refund_refused' });
  await askForHelp(ctx.tx, ctx, refund.order_id, 'refund_refused');
}
