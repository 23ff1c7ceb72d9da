import { type Kysely, type RawBuilder, sql } from 'kysely';

const set = (name: 'company' | 'account' | 'session') => `nullif(current_setting('wayfold.${name}', true), '')::uuid`;
const guests = `string_to_array(nullif(current_setting('wayfold.guests', true), ''), ',')::uuid[]`;
/** The company that is set, else the account and the sessions: ids are of one thing each, so that one list tells them all. */
const OWNERS = `case when ${set('company')} is not null then array[${set('company')}]
  else array_append(array_append(${guests}, ${set('session')}), ${set('account')}) end`;

/**
 * The rule `buyer` of before as one comparison: the owner of a row is its company, else its account, else its session. Each setting that a
 * rule reads by itself is planned and read anew in every statement, and that is most of what a rule costs.
 */
export async function ownRowsV3(db: Kysely<unknown>, table: string): Promise<void> {
  const owners = sql.raw(`(select ${OWNERS})::uuid[]`);
  await change(db, table, sql`coalesce(company_id, account_id, session_id) = any (${owners})`);
}

/** The same for what belongs to an order and names its company: `shown` answers that company, else the ids of the personal orders. */
export async function ownOrderPartsV3(db: Kysely<unknown>, table: string, shown: string): Promise<void> {
  await change(db, table, sql`coalesce(company_id, order_id) = any ((select ${sql.raw(shown)}())::uuid[])`);
}

async function change(db: Kysely<unknown>, table: string, rule: RawBuilder<unknown>): Promise<void> {
  await sql`alter policy owned on ${sql.table(table)} using (${rule})`.execute(db);
}

/**
 * Answers by whom or through which orders rows are shown. plpgsql, whose plans are kept with the connection: PostgreSQL 15 plans a
 * function in SQL anew for each statement.
 */
export async function createShownV2(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      v_company uuid := ${set('company')};
      v_account uuid := ${set('account')};
      v_sessions uuid[] := array_append(${guests}, ${set('session')});
    begin
      if v_company is not null then return array[v_company]; end if;
      return array(
        select o.id from booking_order o where o.company_id is null and o.account_id = v_account
        union all
        select o.id from booking_order o
          where o.company_id is null and o.account_id is null and o.session_id = any (v_sessions));
    end`;
  await sql`
    create function booking_orders_shown_v2() returns uuid[]
      language plpgsql stable security definer set search_path = public, pg_temp as ${sql.raw(`$$ ${body} $$`)}`.execute(
    db,
  );
  await sql`revoke execute on function booking_orders_shown_v2 from public`.execute(db);
  await sql`grant execute on function booking_orders_shown_v2 to wayfold_app`.execute(db);
}
