import { readToken, type PaymentMethod } from '#contract/payments';
import type {
  Authorisation,
  AuthoriseAsk,
  CaptureResult,
  PaymentCall,
  PaymentProvider,
  RefundResult,
  SimulatorPages,
} from '#domain/payments';
import type { Money } from '#contract/core';
import type { Clock, Database, Ids, Transaction } from '#platform/core';
import { decide } from './decide.ts';
import { answerSession, viewSession } from './pages.ts';
import { tables, type SimulatedPayment } from './tables.ts';

export interface SimulatorGiven {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** CARD alone unless a test wants to see the others. */
  readonly methods?: readonly PaymentMethod[];
}

const authorisationDays = 7;
const lostReplies = 2;
const failingCaptures = 2;

/** The effect happened and the answer did not arrive. */
export class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

/** The payment provider of demo installations, and the pages that it hosts. */
export function createSimulator(given: SimulatorGiven): PaymentProvider & { readonly pages: SimulatorPages } {
  const { database } = given;
  return {
    id: 'simulator',
    kind: 'simulator',
    methods: given.methods ?? ['CARD'],
    async createSession(ask) {
      return answered(await start(given, ask, null));
    },
    async authorise(ask) {
      const payment = await start(given, ask, ask.token);
      if (payment.scenario === 'reply_lost' && payment.answers <= lostReplies) throw new ReplyLost(ask.key);
      return answered(payment);
    },
    async probe(key) {
      const payment = await tables(database.query)
        .selectFrom('simulator_payment')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      return payment && answered(payment);
    },
    capture: (call) => capture(given, call),
    void: (call) => voidPayment(given, call),
    refund: (call) => refund(given, call),
    pages: {
      session: (id) => viewSession(database, id),
      answer: (id, answer) => answerSession(database, id, answer),
    },
  };
}

/** Creates the payment once per key; counts how often it was answered. */
async function start(
  { database, clock, ids }: SimulatorGiven,
  ask: AuthoriseAsk,
  token: string | null,
): Promise<SimulatedPayment> {
  return database.transact(async (tx) => {
    const card = token === null ? null : readToken(token);
    const decision = card === null ? { state: 'card' as const, reason: null } : decide(card?.scenario);
    await tables(tx)
      .insertInto('simulator_payment')
      .values({
        id: ids.uuid(),
        key: ask.key,
        ...decision,
        scenario: card?.scenario ?? null,
        brand: card?.brand ?? null,
        last4: card?.last4 ?? null,
        amount_minor: ask.amount.amountMinor,
        currency: ask.amount.currency,
        label: ask.label,
        return_path: ask.returnPath,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return tables(tx)
      .updateTable('simulator_payment')
      .set((eb) => ({ answers: eb('answers', '+', 1) }))
      .where('key', '=', ask.key)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

function answered(payment: SimulatedPayment): Authorisation {
  const { id, state, brand, last4 } = payment;
  switch (state) {
    case 'card':
    case 'challenge':
      return { outcome: 'open', ref: id, url: `/pay/simulator/${id}` };
    case 'authorised':
    case 'captured':
      return {
        outcome: 'authorised',
        ref: id,
        brand: brand ?? 'UNKNOWN',
        last4: last4 ?? '',
        expiresAt: new Date(payment.created_at.getTime() + authorisationDays * 86_400_000),
      };
    case 'refused':
      return { outcome: 'refused', reason: payment.reason ?? 'declined', brand, last4 };
    case 'voided':
      return { outcome: 'refused', reason: 'abandoned', brand, last4 };
  }
}

type Moving = PaymentCall & { readonly amount: Money };

async function capture(given: SimulatorGiven, { key, ref, amount }: Moving): Promise<CaptureResult> {
  return move(given, { key, ref, kind: 'capture', amountMinor: amount.amountMinor }, async (tx, payment) => {
    const possible = payment.state === 'authorised' && amount.amountMinor <= payment.amount_minor;
    const fails =
      payment.scenario === 'capture_fails' && (await listMovements(tx, ref, 'capture')).length < failingCaptures;
    if (!possible || fails) return { outcome: 'refused', reason: 'processing_error' };
    await setState(tx, ref, 'captured');
    return { outcome: 'captured' };
  });
}

async function voidPayment(given: SimulatorGiven, { key, ref }: PaymentCall): Promise<void> {
  await move(given, { key, ref, kind: 'void', amountMinor: 0 }, async (tx, payment) => {
    if (payment.state === 'captured') throw new RangeError('a captured payment cannot be voided');
    if (payment.state !== 'refused') await setState(tx, ref, 'voided');
    return { outcome: 'voided' };
  });
}

async function refund(given: SimulatorGiven, { key, ref, amount }: Moving): Promise<RefundResult> {
  return move(given, { key, ref, kind: 'refund', amountMinor: amount.amountMinor }, async (tx, payment) => {
    const before = (await listMovements(tx, ref, 'refund')).filter(({ outcome }) => outcome.includes('paid'));
    const paid = before.reduce((sum, movement) => sum + movement.amount_minor, amount.amountMinor);
    return { outcome: payment.state === 'captured' && paid <= payment.amount_minor ? 'paid' : 'refused' };
  });
}

type Movement = 'capture' | 'void' | 'refund';

interface MovementAsk extends PaymentCall {
  readonly kind: Movement;
  readonly amountMinor: number;
}

/** One movement per key: a repeat answers what was stored. */
async function move<R extends { readonly outcome: string }>(
  { database, clock }: SimulatorGiven,
  { key, ref, kind, amountMinor }: MovementAsk,
  work: (tx: Transaction, payment: SimulatedPayment) => Promise<R>,
): Promise<R> {
  return database.transact(async (tx) => {
    const payment = await tables(tx)
      .selectFrom('simulator_payment')
      .selectAll()
      .where('id', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new RangeError(`no payment ${ref}`);
    const before = await tables(tx)
      .selectFrom('simulator_movement')
      .select('outcome')
      .where('key', '=', key)
      .executeTakeFirst();
    if (before) return JSON.parse(before.outcome) as R;
    const result = await work(tx, payment);
    await tables(tx)
      .insertInto('simulator_movement')
      .values({
        key,
        payment_id: ref,
        kind,
        amount_minor: amountMinor,
        outcome: JSON.stringify(result),
        at: clock.now(),
      })
      .execute();
    return result;
  });
}

async function setState(tx: Transaction, ref: string, state: SimulatedPayment['state']): Promise<void> {
  await tables(tx).updateTable('simulator_payment').set({ state }).where('id', '=', ref).execute();
}

async function listMovements(
  tx: Transaction,
  ref: string,
  kind: Movement,
): Promise<{ amount_minor: number; outcome: string }[]> {
  return tables(tx)
    .selectFrom('simulator_movement')
    .select(['amount_minor', 'outcome'])
    .where('payment_id', '=', ref)
    .where('kind', '=', kind)
    .execute();
}
