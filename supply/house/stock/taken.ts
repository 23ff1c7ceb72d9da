import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import { stockKey, type StockRow } from './lines.ts';

/** Longer than any transaction of ours lives: a change stamped before a reading can be committed after it. */
const OVERLAP_MS = 60_000;

export interface Taken {
  /** Seats held or sold of cabins and of booking classes by `stockKey`; with `since`, only what may have changed. 0 means all came back. */
  readonly seats: ReadonlyMap<string, number>;
  /** Give this as `since` of the next reading. */
  readonly until: Date;
}

interface TakenRow extends Omit<StockRow, 'seats'> {
  readonly taken: number;
}

/** Seats held or sold on these departures at this moment, by `stockKey`. */
export async function loadTakenOn(
  queries: Queries,
  departures: readonly Pick<StockRow, 'flight' | 'day'>[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<TakenRow>`
    select flight, day, cabin, held + sold as taken from house_stock
    where (flight, day) in (
      select asked.flight, asked.day from jsonb_to_recordset(${JSON.stringify(departures)}::jsonb)
        as asked (flight text, day date))`.execute(queries);
  return seatsOf(rows);
}

/** What a hold keeps at this moment, by `stockKey`; nothing once it ended. */
export async function loadHeld(queries: Queries, holdKey: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lines: StockRow[] }>`
    select lines from house_hold where key = ${holdKey} and state = 'held'`.execute(queries);
  return seatsOf((rows[0]?.lines ?? []).map(({ seats: taken, ...line }) => ({ ...line, taken })));
}

/** What the search must subtract. Readings with `since` may repeat a row, never miss one: lay them over the last. */
export async function loadTaken(queries: Queries, since: Date = new Date(0)): Promise<Taken> {
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  const { rows } = await sql<TakenRow>`
    select flight, day, cabin, held + sold as taken from house_stock where updated_at > ${since}`.execute(queries);
  return {
    seats: seatsOf(rows),
    until: new Date((clock[0]?.now.getTime() ?? 0) - OVERLAP_MS),
  };
}

function seatsOf(rows: readonly TakenRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ flight, day, cabin, taken }) => [stockKey(flight, day, cabin), taken]));
}
