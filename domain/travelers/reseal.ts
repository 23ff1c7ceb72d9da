import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import { openTraveler, sealTraveler } from './sealed-numbers.ts';
import { tables } from './store.ts';

const batch = 200;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Topic `travelers.reseal`: seals with the newest key what an older one sealed. Safe to run twice, at once and beside
 * writers: a row that changed meanwhile is left to its writer. What does not open stays as it is.
 */
export function resealTravelersJob({ db, sealer, log }: Ctx): () => Promise<void> {
  return async () => {
    const counts = { sealed: 0, unreadable: 0 };
    let after = { account_id: noId, id: noId };
    for (;;) {
      const rows = await tables(db.query)
        .selectFrom('saved_traveler')
        .select(['account_id', 'id', 'data'])
        .where(sql<boolean>`(sealed_with < ${sealer.keyId} or sealed_with > ${sealer.keyId})`)
        .where(sql<boolean>`(account_id, id) > (${after.account_id}::uuid, ${after.id}::uuid)`)
        .orderBy('account_id')
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const row of rows) {
        const place = { accountId: row.account_id, id: row.id };
        try {
          const opened = openTraveler(sealer, place, row.data);
          const data = JSON.stringify(sealTraveler(sealer, place, opened));
          await tables(db.query)
            .updateTable('saved_traveler')
            .set({ data, sealed_with: sealer.keyId })
            .where('account_id', '=', row.account_id)
            .where('id', '=', row.id)
            .where('data', '=', row.data)
            .execute();
          counts.sealed += 1;
        } catch (error) {
          if (!(error instanceof Error && error.name === 'SealError')) throw error;
          counts.unreadable += 1;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last;
    }
    if (counts.sealed > 0) log.info('numbers of travellers were sealed with the newest key', { ...counts });
    if (counts.unreadable > 0)
      log.error('numbers of travellers do not open; put the key that sealed them back behind the first', { ...counts });
  };
}
