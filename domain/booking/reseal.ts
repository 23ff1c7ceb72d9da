import { type Selectable, sql } from 'kysely';
import { type Ctx, rowsOfOwner } from '#domain/kernel';
import { openAnswer, sealAnswer } from './idempotency.ts';
import { openTraveller, sealTraveller } from './sealed-travellers.ts';
import type { OrderOwner } from './owners.ts';
import { tables } from './store.ts';
import type { BookingTables } from './tables.ts';

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

type Found = OrderOwner & Pick<Selectable<BookingTables['booking_traveller']>, 'order_id' | 'position'>;

/** Looked for among those of all orders; each is read and written as the owner of its order. */
async function resealTravellers(ctx: Ctx, counts: Counts): Promise<void> {
  const { db, sealer } = ctx;
  let after = { order_id: noId, position: -1 };
  for (;;) {
    const { rows } = await sql<Found>`select * from booking_travellers_sealed_before_v1(
      ${sealer.keyId}, ${after.order_id}, ${after.position}, ${batch})`.execute(db.query);
    for (const found of rows) await count(counts, () => resealTraveller(ctx, found));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

async function resealTraveller({ db, sealer }: Ctx, found: Found): Promise<void> {
  const { order_id, position } = found;
  await db.transact(async (tx) => {
    const row = await tables(tx)
      .selectFrom('booking_traveller')
      .select('data')
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) return;
    const opened = openTraveller(sealer, order_id, position, row.data);
    const sealed = JSON.stringify(sealTraveller(sealer, order_id, position, opened));
    await tables(tx)
      .updateTable('booking_traveller')
      .set({ data: sealed, sealed_with: sealer.keyId })
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .where('data', '=', row.data)
      .execute();
  }, rowsOfOwner(found));
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
