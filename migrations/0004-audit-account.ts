import { type Kysely, sql } from 'kysely';

/** Facts name the account that they are about `account`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_entry_account`.execute(db);
  await sql`
    create index audit_entry_about_account on audit_entry ((facts->>'account'), id)
    where (facts->>'account') is not null`.execute(db);
}
