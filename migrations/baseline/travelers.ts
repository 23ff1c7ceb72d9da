import { type Kysely, sql } from 'kysely';

/** Saved travellers. `traveler_list` has one row an account: its writers wait for each other there, and it names one preferred. */
export async function createTravelers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table traveler_list (
      account_id uuid primary key references account on delete cascade,
      preferred_id uuid
    )`.execute(db);
  await sql`
    create table saved_traveler (
      account_id uuid not null references traveler_list on delete cascade,
      id uuid not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      data jsonb not null,
      sealed_with text not null,
      primary key (account_id, id)
    )`.execute(db);
  await sql`create index saved_traveler_sealed on saved_traveler (sealed_with)`.execute(db);
}
