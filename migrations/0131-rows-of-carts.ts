import { type Kysely, sql } from 'kysely';
import { lookAcross, ownRowsV2 } from './rules/owned-rows-v2.ts';

/** A cart is of a session, for itself or for the company that it acts for: one for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column company_id uuid references company, drop constraint cart_pkey`.execute(db);
  await sql`create unique index cart_owner on cart (session_id, company_id) nulls not distinct`.execute(db);
  await sql`create index cart_company on cart (company_id) where company_id is not null`.execute(db);
  await ownRowsV2(db, 'cart', 'session');
  await lookAcross(db, 'carts_touched_before_v1', {
    takes: 'p_before timestamptz, p_limit int',
    returns: 'session_id uuid, company_id uuid',
    find: 'select c.session_id, c.company_id from cart c where c.touched_at < p_before order by c.touched_at limit p_limit',
  });
}
