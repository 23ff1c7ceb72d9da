import type { TxCtx } from '#domain/kernel';
import type { JobDraft, Transaction } from '#platform/core';
import { setPreferred, tables } from './store.ts';

/** Adds a job to the transaction, as `enqueue` of the platform does. */
export type Enqueue = (tx: Transaction, job: JobDraft) => Promise<void>;

export const FORGET_TOPIC = 'payments.forget';

/** A card goes from its owner at once; the provider is asked to forget it, as often as it takes. */
export async function letGo(
  enqueue: Enqueue,
  { tx, clock }: Pick<TxCtx, 'tx' | 'clock'>,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tables(tx)
    .deleteFrom('payment_method as m')
    .using('payment_customer as c')
    .whereRef('c.ref', '=', 'm.customer')
    .where('m.id', 'in', [...ids])
    .returning(['m.id', 'm.token', 'm.sealed_with', 'c.provider', 'c.ref', 'c.preferred_id'])
    .execute();
  for (const { id, ref, preferred_id } of gone) if (id === preferred_id) await setPreferred(tx, ref, null);
  await leaveAll(
    enqueue,
    { tx, clock },
    gone.map(({ id, token, sealed_with, provider }) => ({ id, token, sealed_with, provider, keep_key: null })),
  );
  return gone.length;
}

interface Leaving {
  readonly id: string;
  readonly provider: string;
  readonly token: string | null;
  readonly sealed_with: string | null;
  readonly keep_key: string | null;
}

export async function leaveAll(
  enqueue: Enqueue,
  { tx, clock }: Pick<TxCtx, 'tx' | 'clock'>,
  leaving: readonly Leaving[],
): Promise<void> {
  if (leaving.length === 0) return;
  await tables(tx)
    .insertInto('payment_token_leaving')
    .values(leaving.map((each) => ({ ...each, asked_at: clock.now() })))
    .execute();
  await enqueue(tx, { topic: FORGET_TOPIC, key: 'sweep', payload: {}, by: null });
}
