import { afterAll, expect, test } from 'vitest';
import { claimOrders, linkToken, revokeLinks } from './index.ts';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';

const { rig, close } = await openRig();
afterAll(close);

const card = 'sim_success_Visa_4242';
const dayMs = 86_400_000;
const db = () => rig.jobCtx.db;

async function booked(flight: string) {
  const held = await heldOrder(rig, { flight });
  await rig.payOrder(held.payWith(card));
  const { id } = held.order;
  return { ...held, id, token: await linkToken(rig.deps, db().query, id) };
}

const open = (id: string, token: string) => rig.readOrder({ ctx: rig.visitor(), input: { id, token } });

test('the link of the mail opens this order for anybody who holds it, and no other order', async () => {
  const { id, token } = await booked('402');
  const other = await booked('403');
  expect(await open(id, token)).toMatchObject({ state: 'confirmed' });
  await expect(open(other.id, token)).rejects.toMatchObject({ status: 404 });
  const [said = '', signature = ''] = token.split('.');
  for (const bad of [`${token}x`, token.slice(0, -1), `zzzz.${signature}`, `${said}z.${signature}`, '.', '', 'a.b.c'])
    await expect(open(id, bad), bad).rejects.toMatchObject({ status: 404 });
});

test('links are revoked by whoever opens the booking, by taking it into an account and by securing that', async () => {
  const { ctx, id, token, order } = await booked('411');
  expect(await rig.renewLinks({ ctx, input: { id } })).toEqual({ opens: true });
  await expect(open(id, token)).rejects.toMatchObject({ status: 410, code: 'BOOKING_LINK_REVOKED' });
  await expect(rig.renewLinks({ ctx, input: { id } })).rejects.toMatchObject({ status: 429, code: 'MAIL_JUST_SENT' });
  expect(await rig.readOrder({ ctx, input: { id } })).toMatchObject({ id });
  const second = await linkToken(rig.deps, db().query, id);
  expect(await open(id, second)).toMatchObject({ id });
  const owner = await rig.traveler();
  await claimOrders(async () => [{ email: order.contact.email }])({ ctx: owner, input: {} });
  await expect(open(id, second)).rejects.toMatchObject({ code: 'BOOKING_LINK_REVOKED' });
  const third = await linkToken(rig.deps, db().query, id);
  const { accountId } = owner.actor as { accountId: string };
  await db().transact((tx) => revokeLinks(tx, accountId));
  await expect(open(id, third)).rejects.toMatchObject({ code: 'BOOKING_LINK_REVOKED' });
  expect(await rig.readOrder({ ctx: owner, input: { id } })).toMatchObject({ id });
});

test('a new link goes to the address of the booking, and a link that was revoked revokes nothing', async () => {
  const { ctx, id, token } = await booked('412');
  rig.clock.advance(61_000);
  expect(await rig.renewLinks({ ctx: rig.visitor(), input: { id, token } })).toEqual({ opens: false });
  rig.clock.advance(61_000);
  await expect(rig.renewLinks({ ctx: rig.visitor(), input: { id, token } })).rejects.toMatchObject({ status: 410 });
  expect(await rig.readOrder({ ctx, input: { id } })).toMatchObject({ mail: { state: 'waiting' } });
});

test('links end 60 days after the journey; whoever holds one is told so', async () => {
  const { id, token, order } = await booked('410');
  const [product] = order.items.map((item) => item.product);
  const slices = product?.vertical === 'flights' ? product.slices : [];
  const end = Date.parse(slices.at(-1)?.segments.at(-1)?.arrival.instant ?? '');
  expect(end).toBeGreaterThan(rig.clock.now().getTime());
  rig.clock.advance(end - rig.clock.now().getTime() + 60 * dayMs - 1_000);
  expect(await open(id, token)).toMatchObject({ id });
  rig.clock.advance(dayMs + 1_000);
  await expect(open(id, token)).rejects.toMatchObject({ status: 410, code: 'BOOKING_LINK_EXPIRED' });
});
