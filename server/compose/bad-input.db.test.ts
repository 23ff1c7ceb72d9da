import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { TestBrowser } from './identity-testing.ts';
import {
  type Asked,
  bought,
  heldOf,
  type Listed,
  listed,
  openShop,
  quoted,
  said,
  type Shop,
} from './testing/promises.ts';

const base = '/i/api/booking/v1';
const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };

let shop: Shop;
let mine: TestBrowser;
let other: TestBrowser;
let room: Listed;
let pick: { readonly room: string; readonly plan: string };
beforeAll(async () => {
  shop = await openShop();
  [mine, other] = [await shop.site.browser(), await shop.site.browser()];
  room = (await listed(mine, 'stays', asked))!;
  [pick] = room.choice.choice['rooms'] as [typeof pick];
}, 120_000);
afterAll(() => shop.close());

/** Status, code and field of a refusal. */
async function refusal(by: TestBrowser, method: 'POST' | 'PUT', path: string, body: object = {}) {
  const answer = await by.send(method, `${base}${path}`, body);
  const [error] = answer.json<{ errors?: { code: string; field?: string }[] }>().errors ?? [];
  return [answer.statusCode, error?.code, error?.field];
}

test('rooms that are not chosen as the party needs them are refused at the field, what is not sold by its name', async () => {
  const { offerId } = room.choice;
  const quote = (choice?: object, more: object = {}) =>
    refusal(mine, 'POST', '/quotes', { offerId, choice: choice && { vertical: 'stays', ...choice }, ...more });
  const wrong = [422, 'VALIDATION_ERROR', 'choice.rooms'];
  expect(await quote()).toEqual([422, 'VALIDATION_ERROR', 'choice']);
  expect(await quote({})).toEqual(wrong);
  expect(await quote({ vertical: 'ships' })).toEqual([422, 'VALIDATION_ERROR', 'choice.vertical']);
  const fare = { vertical: 'flights', fareId: 'LIGHT' };
  expect(await quote(fare)).toEqual([422, 'VALIDATION_ERROR', 'choice.vertical']);
  expect(await quote({ rooms: [] })).toEqual(wrong);
  expect(await quote({ rooms: [pick, pick] })).toEqual(wrong);
  expect(await quote({ rooms: Array.from({ length: 10 }, () => pick) })).toEqual(wrong);
  expect(await quote({ rooms: [{ ...pick, room: 'ballroom' }] })).toEqual(wrong);
  expect(await quote({ rooms: [{ room: pick.room }] })).toEqual([422, 'VALIDATION_ERROR', 'choice.rooms.0.plan']);
  expect(await quote({ rooms: [{ ...pick, plan: 'for nothing' }] })).toEqual([410, 'OFFER_GONE', undefined]);
  expect(await quote({ rooms: [pick] }, { offerId: 'nowhere' })).toEqual([410, 'OFFER_GONE', undefined]);
  expect(await quote({ rooms: [pick] }, { joins: 'that' })).toEqual([422, 'VALIDATION_ERROR', 'joins']);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await quote({ rooms: [pick] }, { joins: nobody })).toEqual([404, 'NOT_FOUND', undefined]);
});

test('bags and seats are not sold with rooms', async () => {
  const { held } = await heldOf(mine, await quoted(mine, room.choice));
  const bags = [{ traveller: 0, slice: 0, kind: 'checked', bought: 1 }];
  const extras = { vertical: 'flights', bags };
  for (const more of [{}, { itemId: held.items[0]!.id }])
    expect(await refusal(mine, 'PUT', `/orders/${held.id}/extras`, { ...more, extras })).toEqual([
      422,
      'EXTRA_NOT_SOLD',
      'extras',
    ]);
});

test('more rooms than are left are not sold', async () => {
  const many = { ...asked, day: 64, rooms: 8 };
  const { id } = await said<{ id: string }>(
    mine.send('POST', '/i/api/search/v1/stays', {
      place: 'ATL',
      checkIn: '2027-03-06',
      checkOut: '2027-03-08',
      rooms: Array.from({ length: many.rooms }, () => ({ adults: 1, children: [] })),
      currency: 'EUR',
    }),
  );
  const offerId = room.choice.offerId.replace(room.search, id);
  const rooms = Array.from({ length: many.rooms }, () => pick);
  expect(await refusal(mine, 'POST', '/quotes', { offerId, choice: { vertical: 'stays', rooms } })).toEqual([
    410,
    'OFFER_GONE',
    undefined,
  ]);
});

const contact = { email: 'mira@example.com', phone: null };

test('an order without its guests is refused at each of them; one of others is not there, whatever is asked of it', async () => {
  const quote: Quote = await quoted(mine, room.choice);
  const order = (travellers: readonly object[]) =>
    refusal(mine, 'POST', '/orders', { quoteId: quote.id, contact, travellers });
  expect(await order([])).toEqual([422, 'VALIDATION_ERROR', 'travellers']);
  expect(await order([{ givenNames: '', familyName: '' }])).toEqual([
    422,
    'VALIDATION_ERROR',
    expect.stringMatching(/^travellers\.0\./),
  ]);
  const { held } = await heldOf(mine, quote);
  const own = `/orders/${held.id}`;
  const missing = [404, 'NOT_FOUND', undefined];
  const pay = { paymentToken: null, totalMinor: 1, currency: 'EUR', returnPath: '/' };
  for (const [path, body] of [
    ['/hold', { acceptTotalMinor: 1 }],
    ['/extend', {}],
    ['/pay', pay],
    ['/cancel-quotes', {}],
    ['/mails', {}],
    [`/items/${held.items[0]?.id}/remove`, {}],
  ] as const) {
    expect([path, await refusal(other, 'POST', `${own}${path}`, body)]).toEqual([path, missing]);
  }
  const state = [409, 'WRONG_STATE', undefined];
  expect(await refusal(mine, 'POST', `${own}/cancel-quotes`)).toEqual(state);
  expect(await refusal(mine, 'POST', `${own}/items/${held.items[0]?.id}/remove`)).toEqual([
    409,
    'LAST_ITEM',
    undefined,
  ]);
});

test('of what is booked: rooms that are not in it, the wrong state, and twice are told by name', async () => {
  const { order } = await bought(mine, await quoted(mine, room.choice));
  const own = `/orders/${order.id}`;
  const wrong = [422, 'VALIDATION_ERROR', 'units'];
  expect(await refusal(mine, 'POST', `${own}/cancel-quotes`, { units: [1] })).toEqual(wrong);
  expect(await refusal(mine, 'POST', `${own}/cancel-quotes`, { units: [] })).toEqual(wrong);
  expect(await refusal(mine, 'POST', `${own}/cancel-quotes`, { units: [9] })).toEqual([
    422,
    'VALIDATION_ERROR',
    'units.0',
  ]);
  expect(await refusal(mine, 'POST', `${own}/hold`, { acceptTotalMinor: 1 })).toEqual([409, 'WRONG_STATE', undefined]);
  expect(await refusal(mine, 'POST', `${own}/extend`)).toEqual([409, 'WRONG_STATE', undefined]);
  const terms = await said<{ id: string }>(mine.send('POST', `${base}${own}/cancel-quotes`, {}));
  expect(await refusal(other, 'POST', `/cancel-quotes/${terms.id}/confirm`)).toEqual([404, 'NOT_FOUND', undefined]);
  const gone = await said<Order>(mine.send('POST', `${base}/cancel-quotes/${terms.id}/confirm`, {}));
  expect(gone.state).toBe('cancelled');
  expect(await refusal(mine, 'POST', `${own}/cancel-quotes`)).toEqual([409, 'WRONG_STATE', undefined]);
});
