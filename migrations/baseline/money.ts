import { type Kysely, sql } from 'kysely';

/** Dated exchange rates as an operator imported them: millionths of a unit for one euro. */
export async function createMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rate (
      day date not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      micro_per_euro bigint not null check (micro_per_euro > 0),
      imported_at timestamptz not null,
      primary key (day, currency)
    )`.execute(db);
}
