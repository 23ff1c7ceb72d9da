import type { Ctx } from '#domain/kernel';
import { tables } from './tables.ts';

const KEEP_DAYS = 7;
const DAY_MS = 86_400_000;
const BATCH = 200;

/**
 * Accounts whose address nobody proved within a week: typed wrongly, or of somebody else. They act as nobody, so nothing else is
 * theirs. Runs twice safely.
 */
export async function removeUnproved({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
  return db.transact(async (tx) => {
    const query = tables(tx);
    const rows = await query
      .selectFrom('account as a')
      .innerJoin('account_email as e', (join) => join.onRef('e.account_id', '=', 'a.id').on('e.is_primary', '=', true))
      .select('a.id')
      .where('e.confirmed_at', 'is', null)
      .where('e.created_at', '<', before)
      .limit(BATCH)
      .forUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // What hangs on an account goes with it.
    await query.deleteFrom('account').where('id', 'in', ids).execute();
    return ids.length;
  });
}
