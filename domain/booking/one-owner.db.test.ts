import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { asTableOwner, everyRow } from '#platform/testing';
import { fill } from '../../migrations/0147-of-one-owner.ts';
import { forCompany, makeCompanies } from './testing/companies.ts';
import { heldOrder } from './testing/fixture.ts';
import { keepCard } from './testing/kept-cards.ts';
import { dropOwnerKeys } from './testing/of-before.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const [north, south] = [fixture.jobCtx.ids.uuid(), fixture.jobCtx.ids.uuid()];
const OWNERS = { nobody: null, north, south } as const;
type Whose = keyof typeof OWNERS;
const orders = {} as Record<Whose, string>;
const cards = {} as Record<Whose, string>;

beforeAll(async () => {
  await makeCompanies(db, [north, south]);
  const own = await fixture.traveler();
  const ofEach: Readonly<Record<Whose, Ctx>> = {
    nobody: own,
    north: forCompany(own, north),
    south: forCompany(own, south),
  };
  for (const [at, whose] of (Object.keys(OWNERS) as Whose[]).entries()) {
    const ctx = ofEach[whose];
    const { order, payWith } = await heldOrder(fixture, { flight: `77${at}` }, undefined, ctx);
    await fixture.payOrder({ ctx, input: payWith('sim_success_Visa_4242').input });
    const quote = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
    await fixture.confirmCancel({ ctx, input: { id: quote.id } });
    await fixture.drain();
    orders[whose] = order.id;
    cards[whose] = (await keepCard(fixture, ctx, 'sim_success_Visa_4242-2909')).methodId;
  }
});

const asOwner = (change: RawBuilder<unknown>) => asTableOwner(db, (tx) => change.execute(tx));
const refused = { code: '23503' };

const OF_ORDERS = ['order_item', 'payment', 'refund', 'booking_quote'];

test.each(OF_ORDERS)(
  'a row of %s is never of another company than its order, nor of none where that has one',
  async (table) => {
    const name = sql.table(table);
    const { rows } = await sql<{ id: string; company: string | null }>`
    select id, company_id as company from ${name} where order_id = any (${Object.values(orders)}::uuid[])`.execute(
      everyRow(db),
    );
    expect(new Set(rows.map(({ company }) => company))).toEqual(new Set(Object.values(OWNERS)));
    expect(rows).toHaveLength(3);
    for (const { id, company } of rows) {
      for (const other of Object.values(OWNERS).filter((each) => each !== company)) {
        await expect(asOwner(sql`update ${name} set company_id = ${other} where id = ${id}`)).rejects.toMatchObject(
          refused,
        );
      }
    }
  },
);

test.each(['payment', 'refund', 'booking_gate', 'booking_effect', 'cancel_quote'])(
  'a row of %s is of the same order as its item',
  async (table) => {
    const move = sql`update ${sql.table(table)} set order_id = ${orders.south} where order_id = ${orders.north}`;
    await expect(asOwner(move)).rejects.toMatchObject(refused);
  },
);

test('an order goes to no company without what belongs to it', async () => {
  const give = sql`update booking_order set company_id = ${south} where id = ${orders.north}`;
  await expect(asOwner(give)).rejects.toMatchObject(refused);
});

test('a refund pays back a payment of its own order, by a cancel quote of it', async () => {
  for (const [column, table] of [
    ['payment_id', 'payment'],
    ['cancel_quote_id', 'cancel_quote'],
  ] as const) {
    // The one of the other order is free: nothing else refuses it.
    await expect(
      asTableOwner(db, async (tx) => {
        await sql`delete from refund where order_id = ${orders.south}`.execute(tx);
        const other = sql`(select id from ${sql.table(table)} where order_id = ${orders.south} limit 1)`;
        await sql`update refund set ${sql.ref(column)} = ${other} where order_id = ${orders.north}`.execute(tx);
      }),
    ).rejects.toMatchObject(refused);
  }
});

test('a kept card is of the company of its customer', async () => {
  for (const whose of Object.keys(OWNERS) as Whose[]) {
    for (const other of Object.values(OWNERS).filter((each) => each !== OWNERS[whose])) {
      const change = sql`update payment_method set company_id = ${other} where id = ${cards[whose]}`;
      await expect(asOwner(change)).rejects.toMatchObject(refused);
    }
  }
});

test('rows of before come to the company of what they belong to', async () => {
  const undone = new Error('undone');
  const found = Promise.withResolvers<readonly unknown[]>();
  const work = asTableOwner(db, async (tx) => {
    const parts = [...OF_ORDERS, 'payment_method'];
    const keys = await dropOwnerKeys(tx);
    for (const table of parts) await sql`update ${sql.table(table)} set company_id = ${south}`.execute(tx);
    await fill(tx);
    const wrong = [];
    for (const table of OF_ORDERS) {
      const { rows } = await sql`select p.id from ${sql.table(table)} p join booking_order o on o.id = p.order_id
        where p.of_whom <> o.of_whom`.execute(tx);
      wrong.push(...rows);
    }
    const { rows: ofCards } = await sql`select m.id from payment_method m join payment_customer c on c.ref = m.customer
      where m.of_whom <> c.of_whom`.execute(tx);
    found.resolve([keys, ...wrong, ...ofCards]);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await found.promise).toEqual([6]);
});
