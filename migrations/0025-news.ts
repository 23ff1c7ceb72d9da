import { type Kysely, sql } from 'kysely';

/**
 * Who wants news of which brand, with the proof that they asked. What `account.news` said was never
 * used and says neither when it was asked for nor in which words: it goes, and nobody is mailed for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column news`.execute(db);
  await createChoices(db);
}

/** `link_key` is 256 random bits: what the link of a mail carries, for as long as the account lives. */
async function createChoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_choice (
      account_id uuid not null,
      brand text not null,
      wanted boolean not null,
      at timestamptz not null,
      source text not null,
      link_key text not null unique,
      primary key (account_id, brand)
    )`.execute(db);
  await sql`create index news_choice_wanted on news_choice (brand, account_id) where wanted`.execute(db);
  await sql`
    create table news_consent (
      id uuid primary key,
      account_id uuid not null,
      brand text not null,
      wanted boolean not null,
      at timestamptz not null,
      source text not null,
      wording text not null,
      locale text not null
    )`.execute(db);
  await sql`create index news_consent_account on news_consent (account_id, id)`.execute(db);
}
