import type { Clock, Database, Logger } from '#platform/core';
import { createMeasuringStore } from './store.ts';
import { dayOf } from './visitor-of.ts';

const DAY_MS = 86_400_000;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keepDays: number;
}

/** Topic `measuring.forget`: takes out what was kept long enough, and the keys of days that are over. Safe to run twice. */
export async function forgetEvents({ db, clock, log, keepDays }: Needs): Promise<void> {
  const now = clock.now();
  const gone = await createMeasuringStore(db).forget(new Date(now.getTime() - keepDays * DAY_MS), dayOf(now));
  if (gone > 0) log.info('analytics events were forgotten', { events: gone });
}
