import { sql, type Selectable } from 'kysely';
import type { Money } from '#contract/core';
import type { CardBrand, PaymentMethod } from '#contract/payments';
import type { PaymentState, RefundState } from '#contract/booking';
import { begin } from '#domain/events';
import { Conflict, type Ctx } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import type { Account, Posting } from './ledger.ts';
import { paymentMachine, refundMachine } from './machine.ts';

type PaymentTables = {
  payment: {
    id: string;
    order_id: string;
    /** That of its order. */
    company_id: string | null;
    item_id: string;
    attempt: number;
    /** Idempotency key of the call that made it: after a crash the same call finds its work. */
    request_key: string;
    version: number;
    provider: string;
    method: PaymentMethod;
    /** The provider's word for the card; forgotten once the provider has answered. */
    token: string | null;
    /** The kept card that pays, in place of a token. */
    method_id: string | null;
    /** For whom the provider shall keep the card; null again once that is settled. */
    keep_for: string | null;
    state: PaymentState;
    amount_minor: number;
    /** What was taken in the end; null before. */
    taken_minor: number | null;
    currency: string;
    ref: string | null;
    url: string | null;
    brand: CardBrand | null;
    last4: string | null;
    reason: string | null;
    authorised_until: Date | null;
    return_path: string;
    label: string;
    captures: number;
    created_at: Date;
  };
  refund: {
    id: string;
    order_id: string;
    /** That of its order. */
    company_id: string | null;
    item_id: string;
    payment_id: string;
    cancel_quote_id: string;
    version: number;
    state: RefundState;
    amount_minor: number;
    currency: string;
    attempts: number;
    created_at: Date;
    expected_by: Date;
    paid_at: Date | null;
  };
  ledger_entry: {
    order_id: string;
    posting: string;
    account: Account;
    amount_minor: number;
    currency: string;
    at: Date;
  };
};

export type PaymentRow = Selectable<PaymentTables['payment']>;
export type RefundRow = Selectable<PaymentTables['refund']>;
type Reader = Queries | Transaction;
type WriteCtx = Pick<Ctx, 'actor' | 'clock' | 'ids'>;

export interface PaymentDraft {
  readonly id: string;
  readonly orderId: string;
  readonly companyId: string | null;
  readonly itemId: string;
  readonly requestKey: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly token: string | null;
  readonly methodId: string | null;
  readonly keepFor: string | null;
  readonly amount: Money;
  readonly returnPath: string;
  readonly label: string;
}

/** A new attempt to pay for an order, in the name of its first item. At most one attempt is open; the database refuses a second. */
export async function createPayment(tx: Transaction, ctx: WriteCtx, draft: PaymentDraft): Promise<void> {
  const db = tx.withTables<PaymentTables>();
  const { attempts } = await db
    .selectFrom('payment')
    .select(sql<number>`count(*)`.as('attempts'))
    .where('order_id', '=', draft.orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment')
    .values({
      id: draft.id,
      order_id: draft.orderId,
      company_id: draft.companyId,
      item_id: draft.itemId,
      attempt: attempts + 1,
      request_key: draft.requestKey,
      version: 1,
      provider: draft.provider,
      method: draft.method,
      token: draft.token,
      method_id: draft.methodId,
      keep_for: draft.keepFor,
      state: paymentMachine.first,
      amount_minor: draft.amount.amountMinor,
      taken_minor: null,
      currency: draft.amount.currency,
      ref: null,
      url: null,
      brand: null,
      last4: null,
      reason: null,
      authorised_until: null,
      return_path: draft.returnPath,
      label: draft.label,
      captures: 0,
      created_at: ctx.clock.now(),
    })
    .execute();
  await begin(tx, ctx, paymentMachine, { id: draft.id, orderId: draft.orderId, cause: 'payer.pays' });
}

/** Payments and refunds of an order, oldest first, in one round trip. */
export async function readMoney(
  db: Reader,
  orderId: string,
): Promise<{ readonly payments: PaymentRow[]; readonly refunds: RefundRow[] }> {
  const { rows } = await sql<{ payments: PaymentRow[]; refunds: RefundRow[] }>`
    select (select coalesce(json_agg(p order by p.attempt), '[]') from payment p where p.order_id = ${orderId}) as payments,
      (select coalesce(json_agg(r order by r.id), '[]') from refund r where r.order_id = ${orderId}) as refunds`.execute(
    db,
  );
  const [found] = rows;
  return {
    payments: (found?.payments ?? []).map((row) => withDates(row, ['authorised_until', 'created_at'])),
    refunds: (found?.refunds ?? []).map((row) => withDates(row, ['created_at', 'expected_by', 'paid_at'])),
  };
}

interface LatestPayment {
  readonly state: PaymentRow['state'];
  /** What was taken for it in the end; 0 before. */
  readonly takenMinor: number;
  /** Of all refunds of the order, what is paid, and what is still on its way. */
  readonly refundedMinor: number;
  readonly refundingMinor: number;
}

/** Of each of these orders that was paid for, how its latest payment stands. */
export async function latestPayments(
  db: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, LatestPayment>> {
  const rows = await db
    .withTables<PaymentTables>()
    .selectFrom('payment')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('refund')
          .select((refund) => [
            'refund.order_id as of',
            refund.fn.sum('amount_minor').filterWhere('state', '=', 'paid').as('refunded'),
            refund.fn.sum('amount_minor').filterWhere('state', '<>', 'paid').as('refunding'),
          ])
          .where('refund.order_id', 'in', orderIds)
          .groupBy('refund.order_id')
          .as('refunds'),
      (join) => join.onRef('refunds.of', '=', 'payment.order_id'),
    )
    .distinctOn('order_id')
    .select(['order_id', 'state', 'taken_minor', 'refunds.refunded', 'refunds.refunding'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('attempt', 'desc')
    .execute();
  return new Map(
    rows.map(({ order_id, state, taken_minor: taken, refunded, refunding }) => [
      order_id,
      {
        state,
        takenMinor: taken ?? 0,
        refundedMinor: Number(refunded ?? 0),
        refundingMinor: Number(refunding ?? 0),
      },
    ]),
  );
}

/** A row that came as JSON, with its instants made dates again. */
export function withDates<R extends object>(row: R, columns: readonly (keyof R)[]): R {
  const dates = columns.map((column) => [column, row[column] === null ? null : new Date(row[column] as string)]);
  return { ...row, ...Object.fromEntries(dates) };
}

export interface RefundDraft {
  readonly payment: Pick<PaymentRow, 'id' | 'order_id' | 'company_id' | 'amount_minor' | 'taken_minor' | 'currency'>;
  /** Of what it pays back. */
  readonly itemId: string;
  readonly cancelQuoteId: string;
  readonly amount: Money;
  readonly expectedBy: Date;
}

/** Owes money back. Throws `Conflict` when all refunds of the payment would exceed what was captured. */
export async function createRefund(
  tx: Transaction,
  ctx: WriteCtx,
  { payment, itemId, cancelQuoteId, amount, expectedBy }: RefundDraft,
): Promise<void> {
  const { refunds: earlier } = await readMoney(tx, payment.order_id);
  const owed = earlier
    .filter((refund) => refund.payment_id === payment.id)
    .reduce((sum, refund) => sum + refund.amount_minor, 0);
  if (amount.currency !== payment.currency || owed + amount.amountMinor > (payment.taken_minor ?? 0)) {
    throw new Conflict('REFUND_TOO_HIGH', 'More would go back than was taken');
  }
  const id = ctx.ids.uuid();
  await tx
    .withTables<PaymentTables>()
    .insertInto('refund')
    .values({
      id,
      order_id: payment.order_id,
      company_id: payment.company_id,
      item_id: itemId,
      payment_id: payment.id,
      cancel_quote_id: cancelQuoteId,
      version: 1,
      state: refundMachine.first,
      amount_minor: amount.amountMinor,
      currency: amount.currency,
      attempts: 0,
      created_at: ctx.clock.now(),
      expected_by: expectedBy,
      paid_at: null,
    })
    .execute();
  await begin(tx, ctx, refundMachine, {
    id,
    orderId: payment.order_id,
    cause: 'supplier.cancelled',
    facts: { ...amount },
  });
}

/** Writes a posting to the books of an order; the same posting twice is refused by its key. */
export async function post(
  tx: Transaction,
  ctx: WriteCtx,
  orderId: string,
  { key, currency, entries }: Posting,
): Promise<void> {
  const rows = entries.map(({ account, amountMinor }) => ({
    order_id: orderId,
    posting: key,
    account,
    amount_minor: amountMinor,
    currency,
    at: ctx.clock.now(),
  }));
  await tx.withTables<PaymentTables>().insertInto('ledger_entry').values(rows).execute();
}
