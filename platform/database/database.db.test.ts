import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing';
import { afterCommit, codeOf, type OpenDatabase } from '#platform/database';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

type CronTable = {
  cron: { name: string; next_at: Date };
};
const at = new Date('2026-11-20T09:00:00Z');
const rows = () => open.database.query.withTables<CronTable>().selectFrom('cron').selectAll().orderBy('name').execute();

test('statements run in the application role, never as the owner', async () => {
  const { rows: found } = await sql<{ role: string }>`select current_user as role`.execute(open.database.query);
  expect(found[0]?.role).toBe('wayfold_app');
});

test('a transaction commits what it wrote and answers what its work answered', async () => {
  const answer = await open.database.transact(async (tx) => {
    await tx.withTables<CronTable>().insertInto('cron').values({ name: 'a', next_at: at }).execute();
    return 42;
  });
  expect(answer).toBe(42);
  expect(await rows()).toEqual([{ name: 'a', next_at: at }]);
});

test('a transaction that throws leaves nothing and runs no task', async () => {
  const ran: string[] = [];
  const failing = open.database.transact(async (tx) => {
    await tx.withTables<CronTable>().insertInto('cron').values({ name: 'b', next_at: at }).execute();
    afterCommit(() => ran.push('b'));
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await rows()).map((row) => row.name)).not.toContain('b');
  expect(ran).toEqual([]);
});

test('a task runs after the commit and may use the database', async () => {
  const seen = await new Promise((resolve) => {
    void open.database.transact(async (tx) => {
      await tx.withTables<CronTable>().insertInto('cron').values({ name: 'c', next_at: at }).execute();
      afterCommit(() => void rows().then((found) => resolve(found.map((row) => row.name))));
    });
  });
  expect(seen).toContain('c');
});

test('the database used inside a transaction is refused instead of hanging', async () => {
  const nested = open.database.transact(async () => rows());
  await expect(nested).rejects.toMatchObject({ code: 'NESTED_DB' });
  const nestedTransaction = open.database.transact(async () => open.database.transact(async () => 1));
  await expect(nestedTransaction).rejects.toMatchObject({ code: 'NESTED_DB' });
  expect(await rows()).toBeDefined();
});

test('a serialization failure is tried again, its tasks once', async () => {
  let tries = 0;
  const ran: number[] = [];
  await open.database.transact(async (tx) => {
    tries++;
    const mine = tries;
    afterCommit(() => ran.push(mine));
    if (tries < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
  });
  expect([tries, ran]).toEqual([3, [3]]);
});

test('a broken rule is not tried again and keeps its code', async () => {
  const twice = open.database.transact(async (tx) => {
    const cron = tx.withTables<CronTable>();
    await cron.insertInto('cron').values({ name: 'd', next_at: at }).execute();
    await cron.insertInto('cron').values({ name: 'd', next_at: at }).execute();
  });
  expect(codeOf(await twice.catch((error: unknown) => error))).toBe('23505');
});

test('50 transactions at once, half failing, leave exactly the other half', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `many-${String(index).padStart(2, '0')}`);
  await Promise.allSettled(
    names.map((name, index) =>
      open.database.transact(async (tx) => {
        await tx.withTables<CronTable>().insertInto('cron').values({ name, next_at: at }).execute();
        if (index % 2 === 1) throw new RangeError('odd');
      }),
    ),
  );
  const kept = (await rows()).map((row) => row.name).filter((name) => name.startsWith('many-'));
  expect(kept).toEqual(names.filter((_, index) => index % 2 === 0));
});

test('values read alike on both databases', async () => {
  const { rows: found } = await sql<Record<string, unknown>>`
    select 7::int8 as int8, array[1, 2]::int8[] as int8s, 1.10::numeric as numeric, array[1.10]::numeric[] as numerics,
      date '2027-03-03' as date, timestamp '2027-03-03 10:00' as timestamp, array[date '2027-03-03'] as dates,
      timestamptz '2027-03-03 10:00+01' as instant, count(*) as count, sum(1::int8) as sum,
      '{"a": 1}'::jsonb as json, null::int8 as nothing`.execute(open.database.query);
  expect(found[0]).toEqual({
    int8: 7,
    int8s: [1, 2],
    numeric: '1.10',
    numerics: ['1.10'],
    date: '2027-03-03',
    timestamp: '2027-03-03 10:00:00',
    dates: ['2027-03-03'],
    instant: new Date('2027-03-03T09:00:00Z'),
    count: 1,
    sum: '1',
    json: { a: 1 },
    nothing: null,
  });
});

test('an int8 that a number cannot hold is an error, not a wrong number', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(open.database.query)).rejects.toThrow('beyond');
});

test('audit rows can be written but not changed', async () => {
  const change = sql`update audit_entry set verb = 'x'`.execute(open.database.query);
  expect(codeOf(await change.catch((error: unknown) => error))).toBe('42501');
});

test('check answers while open', async () => {
  await expect(open.check()).resolves.toBeUndefined();
});
