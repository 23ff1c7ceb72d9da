import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import { openToken, sealToken, tables } from './store.ts';

const batch = 200;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Topic `payments.reseal`: seals with the newest key what an older one sealed. Safe to run twice, at once and beside writers: a
 * row that changed meanwhile is left to its writer. What does not open stays as it is.
 */
export function resealMethodsJob(ctx: Ctx): () => Promise<void> {
  return async () => {
    const counts = { sealed: 0, unreadable: 0 };
    await resealTable(ctx, 'payment_method', counts);
    await resealTable(ctx, 'payment_token_leaving', counts);
    if (counts.sealed > 0) ctx.log.info('tokens of kept cards were sealed with the newest key', { ...counts });
    if (counts.unreadable > 0)
      ctx.log.error('tokens of kept cards do not open; put the key that sealed them back behind the first', {
        ...counts,
      });
  };
}

async function resealTable(
  { db, sealer }: Ctx,
  table: 'payment_method' | 'payment_token_leaving',
  counts: { sealed: number; unreadable: number },
): Promise<void> {
  let after = noId;
  for (;;) {
    const rows = await tables(db.query)
      .selectFrom(table)
      .select(['id', 'token'])
      .where('token', 'is not', null)
      .where(sql<boolean>`(sealed_with < ${sealer.keyId} or sealed_with > ${sealer.keyId})`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, token } of rows) {
      try {
        const sealed = sealToken(sealer, id, openToken(sealer, id, token ?? ''));
        await tables(db.query).updateTable(table).set(sealed).where('id', '=', id).where('token', '=', token).execute();
        counts.sealed += 1;
      } catch (error) {
        if (!(error instanceof Error && error.name === 'SealError')) throw error;
        counts.unreadable += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
