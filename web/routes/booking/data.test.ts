import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { sampleOrder } from '../../features/booking/testing/sample-order.ts';
import { action, loader } from './data.ts';

const formtoken = { 'session.formtoken': () => ({ formtoken: 'f' }) };
const place = { lat: 1, lon: 2 };
const found = { 'places.resolve': () => ({ place, airports: [], suggestions: [] }) };

/** As the page shows it: the passports of the sample by the name of their country. */
function withIssuers(order: Order): Order {
  const travellers = order.travellers.map((traveller) => {
    const { document } = traveller;
    return { ...traveller, document: document && { ...document, issuedBy: 'Ireland' } };
  });
  return { ...order, travellers };
}

test('the page asks for its order with the token of its address, and for a form token where there is a form', async () => {
  const order = sampleOrder('confirmed');
  const { api, asked } = fakeApi({ 'booking.getOrder': () => order, ...formtoken, ...found });
  const loaded = await loader(argsFor(api, '/bookings/o1?token=k', { id: 'o1' }));
  expect(asked[0]).toEqual(['booking.getOrder', { id: 'o1', token: 'k' }]);
  expect(loaded).toEqual({
    order: withIssuers(order),
    access: { id: 'o1', token: 'k' },
    formtoken: 'f',
    points: [
      { lat: 1, lon: 2 },
      { lat: 1, lon: 2 },
    ],
  });
});

test('a page without forms opens no session, and a page without places has no map', async () => {
  const { api, asked } = fakeApi({
    'booking.getOrder': () => sampleOrder('failed'),
    'places.resolve': refuse(503, 'X'),
  });
  const loaded = await loader(argsFor(api, '/bookings/o1', { id: 'o1' }));
  expect([loaded.formtoken, loaded.points]).toEqual([null, []]);
  expect(asked.map(([name]) => name)).not.toContain('session.formtoken');
});

test('an order that another choice replaced opens the page that says so; one that a supplier refused stays', async () => {
  const refused = sampleOrder('failed');
  const order = { ...refused, items: refused.items.map((item) => ({ ...item, state: 'dropped' as const })) };
  const { api } = fakeApi({ 'booking.getOrder': () => order, ...found });
  const led = await loader(argsFor(api, '/bookings/o1', { id: 'o1' })).catch((thrown: unknown) => thrown);
  expect(led instanceof Response && led.headers.get('location')).toBe(`/checkout/order/${order.id}/status`);
  const { api: of } = fakeApi({ 'booking.getOrder': () => refused, ...found });
  expect((await loader(argsFor(of, '/bookings/o1', { id: 'o1' }))).order).toEqual(withIssuers(refused));
});

test('an order of somebody else is not found', async () => {
  const strange = fakeApi({ 'booking.getOrder': refuse(404, 'NOT_FOUND') });
  await expect(loader(argsFor(strange.api, '/bookings/o1', { id: 'o1' }))).rejects.toMatchObject({ status: 404 });
});

test.for([
  [true, { resent: false, renewed: true, problems: [] }],
  [false, '/booking/find?links=renewed'],
] as const)(
  'revoking links says so where the booking still opens (%s), else where it is found',
  async ([opens, said]) => {
    const { api, asked } = fakeApi({ 'booking.renewLinks': () => ({ opens }) });
    const answer = await action(argsFor(api, '/bookings/o1?token=k', { id: 'o1' }, { intent: 'links' }));
    expect(answer instanceof Response ? answer.headers.get('location') : answer).toEqual(said);
    expect(asked).toEqual([['booking.renewLinks', { id: 'o1', token: 'k' }]]);
  },
);

test('sending the mail again says so, and says when it was too soon', async () => {
  const { api } = fakeApi({ 'booking.resendMail': () => sampleOrder('confirmed') });
  expect(await action(argsFor(api, '/bookings/o1', { id: 'o1' }, { intent: 'resend' }))).toEqual({
    resent: true,
    problems: [],
  });
  const soon = fakeApi({ 'booking.resendMail': refuse(429, 'MAIL_JUST_SENT') });
  expect(await action(argsFor(soon.api, '/bookings/o1', { id: 'o1' }, { intent: 'resend' }))).toMatchObject({
    init: { status: 429 },
    data: { resent: false, problems: [{ code: 'MAIL_JUST_SENT' }] },
  });
});
