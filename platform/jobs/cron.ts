import type { Clock, Database, JobDraft } from '#platform/core';
import { enqueue } from './queue.ts';
import type { JobTables } from './table.ts';

/** A timer: one row that all nodes share, so it fires once however many of them run. */
export interface Cron {
  readonly name: string;
  /** The first time strictly after `after`. */
  readonly next: (after: Date) => Date;
  readonly job: Omit<JobDraft, 'dueAt' | 'by'>;
}

export async function ensureCrons(database: Database, crons: readonly Cron[], clock: Clock): Promise<void> {
  if (crons.length === 0) return;
  const now = clock.now();
  await database.query
    .withTables<JobTables>()
    .insertInto('cron')
    .values(crons.map((cron) => ({ name: cron.name, next_at: cron.next(now) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Whoever moves a due timer on enqueues its job in the same transaction. Times missed while down fire once. */
export async function fireCrons(database: Database, crons: readonly Cron[], clock: Clock): Promise<void> {
  const now = clock.now();
  for (const cron of crons) {
    await database.transact(async (tx) => {
      const moved = await tx
        .withTables<JobTables>()
        .updateTable('cron')
        .set({ next_at: cron.next(now) })
        .where('name', '=', cron.name)
        .where('next_at', '<=', now)
        .executeTakeFirst();
      if (moved.numUpdatedRows > 0n) await enqueue(tx, { ...cron.job, by: null });
    });
  }
}
