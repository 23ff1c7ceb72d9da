import { type Kysely, sql } from 'kysely';

/** Editions of news on their way to readers. `queued_after` is how far the list of readers was gone through; `queued_at` when its end was reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_edition (
      id text primary key,
      brand text not null,
      content text not null,
      content_hash text not null,
      created_at timestamptz not null,
      queued_after uuid,
      queued_at timestamptz
    )`.execute(db);
  await sql`
    create table news_mail (
      edition text not null,
      account_id uuid not null,
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
