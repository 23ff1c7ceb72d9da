import type { Clock, Database } from '#platform/core';
import type { Cron, JobHandler } from '#platform/jobs';
import { sweepExpired } from './settle.ts';

const TOPIC = 'house.sweep';
const EVERY_MS = 30_000;

/** The timer and the job that give back what expired holds kept, twice a minute on whichever node gets there first. */
export function sweepTimer({ database, clock }: { readonly database: Database; readonly clock: Clock }): {
  readonly crons: readonly Cron[];
  readonly jobs: Readonly<Record<string, JobHandler>>;
} {
  const next = (after: Date): Date => new Date((Math.floor(after.getTime() / EVERY_MS) + 1) * EVERY_MS);
  return {
    crons: [{ name: TOPIC, next, job: { topic: TOPIC, key: 'all', payload: {} } }],
    jobs: {
      async [TOPIC]() {
        for (let swept = 1; swept > 0;) swept = await sweepExpired(database.query, clock.now());
      },
    },
  };
}
