import { type Kysely, sql } from 'kysely';

/** Who asked for a job, so that what it does can be told apart from what a timer does; what a job did is also theirs to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column actor jsonb`.execute(db);
  await sql`
    create index audit_entry_asked_by on audit_entry ((actor->'by'->>'accountId'), id)
    where actor->'by'->>'accountId' is not null`.execute(db);
}
