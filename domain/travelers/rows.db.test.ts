import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RowsOf, Transaction } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { asTableOwner, openTestDatabase } from '#platform/testing';

const TABLES = ['saved_traveler', 'traveler_list'] as const;

let opened: OpenDatabase;
const [ada, bob] = [randomUUID(), randomUUID()];
const [north, south] = [randomUUID(), randomUUID()];
const lists = new Map<string, string>();
/** That of an account for itself has its id. */
function listOf(account: string, company: string | null): string {
  if (company === null) return account;
  const of = `${account} ${company}`;
  const id = lists.get(of) ?? randomUUID();
  lists.set(of, id);
  return id;
}
beforeAll(async () => {
  opened = await openTestDatabase();
  await asTableOwner(opened.database, async (tx) => {
    for (const id of [north, south]) await sql`insert into company values (${id}, now())`.execute(tx);
    for (const account of [ada, bob]) {
      await makeAccount(tx, account);
      for (const company of [null, north, south])
        await sql`insert into traveler_list (id, account_id, company_id)
          values (${listOf(account, company)}, ${account}, ${company})`.execute(tx);
      for (const company of [null, null, north, south]) await insert(tx, account, company);
    }
  });
});
afterAll(() => opened.close());

async function makeAccount(tx: Transaction, id: string): Promise<void> {
  // Columns of an account are none of this test's business: whatever must be there is.
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'account'::regclass and attnum > 0 and attnotnull and not atthasdef`.execute(tx);
  const values = rows.map(({ name, type }) =>
    name === 'id' ? sql`${id}::uuid` : type.startsWith('timestamp') ? sql`now()` : sql`'active'`,
  );
  await sql`insert into account (${sql.join(rows.map(({ name }) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
    tx,
  );
}

const insert = (tx: Transaction, account: string, company: string | null, list = listOf(account, company)) =>
  sql`insert into saved_traveler (list_id, id, created_at, changed_at, data, sealed_with, company_id)
    values (${list}, ${randomUUID()}, now(), now(), '{}', 'key', ${company})`.execute(tx);

interface Seen {
  readonly list_id: string;
  readonly company_id: string | null;
}

/** Every row that a statement without a condition of its own comes by. */
const all = async (rows?: RowsOf): Promise<Seen[]> =>
  opened.database.transact(
    async (tx) => (await sql<Seen>`select list_id, company_id from saved_traveler`.execute(tx)).rows,
    rows,
  );

test('with the condition of the statement taken out nobody sees a row that is not theirs', async () => {
  const own = (accountId: string) => Array.from({ length: 2 }, () => ({ list_id: accountId, company_id: null }));
  expect(await all({ accountId: ada })).toEqual(own(ada));
  expect(await all({ accountId: bob, sessionId: randomUUID() })).toEqual(own(bob));
  const ofCompany = await all({ companyId: north });
  expect(ofCompany.map(({ company_id }) => company_id)).toEqual([north, north]);
  // Who acts for a company sees no personal rows, their own no more than others.
  expect((await all({ companyId: south, accountId: ada })).map(({ company_id }) => company_id)).toEqual([south, south]);
  expect(await all({ accountId: randomUUID() })).toEqual([]);
  expect(await all({ companyId: randomUUID() })).toEqual([]);
});

test('where nothing is said there are no rows: not in a transaction, not outside of one, not after one that saw some', async () => {
  await all({ companyId: north });
  await all({ accountId: ada });
  expect([await all(), await all({}), await all({ sessionId: randomUUID() })]).toEqual([[], [], []]);
  for (const table of TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(opened.database.query);
    expect([table, rows]).toEqual([table, []]);
  }
});

test('rows of others are neither made, nor changed, nor taken over, nor deleted', async () => {
  const within = (rows: RowsOf, work: (tx: Transaction) => Promise<unknown>) => opened.database.transact(work, rows);
  const refused = { code: '42501' };
  await expect(within({ accountId: ada }, (tx) => insert(tx, bob, null))).rejects.toMatchObject(refused);
  await expect(within({ accountId: ada }, (tx) => insert(tx, ada, north))).rejects.toMatchObject(refused);
  await expect(within({ companyId: north }, (tx) => insert(tx, ada, south))).rejects.toMatchObject(refused);
  await expect(within({ companyId: north }, (tx) => insert(tx, ada, null))).rejects.toMatchObject(refused);
  await expect(
    within({ companyId: north }, (tx) => sql`update saved_traveler set company_id = ${south}`.execute(tx)),
  ).rejects.toMatchObject(refused);
  // Nor does a traveller of a company come into a list of an account, whoever works: those of companies and of people are not one.
  const owner = (work: (tx: Transaction) => Promise<unknown>) => asTableOwner(opened.database, work);
  await expect(owner((tx) => insert(tx, ada, north, ada))).rejects.toMatchObject({ code: '23503' });
  await expect(owner((tx) => insert(tx, ada, null, listOf(ada, north)))).rejects.toMatchObject({ code: '23503' });
  await expect(owner((tx) => insert(tx, ada, south, listOf(ada, north)))).rejects.toMatchObject({ code: '23503' });
  const count = () =>
    asTableOwner(opened.database, (tx) =>
      sql<{ data: object }>`select list_id, company_id, data from saved_traveler order by id`.execute(tx),
    );
  const before = await count();
  await within({ accountId: ada }, async (tx) => {
    for (const change of [sql`delete from saved_traveler`, sql`update saved_traveler set data = '{"x": 1}'`])
      await sql`${change} where list_id <> ${ada} or company_id is not null`.execute(tx);
  });
  expect((await count()).rows).toEqual(before.rows);
  expect(before.rows).toHaveLength(8);
});

test('what looks across all owners names rows and gives nothing of them', async () => {
  const none = '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<object>`
    select * from travelers_sealed_before_v2('newest', ${none}::uuid, ${none}::uuid, 100)`.execute(
    opened.database.query,
  );
  expect(rows).toHaveLength(8);
  expect(rows.map((row) => Object.keys(row))).toEqual(rows.map(() => ['list_id', 'id', 'account_id', 'company_id']));
});
