import { type Kysely, sql } from 'kysely';

const SET = (name: 'company' | 'account') => sql.raw(`nullif(current_setting('wayfold.${name}', true), '')::uuid`);

/**
 * Puts `table` under row security: rows of a company show where that company is set for the transaction, the others to the account
 * that is set where no company is, and where nothing is set there are none. One `case`, since two rules cost 2.5 times as much
 * (decision 69). The owner of the tables sees all, for migrations, backups and functions that run as it.
 */
export async function ownRowsV1(db: Kysely<unknown>, table: string, { company }: { company: boolean }): Promise<void> {
  const name = sql.table(table);
  const ofAccount = sql`${SET('company')} is null and account_id = ${SET('account')}`;
  const rule = company
    ? sql`case when company_id is null then ${ofAccount} else company_id = ${SET('company')} end`
    : ofAccount;
  await sql`alter table ${name} enable row level security, force row level security`.execute(db);
  await sql`create policy owned on ${name} to wayfold_app using (${rule})`.execute(db);
  await sql`create policy all_rows on ${name} to current_user using (true)`.execute(db);
}
