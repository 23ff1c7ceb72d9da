import { type Kysely, type RawBuilder, sql } from 'kysely';

const set = (name: 'company' | 'account' | 'session') => `nullif(current_setting('wayfold.${name}', true), '')::uuid`;
const guests = `string_to_array(nullif(current_setting('wayfold.guests', true), ''), ',')::uuid[]`;

const COMPANY = sql.raw(`(select ${set('company')})`);
/** Of an account and of the browser with the guests that it may take over: nothing while a company is set. */
const ACCOUNT = sql.raw(`(select case when ${set('company')} is null then ${set('account')} end)`);
const SESSIONS = sql.raw(
  `(select case when ${set('company')} is null then array_append(${guests}, ${set('session')}) end)::uuid[]`,
);

/**
 * The rule `buyer` of before with fewer settings to read: one for the account, one for the sessions, one for the company. Each that a rule
 * reads is planned and read anew in every statement, and that is what a rule costs.
 */
export async function ownRowsV3(db: Kysely<unknown>, table: string): Promise<void> {
  await change(
    db,
    table,
    sql`case
      when company_id is not null then company_id = ${COMPANY}
      when account_id is not null then account_id = ${ACCOUNT}
      else session_id = any (${SESSIONS}) end`,
  );
}

/** The same for what belongs to an order and names its company: `shown` answers the personal orders, and none while a company is set. */
export async function ownOrderPartsV3(db: Kysely<unknown>, table: string, shown: string): Promise<void> {
  const personal = sql`order_id = any ((select ${sql.raw(shown)}())::uuid[])`;
  await change(db, table, sql`case when company_id is null then ${personal} else company_id = ${COMPANY} end`);
}

async function change(db: Kysely<unknown>, table: string, rule: RawBuilder<unknown>): Promise<void> {
  await sql`alter policy owned on ${sql.table(table)} using (${rule})`.execute(db);
}

/**
 * A function that answers the ids of the personal orders that are shown. plpgsql, whose plans are kept with the connection: PostgreSQL 15
 * plans a function in SQL anew for each statement.
 */
export async function createShownV2(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      v_account uuid := ${set('account')};
      v_sessions uuid[] := array_append(${guests}, ${set('session')});
    begin
      if ${set('company')} is not null then return null; end if;
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
