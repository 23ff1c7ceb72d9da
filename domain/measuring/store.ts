import { sql } from 'kysely';
import type { Database } from '#platform/core';

export interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly name: string;
  readonly page_id: string;
  readonly brand: string;
  readonly locale: string;
  /** The same for all that one visitor did on one day; null where there was no session. */
  readonly visitor: string | null;
  readonly affiliate: string | null;
  readonly placement: string | null;
  readonly platform: string | null;
  /** What the brand's data says of the affiliate. */
  readonly properties: Readonly<Record<string, string>>;
  readonly detail: Readonly<Record<string, unknown>>;
}

type MeasuringTables = {
  analytics_event: Omit<EventRow, 'detail' | 'properties'> & { detail: unknown; properties: unknown };
  visitor_day_key: { day: string; key: string };
};

export interface Span {
  /** From this instant on. */
  readonly from?: Date | undefined;
  /** Up to this instant, without it. */
  readonly to?: Date | undefined;
}

const AT_ONCE = 1_000;

/** SQL of measuring; owns `analytics_event` and `visitor_day_key`. */
export function createMeasuringStore(db: Database) {
  const query = db.query.withTables<MeasuringTables>();
  return {
    async insertEvents(rows: readonly EventRow[]): Promise<void> {
      const values = rows.map((row) => ({
        ...row,
        properties: JSON.stringify(row.properties),
        detail: JSON.stringify(row.detail),
      }));
      await query.insertInto('analytics_event').values(values).execute();
    },
    /** The key of a day; whoever comes first makes it. */
    async dayKey(day: string, made: string): Promise<string> {
      await query
        .insertInto('visitor_day_key')
        .values({ day, key: made })
        .onConflict((same) => same.column('day').doNothing())
        .execute();
      const row = await query
        .selectFrom('visitor_day_key')
        .select('key')
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return row.key;
    },
    async *readEvents({ from, to }: Span): AsyncGenerator<EventRow> {
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        let page = query.selectFrom('analytics_event').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE);
        if (from) page = page.where('at', '>=', from);
        if (to) page = page.where('at', '<', to);
        const rows = (await page.execute()) as EventRow[];
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < AT_ONCE) return;
        after = last.id;
      }
    },
    /** Events before `eventsBefore`, keys of days before `day`. Gives how many events went. */
    async forget(eventsBefore: Date, day: string): Promise<number> {
      await query.deleteFrom('visitor_day_key').where('day', '<', day).execute();
      let gone = 0;
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          delete from analytics_event where id in (
            select id from analytics_event where at < ${eventsBefore} limit ${AT_ONCE}
          )`.execute(db.query);
        gone += Number(numAffectedRows);
        if (numAffectedRows < AT_ONCE) return gone;
      }
    },
  };
}
