import { type Kysely, sql } from 'kysely';

/** Accounts, their addresses, who is signed in where, proofs that were mailed, and counts of tries. */
export async function createIdentity(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createSessions(db);
  await createProofs(db);
}

/**
 * An address belongs to one account once it is confirmed; until then anybody may have typed it. `currency`: what prices are shown in
 * wherever a browser has none of its own.
 */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key,
      created_at timestamptz not null,
      brand text not null,
      locale text not null,
      first_name text not null default '',
      last_name text not null default '',
      display_name text not null default '',
      image_url text,
      currency text check (currency ~ '^[A-Z]{3}$'),
      role text not null default 'traveler' check (role in ('traveler', 'helpdesk')),
      status text not null default 'active' check (status in ('active', 'locked', 'disabled', 'closing')),
      status_at timestamptz,
      password_hash text,
      password_at timestamptz,
      notify jsonb not null default '{}',
      guidebooks boolean not null default false,
      terms_at timestamptz
    )`.execute(db);
  await sql`
    create table account_email (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      email text not null,
      email_key text not null,
      is_primary boolean not null,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`create unique index account_email_owner on account_email (email_key) where confirmed_at is not null`.execute(
    db,
  );
  await sql`create unique index account_email_primary on account_email (account_id) where is_primary`.execute(db);
  await sql`create index account_email_key on account_email (email_key)`.execute(db);
  await sql`create index account_email_account on account_email (account_id)`.execute(db);
  await sql`create index account_email_waiting on account_email (created_at) where confirmed_at is null`.execute(db);
}

/**
 * Sessions of browsers: only the hash of the cookie value is kept. `epoch` changes with the cookie: form tokens of before a change
 * of power are worth nothing after it. `browser_id`, null for its own id: a session that begins after signing out is of the same
 * browser. `known_browser` is where an account was signed in.
 */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor_session (
      id uuid primary key,
      browser_id uuid,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      epoch uuid not null,
      sticky boolean not null default true,
      known boolean not null default false,
      adding_until timestamptz,
      active_id uuid
    )`.execute(db);
  await sql`create index visitor_session_expiry on visitor_session (expires_at)`.execute(db);
  await sql`
    create table account_session (
      id uuid primary key,
      visitor_session_id uuid not null,
      account_id uuid not null references account on delete cascade,
      handle text not null unique,
      brand text not null,
      method text not null check (method in ('password', 'code', 'link', 'passkey', 'google', 'apple', 'naver')),
      half boolean not null,
      device text not null,
      network text not null,
      country text not null,
      created_at timestamptz not null,
      authenticated_at timestamptz not null,
      last_used_at timestamptz not null,
      ended_at timestamptz,
      ended_why text
    )`.execute(db);
  await sql`
    create unique index account_session_once on account_session (visitor_session_id, account_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index account_session_account on account_session (account_id, created_at)`.execute(db);
  await sql`create index account_session_ended on account_session (ended_at) where ended_at is not null`.execute(db);
  await sql`
    create table known_browser (
      browser_id uuid not null,
      account_id uuid not null references account on delete cascade,
      last_at timestamptz not null,
      primary key (browser_id, account_id)
    )`.execute(db);
  await sql`create index known_browser_account on known_browser (account_id)`.execute(db);
}

/** What is mailed as proof is computed from the row and a key of the installation, so no copy of it is stored. */
async function createProofs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_proof (
      id uuid primary key,
      kind text not null check (kind in ('code', 'link', 'notice')),
      purpose text not null check (purpose in (
        'signIn', 'twoFactor', 'confirm', 'reset', 'unlock', 'addEmail', 'secure', 'keep', 'noAccount',
        'hasAccount', 'newPassword', 'firstPassword', 'noPassword', 'emailChanged', 'newDevice', 'closing',
        'secured', 'twoStepOn', 'twoStepOff'
      )),
      account_id uuid references account on delete cascade,
      visitor_session_id uuid,
      email text not null,
      email_key text not null,
      brand text not null,
      locale text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null default 0,
      used_at timestamptz
    )`.execute(db);
  await sql`create index mail_proof_email on mail_proof (email_key, purpose, created_at)`.execute(db);
  await sql`create index mail_proof_account on mail_proof (account_id) where account_id is not null`.execute(db);
  await sql`create index mail_proof_expiry on mail_proof (expires_at)`.execute(db);
  await sql`
    create table try_count (
      key text primary key,
      count int not null,
      last_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index try_count_expiry on try_count (expires_at)`.execute(db);
}
