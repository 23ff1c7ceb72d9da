import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import { everyRow, reachedByStrangers, reachedRows } from '#platform/testing';
import { forCompany, makeCompanies } from '../booking/testing/companies.ts';
import { openFixture } from '../booking/testing/open-fixture.ts';
import { purgeCarts } from './index.ts';
import { changeCart, findCart, removeCart, saveCart } from './store.ts';

const TABLE = { name: 'cart', key: 'quote_id', changes: 'adding' };

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const [north, south] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
/** Two browsers, each for itself and for a company; one of them works for both. */
const [ada, bob] = [fixture.visitor(), fixture.visitor()];
const actings = [ada, forCompany(ada, north), forCompany(ada, south), bob, forCompany(bob, north)];
const quotes: string[] = [];
beforeAll(async () => {
  await makeCompanies(db, [north, south]);
  const { offer, fare } = fixture.sell({ flight: '850' });
  for (const ctx of actings) {
    const { id } = await fixture.createQuote({
      ctx,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
    });
    await saveCart(ctx, { quote_id: id, touched_at: ctx.clock.now(), adding: true });
    quotes.push(id);
  }
});

const sessionId = ({ actor }: Ctx) => ('sessionId' in actor && actor.sessionId) || '';
const own = (...places: readonly number[]) => places.map((place) => quotes[place] ?? '').sort();

test('a browser has a cart for itself and one for each company that it acts for', async () => {
  const carts = [];
  for (const ctx of actings) carts.push((await findCart(ctx))?.quote_id);
  expect(carts).toEqual(quotes);
});

test('with the condition of the statement taken out nobody comes by a cart that is not theirs', async () => {
  const reached = async (rows: RowsOf, keys: string[]) => {
    expect(await reachedRows(db, TABLE, rows, keys)).toEqual({ seen: keys, changed: keys, deletedOfOthers: 0 });
  };
  await reached({ sessionId: sessionId(ada) }, own(0));
  await reached({ sessionId: sessionId(bob), accountId: north }, own(3));
  await reached({ companyId: north }, own(1, 4));
  // Who acts for a company comes by no personal cart, their own no more than others.
  await reached({ companyId: south, sessionId: sessionId(ada) }, own(2));
  for (const each of await reachedByStrangers(db, TABLE))
    expect(each).toEqual({ seen: [], changed: [], deletedOfOthers: 0 });
});

test('a cart is neither made for others nor taken over', async () => {
  const refused = { code: '42501' };
  const put = (rows: RowsOf, company: string | null) =>
    db.transact(async (tx) => {
      await sql`insert into cart (session_id, quote_id, touched_at, company_id)
        values (${ada.ids.uuid()}, ${quotes[0]}, now(), ${company})`.execute(tx);
    }, rows);
  await expect(put({ sessionId: sessionId(ada) }, null)).rejects.toMatchObject(refused);
  await expect(put({ companyId: north }, null)).rejects.toMatchObject(refused);
  await expect(put({ companyId: north }, south)).rejects.toMatchObject(refused);
  await expect(
    db.transact((tx) => sql`update cart set company_id = ${north}`.execute(tx), { sessionId: sessionId(ada) }),
  ).rejects.toMatchObject(refused);
});

test('what is changed or emptied for a company leaves the cart of the same browser as it is', async () => {
  await changeCart(forCompany(ada, south), { adding: false });
  expect([(await findCart(ada))?.adding, (await findCart(forCompany(ada, south)))?.adding]).toEqual([true, false]);
  await removeCart(forCompany(ada, south));
  expect((await findCart(ada))?.quote_id).toBe(quotes[0]);
  expect(await findCart(forCompany(ada, south))).toBeUndefined();
});

test('what looks across all carts names their owners and no more, and each is forgotten as its owner', async () => {
  fixture.clock.advance(2 * 86_400_000);
  await changeCart(bob, { touched_at: fixture.clock.now() });
  const { rows } = await sql<object>`
    select * from carts_touched_before_v1(${fixture.clock.now()}, 100)`.execute(db.query);
  expect(rows.map((row) => Object.keys(row))).toEqual(Array.from({ length: 3 }, () => ['session_id', 'company_id']));
  fixture.clock.advance(1);
  await purgeCarts(fixture.jobCtx)();
  const left = await sql<{ quote_id: string }>`select quote_id from cart`.execute(everyRow(db));
  expect(left.rows).toEqual([{ quote_id: quotes[3] }]);
});
