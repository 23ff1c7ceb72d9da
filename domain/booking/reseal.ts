import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import { openAnswer, sealAnswer } from './idempotency.ts';
import { openTraveller, sealTraveller } from './sealed-travellers.ts';
import { tables } from './store.ts';

const batch = 200;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Topic `booking.reseal`: seals with the newest key what an older one sealed. Runs twice, at once and beside writers safely: a
 * row that changed meanwhile is left to its writer. What does not open stays as it is.
 */
export function resealJob(ctx: Ctx): () => Promise<void> {
  return async () => {
    const counts = { sealed: 0, unreadable: 0 };
    await resealTravellers(ctx, counts);
    await resealAnswers(ctx, counts);
    if (counts.sealed > 0) ctx.log.info('stored values were sealed with the newest key', { ...counts });
    if (counts.unreadable > 0)
      ctx.log.error('stored values do not open; put the key that sealed them back behind the first', { ...counts });
  };
}

interface Counts {
  sealed: number;
  unreadable: number;
}

/** Rows of every other key than the newest: two ranges, since an index answers ranges and not inequality. */
function notNewest({ sealer: { keyId } }: Ctx) {
  return sql<boolean>`(sealed_with < ${keyId} or sealed_with > ${keyId})`;
}

async function resealTravellers(ctx: Ctx, counts: Counts): Promise<void> {
  const { db, sealer } = ctx;
  let after = { order_id: noId, position: -1 };
  for (;;) {
    const rows = await tables(db.query)
      .selectFrom('booking_traveller')
      .selectAll()
      .where(notNewest(ctx))
      .where(sql<boolean>`(order_id, position) > (${after.order_id}::uuid, ${after.position}::int)`)
      .orderBy('order_id')
      .orderBy('position')
      .limit(batch)
      .execute();
    for (const { order_id, position, data } of rows) {
      await count(counts, async () => {
        const opened = openTraveller(sealer, order_id, position, data);
        const sealed = JSON.stringify(sealTraveller(sealer, order_id, position, opened));
        await tables(db.query)
          .updateTable('booking_traveller')
          .set({ data: sealed, sealed_with: sealer.keyId })
          .where('order_id', '=', order_id)
          .where('position', '=', position)
          .where('data', '=', data)
          .execute();
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

async function resealAnswers(ctx: Ctx, counts: Counts): Promise<void> {
  const { db, sealer } = ctx;
  let after = { scope: '', key: '' };
  for (;;) {
    const rows = await tables(db.query)
      .selectFrom('idempotency_key')
      .selectAll()
      .where(notNewest(ctx))
      .where(sql<boolean>`(scope, key) > (${after.scope}, ${after.key})`)
      .orderBy('scope')
      .orderBy('key')
      .limit(batch)
      .execute();
    for (const row of rows) {
      await count(counts, async () => {
        await tables(db.query)
          .updateTable('idempotency_key')
          .set(sealAnswer(sealer, row, openAnswer(sealer, row)))
          .where('scope', '=', row.scope)
          .where('key', '=', row.key)
          .where('state', '=', row.state)
          .where('request_hash', '=', row.request_hash)
          .execute();
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

async function count(counts: Counts, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    counts.sealed += 1;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SealError')) throw error;
    counts.unreadable += 1;
  }
}
