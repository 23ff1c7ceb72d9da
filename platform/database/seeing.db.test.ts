import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries, Transaction } from '#platform/core';
import { everyRow, openTestDatabase } from '#platform/testing';
import type { OpenDatabase } from './open.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const [company, account, session] = [randomUUID(), randomUUID(), randomUUID()];

async function shown(db: Queries | Transaction) {
  const { rows } = await sql<Record<'company' | 'account' | 'session', string | null>>`
    select nullif(current_setting('wayfold.company', true), '') as company,
      nullif(current_setting('wayfold.account', true), '') as account,
      nullif(current_setting('wayfold.session', true), '') as session`.execute(db);
  return rows[0];
}

const nobody = { company: null, account: null, session: null };

test('a transaction says whose rows it sees until its end, and the next one nothing of it', async () => {
  const { database } = open;
  expect(await database.transact(shown, { companyId: company })).toEqual({ ...nobody, company });
  expect(await database.transact(shown)).toEqual(nobody);
  expect(await shown(database.query)).toEqual(nobody);
});

test('an id is a word and never a statement', async () => {
  const id = "x'; select set_config('wayfold.company', 'y', true); --";
  expect(await open.database.transact(shown, { accountId: id })).toEqual({ ...nobody, account: id });
});

test('in the middle of a transaction others can be shown, for good or for a while', async () => {
  const { database } = open;
  const found = await database.transact(
    async (tx) => {
      const first = await shown(tx);
      const inside = await database.showWhile(tx, { sessionId: session }, () => shown(tx));
      const back = await shown(tx);
      await database.show(tx, { companyId: company });
      return [first, inside, back, await shown(tx)];
    },
    { accountId: account },
  );
  const own = { ...nobody, account };
  expect(found).toEqual([own, { ...nobody, session }, own, { ...nobody, company }]);
});

test('a database that sees rows shows them to each statement and transaction, and to nobody else', async () => {
  const own = open.database.seeing({ accountId: account, sessionId: session });
  const both = { ...nobody, account, session };
  expect([await shown(own.query), await own.transact(shown)]).toEqual([both, both]);
  expect(await own.transact(shown, { companyId: company })).toEqual({ ...nobody, company });
  expect(await shown(own.seeing({ companyId: company }).query)).toEqual({ ...nobody, company });
  expect(await shown(open.database.query)).toEqual(nobody);
  await expect(own.transact(() => shown(own.query))).rejects.toMatchObject({ code: 'NESTED_DB' });
});

test('a statement that fails leaves nothing behind, and one that writes is kept', async () => {
  const own = open.database.seeing({ accountId: account });
  await expect(sql`select 1 / 0`.execute(own.query)).rejects.toMatchObject({ code: '22012' });
  await sql`insert into company values (${company}, now())`.execute(own.query);
  expect((await sql`select id from company`.execute(everyRow(open.database))).rows).toEqual([{ id: company }]);
});
