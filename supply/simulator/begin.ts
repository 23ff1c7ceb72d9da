import type { PaymentMethod } from '#contract/payments';
import type { Authorisation, AuthoriseAsk } from '#domain/payments';
import type { Clock, Database, Ids, Transaction } from '#platform/core';
import { tables, type SimulatedPayment } from './tables.ts';

export interface SimulatorGiven {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** CARD alone unless a test wants to see the others. */
  readonly methods?: readonly PaymentMethod[];
  /** False: a provider that keeps no cards. */
  readonly keeps?: boolean;
}

const authorisationDays = 7;
/** How often a card that loses replies says nothing. */
export const lostReplies = 2;

/** The effect happened and the answer did not arrive. */
export class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

/** What is known of a payment when it begins. */
export type Beginning = Pick<SimulatedPayment, 'state' | 'reason' | 'scenario' | 'brand' | 'last4' | 'expires'>;

/** Creates the payment once per key; counts how often it was answered. */
export async function start(
  { database, clock, ids }: SimulatorGiven,
  ask: AuthoriseAsk,
  begin: (tx: Transaction) => Promise<Beginning>,
): Promise<SimulatedPayment> {
  return database.transact(async (tx) => {
    await tables(tx)
      .insertInto('simulator_payment')
      .values({
        id: ids.uuid(),
        key: ask.key,
        ...(await begin(tx)),
        keep_for: ask.keepFor,
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

export function answeredLate({ key }: AuthoriseAsk, payment: SimulatedPayment): Authorisation {
  if (payment.scenario === 'reply_lost' && payment.answers <= lostReplies) throw new ReplyLost(key);
  return answered(payment);
}

export function answered(payment: SimulatedPayment): Authorisation {
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
