import { sql } from 'kysely';
import type { Queries } from '#platform/core';

/** Longer than any transaction of ours lives: a change stamped before a reading can be committed after it. */
const OVERLAP_MS = 60_000;

export interface Taken {
  /** Seats held or sold by `stockKey`; with `since`, only what may have changed. 0 means all came back. */
  readonly seats: ReadonlyMap<string, number>;
  /** Give this as `since` of the next reading. */
  readonly until: Date;
}

export function stockKey(flight: string, day: string, cabin: string): string {
  return `${flight}/${day}/${cabin}`;
}

/** What the search must subtract. Readings with `since` may repeat a row, never miss one: lay them over the last. */
export async function loadTaken(queries: Queries, since: Date = new Date(0)): Promise<Taken> {
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  const { rows } = await sql<{ flight: string; day: string; cabin: string; taken: number }>`
    select flight, day, cabin, held + sold as taken from house_stock where updated_at > ${since}`.execute(queries);
  return {
    seats: new Map(rows.map((row) => [stockKey(row.flight, row.day, row.cabin), row.taken])),
    until: new Date((clock[0]?.now.getTime() ?? 0) - OVERLAP_MS),
  };
}
