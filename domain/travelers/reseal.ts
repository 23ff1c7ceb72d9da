import { sql } from 'kysely';
import { type Ctx, rowsOfOwner } from '#domain/kernel';
import { openTraveler, sealTraveler } from './sealed-numbers.ts';
import { tables } from './store.ts';

const BATCH = 200;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** A row by its key, and whose it is. */
interface Found {
  readonly list_id: string;
  readonly account_id: string | null;
  readonly id: string;
  readonly company_id: string | null;
}

/**
 * Topic `travelers.reseal`: seals with the newest key what an older one sealed. Safe to run twice, at once and beside
 * writers. Rows of all owners are looked for by key; each is read and written as its owner. What does not open stays as it is.
 */
export function resealTravelersJob(ctx: Ctx): () => Promise<void> {
  return async () => {
    const counts = { sealed: 0, unreadable: 0 };
    for (let after: Found | undefined, more = true; more;) {
      const rows = await sealedBefore(ctx, after);
      for (const row of rows) {
        const end = await reseal(ctx, row);
        if (end) counts[end] += 1;
      }
      after = rows.at(-1);
      more = rows.length === BATCH;
    }
    const { log } = ctx;
    if (counts.sealed > 0) log.info('numbers of travellers were sealed with the newest key', { ...counts });
    if (counts.unreadable > 0)
      log.error('numbers of travellers do not open; put the key that sealed them back behind the first', { ...counts });
  };
}

async function sealedBefore({ db, sealer }: Ctx, after: Found | undefined): Promise<Found[]> {
  const { list_id: list = NO_ID, id = NO_ID } = after ?? {};
  const { rows } = await sql<Found>`
    select * from travelers_sealed_before_v2(${sealer.keyId}, ${list}, ${id}, ${BATCH})`.execute(db.query);
  return rows;
}

function reseal({ db, sealer }: Ctx, found: Found): Promise<'sealed' | 'unreadable' | undefined> {
  const { list_id: listId, id } = found;
  return db.transact(async (tx) => {
    const own = tables(tx);
    const row = await own
      .selectFrom('saved_traveler')
      .select('data')
      .where('list_id', '=', listId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    try {
      const place = { listId, id };
      const data = JSON.stringify(sealTraveler(sealer, place, openTraveler(sealer, place, row.data)));
      await own
        .updateTable('saved_traveler')
        .set({ data, sealed_with: sealer.keyId })
        .where('list_id', '=', listId)
        .where('id', '=', id)
        .execute();
      return 'sealed';
    } catch (error) {
      if (!(error instanceof Error && error.name === 'SealError')) throw error;
      return 'unreadable';
    }
  }, rowsOfOwner(found));
}
