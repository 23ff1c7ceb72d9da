import { type Kysely, sql } from 'kysely';

/** Ways into an account besides its address: passkeys, providers, and the second factor. */
export async function createWaysIn(db: Kysely<unknown>): Promise<void> {
  await createPasskeys(db);
  await createProviders(db);
  await createTwoFactor(db);
}

/** Passkeys of accounts, and the challenges that are open for one. */
async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
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
      account_id uuid references account on delete cascade,
      rp_id text not null,
      allowed jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_challenge_account on passkey_challenge (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`create index passkey_challenge_expiry on passkey_challenge (expires_at)`.execute(db);
}

/** An identity at a provider belongs to one account, and an account has one at each. */
async function createProviders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_provider (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
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
      account_id uuid references account on delete cascade,
      redir text not null,
      sticky boolean not null,
      popup boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      learnt_at timestamptz
    )`.execute(db);
  await sql`create index provider_round_account on provider_round (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`create index provider_round_expiry on provider_round (expires_at)`.execute(db);
}

/** What an authenticator app and its owner share, and the codes for the day it is lost. */
async function createTwoFactor(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table two_factor (
      account_id uuid primary key references account on delete cascade,
      secret text not null,
      sealed_with text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db);
  await sql`
    create table recovery_code (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create unique index recovery_code_account on recovery_code (account_id, code_hash)`.execute(db);
}
