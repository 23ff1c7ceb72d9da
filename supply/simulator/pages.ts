import { readToken } from '#contract/payments';
import type { SimulatorAnswer, SimulatorSession } from '#domain/payments';
import type { Database } from '#platform/core';
import { decide, decideChallenge } from './decide.ts';
import { tables, type SimulatedPayment } from './tables.ts';

const uuid = /^[0-9a-f-]{36}$/;

export async function viewSession(database: Database, id: string): Promise<SimulatorSession | undefined> {
  if (!uuid.test(id)) return undefined;
  const payment = await tables(database.query)
    .selectFrom('simulator_payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return payment && session(payment);
}

/** What the payer did on the hosted page. Ours alone: the site learns it by asking the provider. */
export async function answerSession(
  database: Database,
  id: string,
  answer: SimulatorAnswer,
): Promise<SimulatorSession | 'wrong_state' | undefined> {
  if (!uuid.test(id)) return undefined;
  return database.transact(async (tx) => {
    const payment = await tables(tx)
      .selectFrom('simulator_payment')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return undefined;
    const change = changeOf(payment, answer);
    if (!change) return 'wrong_state';
    await tables(tx).updateTable('simulator_payment').set(change).where('id', '=', id).execute();
    return session({ ...payment, ...change });
  });
}

function changeOf(
  payment: SimulatedPayment,
  { token, approve, leave }: SimulatorAnswer,
): Partial<SimulatedPayment> | undefined {
  const { state, scenario } = payment;
  if (state !== 'card' && state !== 'challenge') return undefined;
  if (leave) return { state: 'refused', reason: 'abandoned' };
  if (state === 'card' && token !== undefined) {
    const card = readToken(token);
    return {
      ...decide(card?.scenario),
      scenario: card?.scenario ?? null,
      brand: card?.brand ?? null,
      last4: card?.last4 ?? null,
      expires: card?.expires ?? null,
    };
  }
  return state === 'challenge' && approve ? decideChallenge(scenario, approve === 'yes') : undefined;
}

function session(payment: SimulatedPayment): SimulatorSession {
  const { id, state, label } = payment;
  return {
    id,
    step: state === 'card' || state === 'challenge' ? state : 'done',
    amount: { amountMinor: payment.amount_minor, currency: payment.currency },
    label,
    returnPath: payment.return_path,
  };
}
