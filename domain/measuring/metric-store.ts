import { sql } from 'kysely';
import type { Database } from '#platform/core';
import type { Span } from './store.ts';

export interface MetricRow {
  readonly day: string;
  readonly brand: string;
  readonly type: string;
  readonly name: string;
  readonly times: number;
  readonly total: number;
  readonly lowest: number;
  readonly highest: number;
}

/** SQL of metrics; owns `ui_metric`: one row for a day, a brand and a name, however often it is told. */
export function createMetricStore(db: Database) {
  return {
    async add({ day, brand, type, name }: Pick<MetricRow, 'day' | 'brand' | 'type' | 'name'>, value: number) {
      await sql`
        insert into ui_metric as known (day, brand, type, name, times, total, lowest, highest)
        values (${day}, ${brand}, ${type}, ${name}, 1, ${value}, ${value}, ${value})
        on conflict (day, brand, type, name) do update set
          times = known.times + 1,
          total = known.total + excluded.total,
          lowest = least(known.lowest, excluded.lowest),
          highest = greatest(known.highest, excluded.highest)`.execute(db.query);
    },
    async read({ from, to }: Span): Promise<readonly MetricRow[]> {
      const { rows } = await sql<MetricRow>`
        select day::text, brand, type, name, times::float8, total, lowest, highest from ui_metric
        where (${from ?? null}::timestamptz is null or day >= (${from ?? null}::timestamptz at time zone 'UTC')::date)
          and (${to ?? null}::timestamptz is null or day < (${to ?? null}::timestamptz at time zone 'UTC')::date)
        order by day, brand, type, name`.execute(db.query);
      return rows;
    },
  };
}
