import { type Kysely, sql } from 'kysely';

/** From which affiliate an event's reader came, and what is counted about how the site works: sums, no rows of anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table analytics_event
      add column affiliate text,
      add column placement text,
      add column platform text,
      add column properties jsonb not null default '{}'`.execute(db);
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
