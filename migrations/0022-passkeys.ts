import { type Kysely, sql } from 'kysely';

/** Passkeys of accounts, and the challenges that are open for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id uuid primary key,
      account_id uuid not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      rp_id text not null,
      name text not null,
      backed_up boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_account on passkey (account_id, created_at)`.execute(db);
  await sql`
    create table passkey_challenge (
      id uuid primary key,
      challenge text not null unique,
      kind text not null check (kind in ('use', 'make')),
      visitor_session_id uuid not null,
      account_id uuid,
      rp_id text not null,
      allowed text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_challenge_expiry on passkey_challenge (expires_at)`.execute(db);
}
