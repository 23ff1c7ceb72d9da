import { type Kysely, sql } from 'kysely';

/** What readers tell us. `once` is a hash of session and key: a message says nothing of whose session it was. */
export async function createFeedback(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id uuid primary key,
      once text not null unique,
      created_at timestamptz not null,
      brand text not null,
      locale text not null,
      topic text not null check (topic in ('problem', 'idea', 'booking', 'words', 'accessibility', 'other')),
      message text not null,
      page text,
      email text,
      confirmed boolean not null
    )`.execute(db);
  await sql`create index feedback_created on feedback (created_at)`.execute(db);
  await sql`create index feedback_email on feedback (email, created_at) where email is not null`.execute(db);
}
