import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resealMethodsJob } from '#domain/payments';
import { createSealer } from '#platform/sealing';
import { everyRow, reachedByStrangers, reachedRows } from '#platform/testing';
import { forCompany, makeCompanies } from './testing/companies.ts';
import { keepCard, payAs } from './testing/kept-cards.ts';
import { openFixture } from './testing/open-fixture.ts';

const CARDS = { name: 'payment_method', key: 'id', changes: 'label' };
const CUSTOMERS = { name: 'payment_customer', key: 'ref', changes: 'preferred_id' };
const TOKEN = 'sim_success_Visa_4242-2909';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const [north, south] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
const [ada, bob] = [await fixture.traveler(), await fixture.traveler()];
const actings = [ada, forCompany(ada, north), forCompany(ada, south), bob, forCompany(bob, north)];
const cards: string[] = [];
const customers: string[] = [];
beforeAll(async () => {
  await makeCompanies(db, [north, south]);
  for (const ctx of actings) cards.push((await keepCard(fixture, ctx, TOKEN)).methodId);
  for (const id of cards) {
    const { rows } = await sql<{ customer: string }>`select customer from payment_method where id = ${id}`.execute(
      everyRow(db),
    );
    customers.push(rows[0]?.customer ?? '');
  }
});

test('an account keeps cards for itself and for each company that it acts for, and lists them apart', async () => {
  const lists = [];
  for (const ctx of actings) lists.push((await fixture.listMethods({ ctx, input: {} })).methods);
  expect(lists.map((methods) => methods.map(({ methodId }) => methodId))).toEqual(cards.map((id) => [id]));
  expect(new Set(customers).size).toBe(actings.length);
});

test.each([
  [CARDS, cards],
  [CUSTOMERS, customers],
] as const)('with conditions taken out nobody comes by a row of $name that is not theirs', async (table, all) => {
  const places = [
    [{ accountId: ada.accountId }, [0]],
    [{ accountId: bob.accountId, sessionId: ada.ids.uuid() }, [3]],
    [{ companyId: north }, [1, 4]],
    [{ companyId: south, accountId: ada.accountId }, [2]],
  ] as const;
  for (const [rows, own] of places) {
    const keys = own.map((place) => all[place] ?? '').sort();
    expect(await reachedRows(db, table, rows, keys)).toEqual({ seen: keys, changed: keys, deletedOfOthers: 0 });
  }
  for (const each of await reachedByStrangers(db, table))
    expect(each).toEqual({ seen: [], changed: [], deletedOfOthers: 0 });
});

test('a card is put to no customer of others', async () => {
  const move = (customer: string | undefined, rows: object) =>
    db.transact((tx) => sql`update payment_method set customer = ${customer}`.execute(tx), rows);
  await expect(move(customers[3], { accountId: ada.accountId })).rejects.toMatchObject({ code: '42501' });
});

test('a kept card pays whoever goes on with the payment, and tells its keeper when', async () => {
  fixture.clock.advance(60_000);
  for (const [place, ctx] of actings.entries()) {
    expect(await (await payAs(fixture, ctx, { methodId: cards[place]! })).pay()).toMatchObject({
      outcome: 'confirmed',
    });
    const [card] = (await fixture.listMethods({ ctx, input: {} })).methods;
    expect(Date.parse(card!.lastUsedAt!)).toBe(fixture.clock.now().getTime());
  }
  const foreign = await payAs(fixture, actings[1]!, { methodId: cards[0]! });
  await expect(foreign.pay()).rejects.toMatchObject({ problems: [{ code: 'CARD_GONE' }] });
});

test('what looks across all cards names them and their keepers and no more; each is sealed anew as its keeper', async () => {
  const columnsOf = async (call: ReturnType<typeof sql>) => {
    const { rows } = await call.execute(db.query);
    return rows.map((row) => Object.keys(row as object));
  };
  const owner = ['account_id', 'company_id'];
  const none = '00000000-0000-0000-0000-000000000000';
  expect(await columnsOf(sql`select * from payment_method_owner_v1(${cards[0]})`)).toEqual([owner]);
  expect(await columnsOf(sql`select * from payment_customer_owner_v1(${customers[0]})`)).toEqual([owner]);
  expect(await columnsOf(sql`select * from payment_methods_sealed_before_v1('newest', ${none}::uuid, 100)`)).toEqual(
    cards.map(() => ['id', ...owner]),
  );
  const sealer = createSealer([
    'another key, newer, of more than 32 characters',
    'a key for tests, of more than 32 characters',
  ]);
  await resealMethodsJob({ ...fixture.jobCtx, sealer })();
  const { rows } = await sql`select id from payment_method where sealed_with = ${sealer.keyId}`.execute(everyRow(db));
  expect(rows).toHaveLength(cards.length);
});
