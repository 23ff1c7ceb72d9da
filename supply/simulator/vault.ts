import type { KeepResult, Vault } from '#domain/payments';
import type { Transaction } from '#platform/core';
import { decideKept } from './decide.ts';
import { answeredLate, type Beginning, lostReplies, ReplyLost, start, type SimulatorGiven } from './begin.ts';
import { tables, type SimulatedPayment, type SimulatedToken } from './tables.ts';

/** Nobody typed when the card ends, as on the hosted page: then it lasts so long. */
const yearsWhenUntold = 3;

export function createVault(given: SimulatorGiven): Vault {
  return {
    async keep({ key, ref, customer }) {
      const kept = await keep(given, { key, ref, customer });
      if (!kept) return { outcome: 'not_kept' };
      if (kept.scenario === 'reply_lost' && kept.answers <= lostReplies) throw new ReplyLost(key);
      return view(kept);
    },
    async authorise(ask) {
      const payment = await start(given, ask, (tx) => begin(given, tx, ask));
      return answeredLate(ask, payment);
    },
    forget: (what) => forget(given, what),
  };
}

interface Keeping {
  readonly key: string;
  readonly ref: string;
  readonly customer: string;
}

/** One token a key. Only a card that was paid with, and whose payer wanted it kept for this customer. */
async function keep({ database, clock, ids }: SimulatorGiven, { key, ref, customer }: Keeping) {
  return database.transact(async (tx) => {
    const before = await findByKey(tx, key);
    if (before) return before.state === 'live' ? before : undefined;
    const payment = await tables(tx)
      .selectFrom('simulator_payment')
      .selectAll()
      .where('id', '=', ref)
      .executeTakeFirst();
    if (!payment || !mayKeep(payment, customer)) return undefined;
    const { scenario, brand, last4, expires } = payment;
    await tables(tx)
      .insertInto('simulator_token')
      .values({
        token: newToken(ids),
        keep_key: key,
        customer,
        state: 'live',
        scenario,
        brand,
        last4,
        expires: expires ?? `${clock.now().getUTCFullYear() + yearsWhenUntold}-12`,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('keep_key').doNothing())
      .execute();
    return findByKey(tx, key);
  });
}

function mayKeep({ keep_for, scenario, state }: SimulatedPayment, customer: string): boolean {
  return keep_for === customer && scenario !== 'not_kept' && (state === 'authorised' || state === 'captured');
}

async function findByKey(tx: Transaction, key: string): Promise<SimulatedToken | undefined> {
  return tables(tx)
    .updateTable('simulator_token')
    .set((eb) => ({ answers: eb('answers', '+', 1) }))
    .where('keep_key', '=', key)
    .returningAll()
    .executeTakeFirst();
}

function view({ token, brand, last4, expires }: SimulatedToken): KeepResult {
  return {
    outcome: 'kept',
    card: { token, brand: brand ?? 'UNKNOWN', last4: last4 ?? '0000', expires: expires ?? '1970-01' },
  };
}

/** Under the lock of its token, so that forgetting comes before or after, never in between. */
async function begin(
  { clock }: SimulatorGiven,
  tx: Transaction,
  { token, customer }: { readonly token: string; readonly customer: string },
): Promise<Beginning> {
  const kept = await tables(tx)
    .selectFrom('simulator_token')
    .selectAll()
    .where('token', '=', token)
    .where('customer', '=', customer)
    .forUpdate()
    .executeTakeFirst();
  const card = {
    scenario: kept?.scenario ?? null,
    brand: kept?.brand ?? null,
    last4: kept?.last4 ?? null,
    expires: kept?.expires ?? null,
  };
  if (kept?.state !== 'live') return { ...card, state: 'refused', reason: 'card_withdrawn' };
  const over = (kept.expires ?? '') < clock.now().toISOString().slice(0, 7);
  return over ? { ...card, state: 'refused', reason: 'card_expired' } : { ...card, ...decideKept(kept.scenario) };
}

async function forget({ database, clock, ids }: SimulatorGiven, what: Parameters<Vault['forget']>[0]): Promise<void> {
  if ('token' in what) {
    await tables(database.query)
      .updateTable('simulator_token')
      .set({ state: 'forgotten' })
      .where('token', '=', what.token)
      .execute();
    return;
  }
  await tables(database.query)
    .insertInto('simulator_token')
    .values({ token: newToken(ids), keep_key: what.keepKey, state: 'forgotten', created_at: clock.now() })
    .onConflict((conflict) => conflict.column('keep_key').doUpdateSet({ state: 'forgotten' }))
    .execute();
}

/** A name for nobody but this vault. Letters only: nothing in it can be taken for the number of a card. */
function newToken(ids: SimulatorGiven['ids']): string {
  const letters = ids.uuid().replaceAll(/[\d-]/g, (sign) => (sign === '-' ? '_' : 'ghijklmnop'.charAt(Number(sign))));
  return `kept_${letters}`;
}
