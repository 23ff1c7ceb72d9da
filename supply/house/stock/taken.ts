import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import { stockKey, type StockRow } from './lines.ts';

/** Longer than any transaction of ours lives: a change stamped before a reading can be committed after it. */
const OVERLAP_MS = 60_000;

export interface Taken {
  /** Units held or sold of kinds and of tiers by `stockKey`; with `since`, only what may have changed. 0 means all came back. */
  readonly units: ReadonlyMap<string, number>;
  /** Give this as `since` of the next reading. */
  readonly until: Date;
}

interface TakenRow extends Omit<StockRow, 'quantity'> {
  readonly taken: number;
}

/** Units held or sold of these products and days at this moment, by `stockKey`. */
export async function loadTakenOn(
  queries: Queries,
  places: readonly Pick<StockRow, 'product' | 'day'>[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<TakenRow>`
    select product, day, kind, held + sold as taken from house_stock
    where (product, day) in (
      select asked.product, asked.day from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as asked (product text, day date))`.execute(queries);
  return unitsOf(rows);
}

/** What a hold keeps at this moment, by `stockKey`; nothing once it ended. */
export async function loadHeld(queries: Queries, holdKey: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lines: StockRow[] }>`
    select lines from house_hold where key = ${holdKey} and state = 'held'`.execute(queries);
  return unitsOf((rows[0]?.lines ?? []).map(({ quantity: taken, ...line }) => ({ ...line, taken })));
}

/** What the search must subtract. Readings with `since` may repeat a row, never miss one: lay them over the last. */
export async function loadTaken(queries: Queries, since: Date = new Date(0)): Promise<Taken> {
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  const { rows } = await sql<TakenRow>`
    select product, day, kind, held + sold as taken from house_stock where updated_at > ${since}`.execute(queries);
  return {
    units: unitsOf(rows),
    until: new Date((clock[0]?.now.getTime() ?? 0) - OVERLAP_MS),
  };
}

function unitsOf(rows: readonly TakenRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ product, day, kind, taken }) => [stockKey(product, day, kind), taken]));
}
