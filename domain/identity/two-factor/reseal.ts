import type { Ctx } from '#domain/kernel';
import { sealedSecret, secretIn } from './store.ts';
import { twoFactorTables } from './tables.ts';

const BATCH = 200;

/**
 * Seals with the newest key what an older one sealed. Safe to run twice, at once and beside writers: a row that changed
 * meanwhile is left to its writer. What does not open stays as it is.
 */
export async function resealTwoFactor(ctx: Ctx): Promise<void> {
  const query = twoFactorTables(ctx.db.query);
  const counts = { sealed: 0, unreadable: 0 };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await query
      .selectFrom('two_factor')
      .selectAll()
      .where('sealed_with', '!=', ctx.sealer.keyId)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      try {
        await query
          .updateTable('two_factor')
          .set(sealedSecret(ctx, row.account_id, secretIn(ctx, row)))
          .where('account_id', '=', row.account_id)
          .where('secret', '=', row.secret)
          .execute();
        counts.sealed += 1;
      } catch (error) {
        if (!(error instanceof Error && error.name === 'SealError')) throw error;
        counts.unreadable += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.account_id;
  }
  if (counts.unreadable > 0)
    ctx.log.error('secrets of apps do not open; put the key that sealed them back behind the first', { ...counts });
}
