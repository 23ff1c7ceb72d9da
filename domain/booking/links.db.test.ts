import { afterAll, expect, test } from 'vitest';
import { everyRow } from '#platform/testing';
import { claimOrders, linkToken, revokeLinks } from './index.ts';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';

const { fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
const dayMs = 86_400_000;
const db = () => fixture.jobCtx.db;

async function booked(flight: string) {
  const held = await heldOrder(fixture, { flight });
  await fixture.payOrder(held.payWith(card));
  const { id } = held.order;
  return { ...held, id, token: await linkToken(fixture.deps, everyRow(db()), id) };
}

const open = (id: string, token: string) => fixture.readOrder({ ctx: fixture.visitor(), input: { id, token } });

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
  expect(await fixture.renewLinks({ ctx, input: { id } })).toEqual({ opens: true });
  await expect(open(id, token)).rejects.toMatchObject({ status: 410, code: 'BOOKING_LINK_REVOKED' });
  await expect(fixture.renewLinks({ ctx, input: { id } })).rejects.toMatchObject({
    status: 429,
    code: 'MAIL_JUST_SENT',
  });
  expect(await fixture.readOrder({ ctx, input: { id } })).toMatchObject({ id });
  const second = await linkToken(fixture.deps, everyRow(db()), id);
  expect(await open(id, second)).toMatchObject({ id });
  const owner = await fixture.traveler();
  await claimOrders(async () => [{ email: order.contact.email }])({ ctx: owner, input: {} });
  await expect(open(id, second)).rejects.toMatchObject({ code: 'BOOKING_LINK_REVOKED' });
  const third = await linkToken(fixture.deps, everyRow(db()), id);
  const { accountId } = owner.actor as { accountId: string };
  await db().transact((tx) => revokeLinks({ db: db(), tx }, accountId));
  await expect(open(id, third)).rejects.toMatchObject({ code: 'BOOKING_LINK_REVOKED' });
  expect(await fixture.readOrder({ ctx: owner, input: { id } })).toMatchObject({ id });
});

test('a new link goes to the address of the booking, and a link that was revoked revokes nothing', async () => {
  const { ctx, id, token } = await booked('412');
  fixture.clock.advance(61_000);
  expect(await fixture.renewLinks({ ctx: fixture.visitor(), input: { id, token } })).toEqual({ opens: false });
  fixture.clock.advance(61_000);
  await expect(fixture.renewLinks({ ctx: fixture.visitor(), input: { id, token } })).rejects.toMatchObject({
    status: 410,
  });
  expect(await fixture.readOrder({ ctx, input: { id } })).toMatchObject({ mail: { state: 'waiting' } });
});

test('links end 60 days after the journey; whoever holds one is told so', async () => {
  const { id, token, order } = await booked('410');
  const [product] = order.items.map((item) => item.product);
  const slices = product?.vertical === 'flights' ? product.slices : [];
  const end = Date.parse(slices.at(-1)?.segments.at(-1)?.arrival.instant ?? '');
  expect(end).toBeGreaterThan(fixture.clock.now().getTime());
  fixture.clock.advance(end - fixture.clock.now().getTime() + 60 * dayMs - 1_000);
  expect(await open(id, token)).toMatchObject({ id });
  fixture.clock.advance(dayMs + 1_000);
  await expect(open(id, token)).rejects.toMatchObject({ status: 410, code: 'BOOKING_LINK_EXPIRED' });
});
