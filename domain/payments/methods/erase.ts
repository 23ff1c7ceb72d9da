import { sql } from 'kysely';
import { type Owner, rowsOfOwner, type TxCtx } from '#domain/kernel';
import { keepKeyOf } from './keep-job.ts';
import { type Enqueue, leaveAll, letGo } from './leave.ts';
import { tables } from './store.ts';

/**
 * Before an account goes, under every brand: the provider forgets its cards, those among them that are just being kept. What it kept for
 * a company is that company's and is not seen here.
 */
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
  const keys = (await stopKeeping(ctx, refs)).map(({ id, provider }) => ({
    id,
    provider,
    token: null,
    sealed_with: null,
    keep_key: keepKeyOf(id),
  }));
  await leaveAll(enqueue, ctx, keys);
  await tables(tx).deleteFrom('payment_customer').where('ref', 'in', refs).execute();
}

interface Stopped {
  readonly id: string;
  readonly provider: string;
}

/** Payments whose cards were to be kept for them, each as whose the order is: what they bought may be nobody's by now. */
async function stopKeeping({ db, tx }: TxCtx, refs: readonly string[]): Promise<readonly Stopped[]> {
  const { rows: found } = await sql<Owner & { readonly id: string }>`
    select * from payments_keeping_for_v1(${[...refs]}::uuid[])`.execute(tx);
  const stopped: Stopped[] = [];
  for (const { id, ...owner } of found) {
    const { rows } = await db.showWhile(tx, rowsOfOwner(owner), () =>
      sql<Stopped>`update payment set keep_for = null where id = ${id} returning id, provider`.execute(tx),
    );
    stopped.push(...rows);
  }
  return stopped;
}
