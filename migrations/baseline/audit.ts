import { type Kysely, sql } from 'kysely';

/** The trail, and the seals over it. */
export async function createAudit(db: Kysely<unknown>): Promise<void> {
  await createTrail(db);
  await createSeals(db);
}

async function createTrail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id uuid primary key,
      at timestamptz not null,
      verb text not null,
      actor_kind text not null check (actor_kind in (
        'anonymous', 'traveler', 'arranger', 'helpdesk', 'admin', 'job', 'supplier'
      )),
      actor jsonb not null,
      company_id uuid,
      request_id text not null,
      facts jsonb not null
    )`.execute(db);
  await sql`create index audit_entry_company on audit_entry (company_id, id) where company_id is not null`.execute(db);
  await sql`revoke update, delete on audit_entry from wayfold_app`.execute(db);
}

/**
 * Seals over batches of audit entries, each with the hash of the one before. Which entry is in which seal stands in a table
 * of its own, so that entries stay as they were written. It refers to entries by no foreign key: that would lock their rows.
 */
async function createSeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_seal (
      number int8 primary key check (number > 0),
      first_id uuid,
      last_id uuid,
      entries int not null check (entries >= 0),
      entries_hash text not null,
      previous text not null,
      sealed_at timestamptz not null,
      hash text not null unique,
      signature text not null
    )`.execute(db);
  await sql`
    create table audit_sealed_entry (
      entry_id uuid primary key,
      seal int8 not null references audit_seal,
      position int not null,
      hash text not null,
      unique (seal, position)
    )`.execute(db);
  await sql`revoke update, delete, truncate on audit_seal, audit_sealed_entry, audit_entry from wayfold_app`.execute(
    db,
  );
  await sql`
    create index audit_entry_actor_account on audit_entry ((actor->>'accountId'), id)
    where (actor->>'accountId') is not null`.execute(db);
  await sql`
    create index audit_entry_about_account on audit_entry ((facts->>'account'), id)
    where (facts->>'account') is not null`.execute(db);
}
