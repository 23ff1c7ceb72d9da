import { afterAll, expect, test } from 'vitest';
import { claimOrders, listOwnOrders } from './index.ts';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';

const { rig, close } = await openRig();
afterAll(close);

const card = 'sim_success_Visa_4242';
let proven: readonly string[] = [];
const provenEmails = async () => proven.map((email) => ({ email }));
const [list, claim] = [listOwnOrders(rig.deps, provenEmails), claimOrders(provenEmails)];
const account = (accountId = rig.jobCtx.ids.uuid()) =>
  rig.as({ kind: 'traveler', sessionId: rig.jobCtx.ids.uuid(), accountId });

test('guest bookings come into an account with one press, only those of an address that it has proved, and once', async () => {
  const { ctx: guest, order, payWith } = await heldOrder(rig, { flight: '410' });
  await heldOrder(rig, { flight: '411' });
  await rig.payOrder(payWith(card));
  const [own, other] = [account(), account()];
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
