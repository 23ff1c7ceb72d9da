import { type Kysely, sql } from 'kysely';

/** Sessions of browsers: only the hash of the cookie value is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor_session (
      id uuid primary key,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index visitor_session_expiry on visitor_session (expires_at)`.execute(db);
}
