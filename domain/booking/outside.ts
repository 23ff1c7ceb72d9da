import type { Money } from '#contract/core';
import { NotFound, type Ctx } from '#domain/kernel';
import {
  authoriseKept,
  type Authorisation,
  type CaptureResult,
  type PaymentRow,
  type RefundResult,
} from '#domain/payments';
import { refundOf, type Claim } from './claim.ts';
import { settle, supplierOf, type BookingDeps } from './deps.ts';
import type { CancelResult, CommitResult, ProbeResult, ReserveResult } from './ports.ts';
import { openTravellers } from './sealed-travellers.ts';
import { capturedMinor } from './money-of.ts';
import { wantedOf } from './snapshot.ts';
import { findCancelQuote, travellersOf, type Saga } from './store.ts';

/** What came back from outside; `lost` where nobody knows whether the effect happened. */
export type Answer =
  | { readonly call: 'reserve'; readonly result: ReserveResult }
  | { readonly call: 'authorise' | 'look_up_payment'; readonly result: Authorisation | undefined }
  | { readonly call: 'void' | 'end_payment' | 'release' }
  | { readonly call: 'commit'; readonly result: CommitResult }
  | { readonly call: 'probe'; readonly result: ProbeResult }
  | { readonly call: 'capture'; readonly result: CaptureResult }
  | { readonly call: 'cancel'; readonly result: CancelResult }
  | { readonly call: 'refund'; readonly result: RefundResult }
  | { readonly call: 'lost'; readonly failed: unknown };

type CallClaim = Extract<Claim, { kind: 'call' }>;
type OutsideCtx = Pick<Ctx, 'db' | 'sealer'>;

/** Sends the claimed call with its key, outside any transaction. Never throws. */
export async function callOutside(deps: BookingDeps, ctx: OutsideCtx, claim: CallClaim): Promise<Answer> {
  const { manifest } = supplierOf(deps, claim.saga.item.supplier);
  const paying = ['authorise', 'look_up_payment', 'void', 'end_payment', 'capture', 'refund'].includes(claim.call);
  const settled = await settle(paying ? deps.settings.paymentTimeoutMs : manifest.callTimeoutMs, () =>
    paying ? callProvider(deps, ctx, claim) : callSupplier(deps, ctx, claim),
  );
  return 'answer' in settled ? settled.answer : { call: 'lost', failed: settled.failed };
}

async function callProvider(deps: BookingDeps, ctx: OutsideCtx, { call, key, saga }: CallClaim): Promise<Answer> {
  const { payments } = deps;
  const payment = paymentOf(saga);
  const amount = moneyOf(payment);
  const ref = payment.ref ?? '';
  switch (call) {
    case 'authorise':
      return { call, result: await authorise(payments, ctx, key, payment) };
    case 'look_up_payment':
      return { call, result: await payments.probe(key) };
    case 'capture':
      return {
        call,
        result: await payments.capture({ key, ref, amount: { ...amount, amountMinor: capturedMinor(saga) } }),
      };
    case 'refund': {
      const refund = refundOf(saga);
      if (!refund) throw new NotFound('refund');
      return { call, result: await payments.refund({ key, ref, amount: moneyOf(refund) }) };
    }
    default:
      await payments.void({ key, ref });
      return { call: call === 'end_payment' ? 'end_payment' : 'void' };
  }
}

async function authorise(
  provider: BookingDeps['payments'],
  ctx: OutsideCtx,
  key: string,
  payment: PaymentRow,
): Promise<Authorisation> {
  const { method, label, return_path: returnPath, token, method_id: methodId, keep_for: keepFor } = payment;
  const ask = { key, method, amount: moneyOf(payment), label, returnPath, keepFor };
  if (methodId !== null) return authoriseKept(provider, ctx, methodId, ask);
  return token === null ? provider.createSession(ask) : provider.authorise({ ...ask, token });
}

async function callSupplier(deps: BookingDeps, ctx: OutsideCtx, { call, key, saga }: CallClaim): Promise<Answer> {
  const { item, snapshot, order } = saga;
  const supplier = supplierOf(deps, item.supplier);
  const total = { amountMinor: item.total_minor, currency: item.currency };
  switch (call) {
    case 'reserve':
      return {
        call,
        result: await supplier.reserve({ key, wanted: wantedOf(snapshot), expected: snapshot.base.total }),
      };
    case 'commit': {
      const travellers = travellersOf(saga, openTravellers(ctx.sealer, order.id, saga.travellers)).list;
      const party = { slots: snapshot.slots, travellers, contact: { email: order.email, phone: order.phone } };
      return {
        call,
        result: await supplier.commit({
          key,
          reservationRef: item.hold_ref,
          wanted: wantedOf(snapshot),
          party,
          extras: item.extras,
          total,
        }),
      };
    }
    case 'probe':
      return { call, result: await supplier.probe(key) };
    case 'cancel': {
      const quote = await findCancelQuote(ctx.db.query, item.cancel_quote_id ?? '');
      if (!quote) throw new NotFound('cancel quote');
      return {
        call,
        result: await supplier.confirmCancel({
          key,
          bookingRef: item.booking_ref ?? '',
          token: quote.token,
          units: quote.partial ? quote.units : null,
        }),
      };
    }
    default:
      await supplier.release({ key, ref: item.hold_ref });
      return { call: 'release' };
  }
}

export function paymentOf(saga: Saga): PaymentRow {
  const payment = saga.payments.at(-1);
  if (!payment) throw new NotFound('payment');
  return payment;
}

export function moneyOf(row: { readonly amount_minor: number; readonly currency: string }): Money {
  return { amountMinor: row.amount_minor, currency: row.currency };
}
