import { sql } from 'kysely';
import type { TxCtx } from '#domain/kernel';
import { keepKeyOf } from './keep-job.ts';
import { type Enqueue, leaveAll, letGo } from './leave.ts';
import { tables } from './store.ts';

/** Before an account goes, under every brand: the provider forgets its cards, those among them that are just being kept. */
export async function eraseMethods(enqueue: Enqueue, ctx: TxCtx, accountId: string): Promise<void> {
  const { tx } = ctx;
  const customers = await tables(tx)
    .selectFrom('payment_customer')
    .select('ref')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  if (customers.length === 0) return;
  const refs = customers.map(({ ref }) => ref);
  const methods = await tables(tx).selectFrom('payment_method').select('id').where('customer', 'in', refs).execute();
  await letGo(
    enqueue,
    ctx,
    methods.map(({ id }) => id),
  );
  const { rows } = await sql<{ id: string; provider: string }>`
    update payment set keep_for = null where keep_for = any(${refs}::uuid[]) returning id, provider`.execute(tx);
  const keys = rows.map(({ id, provider }) => ({
    id,
    provider,
    token: null,
    sealed_with: null,
    keep_key: keepKeyOf(id),
  }));
  await leaveAll(enqueue, ctx, keys);
  await tables(tx).deleteFrom('payment_customer').where('ref', 'in', refs).execute();
}
