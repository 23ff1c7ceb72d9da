import { type Kysely, sql } from 'kysely';

/** What an authenticator app and its owner share, and the codes for the day it is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table two_factor (
      account_id uuid primary key,
      secret text not null,
      sealed_with text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db);
  await sql`
    create table recovery_code (
      id uuid primary key,
      account_id uuid not null,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create unique index recovery_code_account on recovery_code (account_id, code_hash)`.execute(db);
}
