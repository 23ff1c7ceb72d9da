import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';

const batch = 200;
const dayMs = 86_400_000;

/** Topic `feedback.purge`: deletes what was kept for long enough. Safe to run twice and at once. */
export function purgeFeedbackJob(ctx: Ctx, { keepDays }: { readonly keepDays: number }): () => Promise<void> {
  return async () => {
    const before = new Date(ctx.clock.now().getTime() - keepDays * dayMs);
    for (let purged = 0; ;) {
      const { numAffectedRows } = await sql`delete from feedback where id in (
        select id from feedback where created_at < ${before} limit ${batch})`.execute(ctx.db.query);
      purged += Number(numAffectedRows ?? 0);
      if (Number(numAffectedRows ?? 0) === batch) continue;
      if (purged > 0) ctx.log.info('feedback was purged', { purged });
      return;
    }
  };
}
