import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { asTableOwner } from '#platform/testing';
import { fillQuotes } from '../../migrations/0133-rows-of-quotes.ts';
import { fillOrders } from '../../migrations/0134-rows-of-orders.ts';
import { makeCompanies } from './testing/companies.ts';
import { heldOrder } from './testing/fixture.ts';
import { dropOwnerKeys } from './testing/of-before.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const UNDONE = new Error('undone');

test('rows of before the rules get the owners of their orders and carts, and one that nobody had is nobody’s', async () => {
  const company = fixture.jobCtx.ids.uuid();
  await makeCompanies(db, [company]);
  const traveler = await fixture.traveler();
  const [own, left] = [
    await heldOrder(fixture, { flight: '730' }, undefined, traveler),
    await heldOrder(fixture, { flight: '731' }),
  ];
  const { offer, fare } = fixture.sell({ flight: '732' });
  const inCart = await fixture.createQuote({
    ctx: traveler,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const loose = await fixture.createQuote({
    ctx: traveler,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const cartSession = fixture.jobCtx.ids.uuid();
  const found = Promise.withResolvers<readonly Record<string, unknown>[][]>();
  const undone = asTableOwner(db, async (tx) => {
    await dropOwnerKeys(tx);
    for (const table of ['booking_quote', 'booking_order'])
      await sql`alter table ${sql.table(table)} alter column session_id drop not null`.execute(tx);
    await sql`update booking_quote set session_id = null, account_id = null`.execute(tx);
    await sql`update booking_order set company_id = ${company} where id = ${own.order.id}`.execute(tx);
    await sql`update booking_order set session_id = null, account_id = null where id = ${left.order.id}`.execute(tx);
    await sql`insert into cart (session_id, quote_id, touched_at) values (${cartSession}, ${inCart.id}, now())`.execute(
      tx,
    );
    await fillQuotes(tx);
    await fillOrders(tx);
    const owners = async (statement: ReturnType<typeof sql<Record<string, unknown>>>) =>
      (await statement.execute(tx)).rows;
    found.resolve([
      await owners(sql`select company_id, account_id, session_id from booking_quote where id = ${own.quote.id}`),
      await owners(sql`select account_id, session_id from booking_quote where id = ${inCart.id}`),
      await owners(sql`select company_id from order_item where order_id = ${own.order.id}`),
      await owners(sql`select account_id, session_id from booking_order where id = ${left.order.id}`),
      await owners(sql`select account_id, session_id from booking_quote where id = ${loose.id}`),
    ]);
    throw UNDONE;
  });
  await expect(undone).rejects.toBe(UNDONE);
  const [quote, cart, item, order, nobodys] = await found.promise;
  const { sessionId } = traveler.actor as { sessionId: string };
  expect(quote).toEqual([{ company_id: company, account_id: traveler.accountId, session_id: sessionId }]);
  expect(cart).toEqual([{ account_id: null, session_id: cartSession }]);
  expect(item).toEqual([{ company_id: company }]);
  for (const rows of [order, nobodys]) {
    expect(rows).toEqual([{ account_id: null, session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect([sessionId, cartSession]).not.toContain(rows?.[0]?.['session_id']);
  }
});
