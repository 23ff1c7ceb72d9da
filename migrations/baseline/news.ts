import { type Kysely, sql } from 'kysely';

/** Who wants news of which brand, with the proof that they asked, and what is on its way to them. */
export async function createNews(db: Kysely<unknown>): Promise<void> {
  await createChoices(db);
  await createEditions(db);
}

/** `link_key` is 256 random bits: what the link of a mail carries, for as long as the account lives. */
async function createChoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_choice (
      account_id uuid not null references account on delete cascade,
      brand text not null,
      wanted boolean not null,
      at timestamptz not null,
      source text not null check (source in ('signUp', 'account', 'unsubscribePage', 'oneClick')),
      link_key text not null unique,
      primary key (account_id, brand)
    )`.execute(db);
  await sql`create index news_choice_wanted on news_choice (brand, account_id) where wanted`.execute(db);
  await sql`
    create table news_consent (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      brand text not null,
      wanted boolean not null,
      at timestamptz not null,
      source text not null check (source in ('signUp', 'account', 'unsubscribePage', 'oneClick')),
      wording text not null,
      locale text not null
    )`.execute(db);
  await sql`create index news_consent_account on news_consent (account_id, id)`.execute(db);
}

/** Editions of news on their way to readers. `queued_after` is how far the list of readers was gone through; `queued_at` when its end was reached. */
async function createEditions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_edition (
      id text primary key,
      brand text not null,
      content jsonb not null,
      content_hash text not null,
      created_at timestamptz not null,
      queued_after uuid,
      queued_at timestamptz
    )`.execute(db);
  await sql`
    create table news_mail (
      edition text not null references news_edition,
      account_id uuid not null references account on delete cascade,
      state text not null check (state in ('waiting', 'sending', 'sent', 'unwanted', 'failed', 'unsure')),
      tries int not null default 0,
      due_at timestamptz not null,
      done_at timestamptz,
      primary key (edition, account_id)
    )`.execute(db);
  await sql`
    create index news_mail_open on news_mail (edition, due_at) where state in ('waiting', 'sending')`.execute(db);
  await sql`create index news_mail_account on news_mail (account_id)`.execute(db);
}
