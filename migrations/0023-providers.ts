import { type Kysely, sql } from 'kysely';

/** An identity at a provider belongs to one account, and an account has one at each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_provider (
      id uuid primary key,
      account_id uuid not null,
      provider text not null check (provider in ('google', 'apple', 'naver')),
      subject text not null,
      email text,
      created_at timestamptz not null,
      unique (provider, subject),
      unique (account_id, provider)
    )`.execute(db);
  // Asked at a provider and not answered yet: of one browser, once, for minutes. `sealed` holds the secrets, later what was learnt.
  await sql`
    create table provider_round (
      id uuid primary key,
      visitor_session_id uuid not null,
      provider text not null check (provider in ('google', 'apple', 'naver')),
      purpose text not null check (purpose in ('signIn', 'link', 'credential')),
      state_hash text not null unique,
      sealed text not null,
      account_id uuid,
      redir text not null,
      sticky boolean not null,
      popup boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      learnt_at timestamptz
    )`.execute(db);
  await sql`create index provider_round_expiry on provider_round (expires_at)`.execute(db);
}
