import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Read once a statement, not once a row. */
const SET = (name: 'company' | 'account' | 'session') =>
  sql.raw(`(select nullif(current_setting('wayfold.${name}', true), '')::uuid)`);

const GUESTS = sql.raw(
  `(select string_to_array(nullif(current_setting('wayfold.guests', true), ''), ',')::uuid[])::uuid[]`,
);

/** Whose a row without a company is, by the columns that say so. */
const OWN = {
  account: sql`account_id = ${SET('account')}`,
  session: sql`session_id = ${SET('session')}`,
  /** Of an account what has one: who uses its browser next does not see it. Of guests what an account may take over. */
  buyer: sql`case
    when account_id is not null then account_id = ${SET('account')}
    else session_id = ${SET('session')} or session_id = any (${GUESTS}) end`,
};

/**
 * Puts `table` under row security: rows of a company show where that company is set for the transaction, the others to their owner where
 * no company is set, and where nothing is set there are none. One `case`, since two rules cost 2.5 times as much (decision 69). The owner
 * of the tables sees all, for migrations, backups and functions that run as it.
 */
export async function ownRowsV2(db: Kysely<unknown>, table: string, whose: keyof typeof OWN): Promise<void> {
  await guard(db, table, ofCompanyOr(OWN[whose]));
}

const ofCompanyOr = (own: RawBuilder<unknown>) =>
  sql`case when company_id is null then ${SET('company')} is null and (${own}) else company_id = ${SET('company')} end`;

async function guard(db: Kysely<unknown>, table: string, rule: RawBuilder<unknown>): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security, force row level security`.execute(db);
  await sql`create policy owned on ${name} to wayfold_app using (${rule})`.execute(db);
  await sql`create policy all_rows on ${name} to current_user using (true)`.execute(db);
}

/**
 * The same for rows that belong to one of another table, `by` the column that names its `key`: a row without a company shows where that
 * one does.
 */
export async function ownPartsV2(
  db: Kysely<unknown>,
  table: string,
  { of, by, key }: { of: string; by: string; key: string },
): Promise<void> {
  const whole = sql`exists (select from ${sql.table(of)} o where o.${sql.ref(key)} = ${sql.ref(`${table}.${by}`)})`;
  await guard(db, table, ofCompanyOr(whole));
}

/**
 * The same for what belongs to an order: `shown` is a function that answers the ids of personal orders that are shown, asked once a
 * statement. Row by row the rule of the order would cost a list a fifth more. A table without a column for the company asks the order.
 */
export async function ownOrderPartsV2(
  db: Kysely<unknown>,
  table: string,
  { shown, company }: { shown: string; company: boolean },
): Promise<void> {
  const personal = sql`order_id = any ((select ${sql.raw(shown)}())::uuid[])`;
  const ofCompany = sql`exists (select from booking_order o where o.id = ${sql.ref(`${table}.order_id`)})`;
  await guard(
    db,
    table,
    company ? ofCompanyOr(personal) : sql`case when ${SET('company')} is null then ${personal} else ${ofCompany} end`,
  );
}

/**
 * Puts `table` under row security where rows are added and never changed, by whoever works, also on what belongs to others: a row of a
 * company shows where that company is set, the others to an account that one of `columns` names, as text.
 */
export async function ownEntriesV2(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const name = sql.table(table);
  const account = sql.raw(`(select nullif(current_setting('wayfold.account', true), ''))`);
  const named = columns.map((column) => sql`${sql.ref(column)} = ${account}`);
  const rule = ofCompanyOr(sql.join(named, sql` or `));
  await sql`alter table ${name} enable row level security, force row level security`.execute(db);
  await sql`create policy owned on ${name} for select to wayfold_app using (${rule})`.execute(db);
  await sql`create policy added on ${name} for insert to wayfold_app with check (true)`.execute(db);
  await sql`create policy all_rows on ${name} to current_user using (true)`.execute(db);
}

/**
 * A function that looks across all owners for the site. It names rows and their owners, no more: `returns` are its columns, `find` its
 * statement.
 */
export async function lookAcross(
  db: Kysely<unknown>,
  name: string,
  { takes, returns, find }: { takes: string; returns: string; find: string },
): Promise<void> {
  await sql`
    create function ${sql.raw(`${name}(${takes})`)} returns table (${sql.raw(returns)})
      language sql stable security definer set search_path = public, pg_temp as ${sql.raw(`$$ ${find} $$`)}`.execute(
    db,
  );
  await sql`revoke execute on function ${sql.raw(name)} from public`.execute(db);
  await sql`grant execute on function ${sql.raw(name)} to wayfold_app`.execute(db);
}
