import { type Kysely, sql } from 'kysely';
import { ownRowsV1 } from './rules/owned-rows-v1.ts';

/** Companies, and saved travellers as the first rows that row security keeps apart (decision 73). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table company (id uuid primary key, created_at timestamptz not null)`.execute(db);
  await sql`alter table saved_traveler add column company_id uuid references company`.execute(db);
  await sql`create index saved_traveler_company on saved_traveler (company_id, id) where company_id is not null`.execute(
    db,
  );
  await ownRowsV1(db, 'saved_traveler', { company: true });
  await ownRowsV1(db, 'traveler_list', { company: false });
  await createSealedBefore(db);
}

/** Looks across all owners and names rows only: what is done to a row is done as its owner. */
async function createSealedBefore(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function travelers_sealed_before_v1(p_key text, p_after_account uuid, p_after_id uuid, p_limit int)
      returns table (account_id uuid, id uuid, company_id uuid)
      language sql stable security definer set search_path = public, pg_temp as $$
      select t.account_id, t.id, t.company_id from saved_traveler t
      where (t.sealed_with < p_key or t.sealed_with > p_key) and (t.account_id, t.id) > (p_after_account, p_after_id)
      order by t.account_id, t.id limit p_limit
    $$`.execute(db);
  await sql`revoke execute on function travelers_sealed_before_v1 from public`.execute(db);
  await sql`grant execute on function travelers_sealed_before_v1 to wayfold_app`.execute(db);
}
