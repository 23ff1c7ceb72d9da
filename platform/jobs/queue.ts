import { sql } from 'kysely';
import { systemClock } from '#platform/clock';
import type { Database, JobDraft, Transaction } from '#platform/core';
import { afterCommit } from '#platform/database';
import { createIds } from '#platform/ids';
import { cryptoRandom } from '#platform/random';
import type { JobTables } from './table.ts';

const ids = createIds({ clock: systemClock, random: cryptoRandom });
const runners = new WeakMap<Database, Set<() => void>>();

/**
 * Adds a job to the transaction; without `dueAt` it is due at once. An open job of the same topic and key is asked
 * again instead: it takes the new payload, who asked last and the earlier time, and runs once more if it is running now.
 */
export async function enqueue(tx: Transaction, draft: JobDraft): Promise<void> {
  await tx
    .withTables<JobTables>()
    .insertInto('job')
    .values({
      id: ids.uuid(),
      topic: draft.topic,
      key: draft.key ?? null,
      payload: JSON.stringify(draft.payload),
      actor: draft.by && JSON.stringify(draft.by),
      ...(draft.dueAt && { due_at: draft.dueAt }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['topic', 'key'])
        .where(sql<boolean>`key is not null and done_at is null and failed_at is null`)
        .doUpdateSet({
          payload: (eb) => eb.ref('excluded.payload'),
          actor: (eb) => eb.ref('excluded.actor'),
          due_at: (eb) => eb.fn<Date>('least', ['job.due_at', 'excluded.due_at']),
          asks: (eb) => eb('job.asks', '+', 1),
        }),
    )
    .execute();
  afterCommit(nudge);
}

function nudge(database: Database): void {
  for (const wake of runners.get(database) ?? []) wake();
}

/** `wake` is called after every commit in this process that added a job. Returns how to stop that. */
export function onEnqueued(database: Database, wake: () => void): () => void {
  const listening = runners.get(database) ?? new Set();
  runners.set(database, listening.add(wake));
  return () => void listening.delete(wake);
}

export interface FailedJob {
  readonly id: string;
  readonly topic: string;
  readonly key: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: Date | null;
}

/** Jobs that were given up, the latest first: for the helpdesk. */
export async function listFailedJobs(database: Database, limit = 100): Promise<FailedJob[]> {
  return database.query
    .withTables<JobTables>()
    .selectFrom('job')
    .select(['id', 'topic', 'key', 'payload', 'attempts', 'error', 'failed_at as failedAt'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}

/** A given-up job becomes due at once, with its attempts counted anew. */
export async function retryJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .withTables<JobTables>()
    .updateTable('job')
    .set({ failed_at: null, attempts: 0, due_at: new Date(0), lease: null, lease_until: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .execute();
  afterCommit(nudge);
}
