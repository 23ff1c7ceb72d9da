import { type Kysely, sql } from 'kysely';

const WORDS = sql.raw(`'job', 'supplier', 'helpdesk', 'member', 'traveler', 'anonymous'`);

/** Whoever acts for a company is a member of it, whatever their roles: the two words that nobody could ever be are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['audit_entry', 'booking_event']) {
    const table = sql.table(name);
    const check = sql.ref(`${name}_actor_kind_check`);
    await sql`alter table ${table} drop constraint ${check}`.execute(db);
    await sql`alter table ${table} add constraint ${check} check (actor_kind in (${WORDS}))`.execute(db);
  }
}
