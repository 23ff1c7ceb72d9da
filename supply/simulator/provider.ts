import { readToken } from '#contract/payments';
import type { CaptureResult, PaymentCall, PaymentProvider, RefundResult, SimulatorPages } from '#domain/payments';
import type { Money } from '#contract/core';
import type { Transaction } from '#platform/core';
import { answered, answeredLate, type Beginning, type SimulatorGiven, start } from './begin.ts';
import { decide } from './decide.ts';
import { answerSession, viewSession } from './pages.ts';
import { tables, type SimulatedMovement, type SimulatedPayment } from './tables.ts';
import { createVault } from './vault.ts';

const failingCaptures = 2;

/** The payment provider of demo installations, and the pages that it hosts. */
export function createSimulator(given: SimulatorGiven): PaymentProvider & { readonly pages: SimulatorPages } {
  const { database } = given;
  return {
    id: 'simulator',
    kind: 'simulator',
    methods: given.methods ?? ['CARD'],
    vault: given.keeps === false ? null : createVault(given),
    async createSession(ask) {
      return answered(await start(given, ask, async () => inCard));
    },
    async authorise(ask) {
      return answeredLate(ask, await start(given, ask, async () => withToken(ask.token)));
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

/** The payer has yet to choose a card. */
const inCard: Beginning = { state: 'card', reason: null, scenario: null, brand: null, last4: null, expires: null };

function withToken(token: string): Beginning {
  const card = readToken(token);
  return {
    ...decide(card?.scenario),
    scenario: card?.scenario ?? null,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    expires: card?.expires ?? null,
  };
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
    const before = (await listMovements(tx, ref, 'refund')).filter(({ outcome }) => outcome.outcome === 'paid');
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
    if (before) return before.outcome as R;
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
): Promise<Pick<SimulatedMovement, 'amount_minor' | 'outcome'>[]> {
  return tables(tx)
    .selectFrom('simulator_movement')
    .select(['amount_minor', 'outcome'])
    .where('payment_id', '=', ref)
    .where('kind', '=', kind)
    .execute();
}
