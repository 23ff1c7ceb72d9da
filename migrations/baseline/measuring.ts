import { type Kysely, sql } from 'kysely';

/** What happened on the site, of readers who agreed to be measured. No address, no device, nobody's name. */
export async function createMeasuring(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_event (
      id uuid primary key,
      at timestamptz not null,
      name text not null,
      page_id text not null,
      brand text not null,
      locale text not null,
      visitor text,
      detail jsonb not null,
      affiliate text,
      placement text,
      platform text,
      properties jsonb not null default '{}'
    )`.execute(db);
  await sql`create index analytics_event_at on analytics_event (at)`.execute(db);
  await sql`create table visitor_day_key (day date primary key, key text not null)`.execute(db);
  await sql`
    create table ui_metric (
      day date not null,
      brand text not null,
      type text not null,
      name text not null,
      times bigint not null,
      total double precision not null,
      lowest double precision not null,
      highest double precision not null,
      primary key (day, brand, type, name)
    )`.execute(db);
}
