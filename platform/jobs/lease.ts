import { sql } from 'kysely';
import type { Database } from '#platform/core';
import type { JobTables } from './table.ts';

export interface Claimed {
  readonly id: string;
  readonly topic: string;
  readonly key: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly by: object | null;
  readonly attempts: number;
  readonly lease: string;
  readonly asks: number;
}

interface Wanted {
  readonly topics: readonly string[];
  readonly now: Date;
  readonly limit: number;
  readonly leaseMs: number;
  /** Jobs that this node runs already: after a pause it must not take them from itself. */
  readonly running: readonly string[];
}

/** Takes due jobs that nobody holds. Due by the given clock; leases by the database's, the only one all nodes share. */
export async function claimJobs(
  database: Database,
  { topics, now, limit, leaseMs, running }: Wanted,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select id from job
      where done_at is null and failed_at is null and due_at <= ${now}
        and (lease_until is null or lease_until < now()) and topic = any (${topics}::text[]) and id <> all (${running}::uuid[])
      order by due_at, id limit ${limit} for update skip locked)
    update job set lease = gen_random_uuid(), lease_until = now() + ${leaseMs}::int8 * interval '1 ms',
      attempts = attempts + 1
    from due where job.id = due.id
    returning job.id, topic, key, payload, actor as by, attempts, lease, asks`.execute(database.query);
  return rows;
}

/** Only the holder of the lease finishes a job; one that was asked again meanwhile becomes due once more. */
export async function finishJobs(database: Database, done: readonly Claimed[]): Promise<void> {
  await sql`
    update job set lease = null, lease_until = null,
      done_at = case when job.asks = held.asks then now() end,
      attempts = case when job.asks = held.asks then attempts else 0 end
    from unnest(${done.map((job) => job.id)}::uuid[], ${done.map((job) => job.lease)}::uuid[],
      ${done.map((job) => job.asks)}::int[]) as held (id, lease, asks)
    where job.id = held.id and job.lease = held.lease`.execute(database.query);
}

/** Keeps the leases; answers which of them are still ours. */
export async function renewLeases(
  database: Database,
  held: readonly Claimed[],
  leaseMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ lease: string }>`
    update job set lease_until = now() + ${leaseMs}::int8 * interval '1 ms'
    from unnest(${held.map((job) => job.id)}::uuid[], ${held.map((job) => job.lease)}::uuid[]) as held (id, lease)
    where job.id = held.id and job.lease = held.lease returning job.lease`.execute(database.query);
  return new Set(rows.map((row) => row.lease));
}

/** Gives the job back until `dueAt`, or for good where that is null. */
export async function failJob(database: Database, job: Claimed, error: string, dueAt: Date | null): Promise<void> {
  await database.query
    .withTables<JobTables>()
    .updateTable('job')
    .set({ lease: null, lease_until: null, error, ...(dueAt ? { due_at: dueAt } : { failed_at: sql<Date>`now()` }) })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

/** When the next job and the next timer are due, by the caller's clock. */
export async function nextDue(
  database: Database,
  topics: readonly string[],
  crons: readonly string[],
): Promise<{ jobAt: Date | null; cronAt: Date | null }> {
  const { rows } = await sql<{ jobAt: Date | null; cronAt: Date | null }>`
    select (select min(due_at) from job where done_at is null and failed_at is null
        and (lease_until is null or lease_until < now()) and topic = any (${topics}::text[])) as "jobAt",
      (select min(next_at) from cron where name = any (${crons}::text[])) as "cronAt"`.execute(database.query);
  return rows[0] ?? { jobAt: null, cronAt: null };
}

export async function deleteDoneJobs(database: Database, olderThanMs: number): Promise<void> {
  await sql`delete from job where done_at < now() - ${olderThanMs}::int8 * interval '1 ms'`.execute(database.query);
}
