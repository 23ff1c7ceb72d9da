import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { lookAcross, ownRowsV2 } from './rules/owned-rows-v2.ts';

/** A quote is of whoever asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_quote
      add column session_id uuid,
      add column account_id uuid references account on delete set null,
      add column company_id uuid references company`.execute(db);
  await fillQuotes(db);
  await sql`alter table booking_quote alter column session_id set not null`.execute(db);
  await sql`create index booking_quote_account on booking_quote (account_id) where account_id is not null`.execute(db);
  await sql`create index booking_quote_company on booking_quote (company_id) where company_id is not null`.execute(db);
  await ownRowsV2(db, 'booking_quote', 'buyer');
  await lookAcross(db, 'booking_quotes_lapsed_v1', {
    takes: 'p_before timestamptz, p_limit int',
    returns: 'id uuid, company_id uuid, account_id uuid, session_id uuid',
    find: `select q.id, q.company_id, q.account_id, q.session_id from booking_quote q
      where q.order_id is null and q.expires_at < p_before limit p_limit`,
  });
}

/** Those of before are of whoever ordered them or has them in the cart; else of a session that never was, and lapse within minutes. */
export async function fillQuotes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update booking_quote q set session_id = o.session_id, account_id = o.account_id, company_id = o.company_id
    from booking_order o where o.id = q.order_id`.execute(db);
  await sql`
    update booking_quote q set session_id = coalesce(
      (select c.session_id from cart c where c.quote_id = q.id order by c.touched_at desc limit 1), gen_random_uuid())
    where q.session_id is null`.execute(db);
}
