import type { KyselyPlugin } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { claimOrders, listOwnOrders } from './index.ts';
import { openRig } from './testing/open-rig.ts';
import { heldOrder, heldTogether } from './testing/rig.ts';

const { rig, close } = await openRig();
afterAll(close);

const card = 'sim_success_Visa_4242';
let proven: readonly string[] = [];
const provenEmails = async () => proven.map((email) => ({ email }));
const [list, claim] = [listOwnOrders(rig.deps, provenEmails), claimOrders(provenEmails)];

test('guest bookings come into an account with one press, only those of an address that it has proved, and once', async () => {
  const { ctx: guest, order, payWith } = await heldOrder(rig, { flight: '410' });
  await heldOrder(rig, { flight: '411' });
  await rig.payOrder(payWith(card));
  const [own, other] = [await rig.traveler(), await rig.traveler()];
  proven = ['somebody@else.example'];
  expect(await list(own)).toEqual([]);
  expect(await claim({ ctx: own, input: {} })).toEqual({ orders: [] });

  proven = [order.contact.email.toUpperCase()];
  // What was only held is nobody's to find; what was booked is offered and not taken.
  const offered = { id: order.id, reference: order.reference, state: 'confirmed', claimable: true };
  expect(await list(own)).toMatchObject([offered]);
  expect(await rig.readOrder({ ctx: guest, input: { id: order.id } })).toMatchObject({ id: order.id });
  await expect(rig.readOrder({ ctx: own, input: { id: order.id } })).rejects.toMatchObject({ status: 404 });

  expect(await claim({ ctx: own, input: {} })).toEqual({ orders: [order.id] });
  expect(await list(own)).toMatchObject([{ id: order.id, claimable: false }]);
  expect(await rig.readOrder({ ctx: own, input: { id: order.id } })).toMatchObject({ id: order.id });
  expect(await list(other)).toEqual([]);
  expect(await claim({ ctx: other, input: {} })).toEqual({ orders: [] });
});

test('nobody without an account lists or takes bookings', async () => {
  proven = ['a@b.example'];
  await expect(list(rig.visitor())).rejects.toMatchObject({ status: 403 });
  await expect(claim({ ctx: rig.visitor(), input: {} })).rejects.toMatchObject({ status: 403 });
});

/** The same reader, and how many statements were sent outside transactions. */
function counting(ctx: Ctx) {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ctx: { ...ctx, db: { ...ctx.db, query: ctx.db.query.withPlugin(plugin) } }, count: () => statements };
}

test('a list of many bookings is read in as many statements as one of one, and says of each what its own page says', async () => {
  proven = [];
  const own = await rig.traveler();
  const book = async (flights: readonly string[]) => {
    const { order, payWith } = await heldTogether(
      rig,
      flights.map((flight) => ({ flight })),
      own,
    );
    await rig.payOrder(payWith(card));
    return order;
  };
  await book(['420']);
  const one = counting(own);
  expect(await list(one.ctx)).toHaveLength(1);

  const cancelled = await book(['421', '422']);
  await book(['423']);
  const input = { id: cancelled.id, itemId: cancelled.items[0]!.id };
  const { id } = await rig.createCancelQuote({ ctx: own, input });
  await rig.confirmCancel({ ctx: own, input: { id } });
  const open = await heldOrder(rig, { flight: '424' }, undefined, own);
  await rig.payOrder(open.payWith(null));
  rig.faults.set('commit', { kind: 'sold_out_at_commit' });
  await book(['425', '426']);

  const many = counting(own);
  const listed = await list(many.ctx);
  expect([listed.length, many.count()]).toEqual([5, one.count()]);
  expect(many.count()).toBe(3);
  const pages = await Promise.all(listed.map((each) => rig.readOrder({ ctx: own, input: { id: each.id } })));
  expect(listed.map(({ reference, state, items }) => [reference, state, items.length])).toEqual(
    pages.map(({ reference, state, items }) => [reference, state, items.length]),
  );
  expect(listed.map(({ state }) => state).toSorted()).toEqual([
    'confirmed',
    'confirmed',
    'confirmed',
    'partly_confirmed',
    'paying',
  ]);
});
