import { sql } from 'kysely';
import { type Ctx, type Owner, rowsOfOwner } from '#domain/kernel';
import type { Queries, Transaction } from '#platform/core';
import { openToken, sealToken, tables } from './store.ts';

const batch = 200;
const noId = '00000000-0000-0000-0000-000000000000';

interface Found {
  readonly id: string;
}

interface Counts {
  sealed: number;
  unreadable: number;
}

/**
 * Topic `payments.reseal`: seals with the newest key what an older one sealed. Safe to run twice, at once and beside writers: a
 * row that changed meanwhile is left to its writer. Cards of all are looked for by key; each is read and written as its keeper. What does
 * not open stays as it is.
 */
export function resealMethodsJob(ctx: Ctx): () => Promise<void> {
  return async () => {
    const counts = { sealed: 0, unreadable: 0 };
    await inBatches(
      (after) => keptBefore(ctx, after),
      (found) => resealKept(ctx, found, counts),
    );
    await inBatches(
      (after) => leavingBefore(ctx, after),
      ({ id, token }) => reseal(ctx, ctx.db.query, { table: 'payment_token_leaving', id, token }, counts),
    );
    if (counts.sealed > 0) ctx.log.info('tokens of kept cards were sealed with the newest key', { ...counts });
    if (counts.unreadable > 0)
      ctx.log.error('tokens of kept cards do not open; put the key that sealed them back behind the first', {
        ...counts,
      });
  };
}

async function inBatches<F extends Found>(
  find: (after: string) => Promise<readonly F[]>,
  work: (found: F) => Promise<void>,
): Promise<void> {
  for (let after = noId; ;) {
    const rows = await find(after);
    for (const row of rows) await work(row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function keptBefore({ db, sealer }: Ctx, after: string): Promise<readonly (Found & Owner)[]> {
  const { rows } = await sql<Found & Owner>`
    select * from payment_methods_sealed_before_v1(${sealer.keyId}, ${after}, ${batch})`.execute(db.query);
  return rows;
}

async function leavingBefore({ db, sealer }: Ctx, after: string) {
  return tables(db.query)
    .selectFrom('payment_token_leaving')
    .select(['id', 'token'])
    .where('token', 'is not', null)
    .where(sql<boolean>`(sealed_with < ${sealer.keyId} or sealed_with > ${sealer.keyId})`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
}

async function resealKept(ctx: Ctx, found: Found & Owner, counts: Counts): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const { id } = found;
    const row = await tables(tx).selectFrom('payment_method').select('token').where('id', '=', id).executeTakeFirst();
    if (row) await reseal(ctx, tx, { table: 'payment_method', id, token: row.token }, counts);
  }, rowsOfOwner(found));
}

interface Stored extends Found {
  readonly table: 'payment_method' | 'payment_token_leaving';
  readonly token: string | null;
}

async function reseal(
  { sealer }: Ctx,
  db: Queries | Transaction,
  { table, id, token }: Stored,
  counts: Counts,
): Promise<void> {
  try {
    const sealed = sealToken(sealer, id, openToken(sealer, id, token ?? ''));
    await tables(db).updateTable(table).set(sealed).where('id', '=', id).where('token', '=', token).execute();
    counts.sealed += 1;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SealError')) throw error;
    counts.unreadable += 1;
  }
}
