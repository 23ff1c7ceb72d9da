import { expect, test } from 'vitest';
import type { FlightExtrasOffered, Quote, QuoteItem } from '#contract/booking';
import { type Api, ApiError, type Call } from '#contract/core';
import { bothQuote } from '../checkout/testing/sample-stay.ts';
import { flightItem, quote } from '../checkout/testing/sample.ts';
import { choose } from './choose.ts';

const search = '/flights/LON-SIN/2027-03-03/2027-03-17/1adults';
type Seats = FlightExtrasOffered['seats'];

/** The flights, found in that search, on another fare or with other seats. */
function flights(change: { readonly family?: string; readonly seats?: Seats; readonly sort?: string }): QuoteItem {
  const { family = 'LIGHT', seats = flightItem.extras.seats, sort = '' } = change;
  if (flightItem.product.vertical !== 'flights') throw new TypeError('the sample is of flights');
  const fareId = `search.house.X-SPC30!${family}`;
  return {
    ...flightItem,
    product: { ...flightItem.product, fareId, search: search + sort },
    extras: { ...flightItem.extras, seats },
  };
}

const [seat] = flightItem.extras.seats;
const window: Seats = [{ ...seat!, chosen: 'window' }];
const stay = bothQuote.items[1]!;
const [adult, guest] = bothQuote.travellers;
const held = (change: Partial<Quote>): Quote => ({
  ...bothQuote,
  items: [flights({ seats: window }), stay],
  ...change,
});

const flexChoice = { vertical: 'flights', fareId: 'flex' } as const;

/** Chooses another fare of the same search beside what the cart holds; every call that was made, and where it leads. */
async function chooseFlex(
  before: Quote,
  seats: Seats = flightItem.extras.seats,
  answers: Readonly<Record<string, object>> = {},
) {
  const calls: [string, Record<string, unknown>][] = [];
  const flex = flights({ family: 'FLEX', seats, sort: '?sort=price' });
  const quoteOf = ({ joins, choice }: Record<string, unknown>): Quote => {
    if (joins === before.id) return { ...bothQuote, id: 'both', items: [flex, stay], travellers: [adult!, guest!] };
    return { ...quote, id: (choice as { seats?: unknown } | undefined)?.seats ? 'with' : 'alone', items: [flex] };
  };
  const api = async ({ name }: Call, input: Record<string, unknown>) => {
    calls.push([name, input]);
    const told = answers[name];
    if (told instanceof Error) throw told;
    if (told) return told;
    if (name === 'booking.getOrder') return { hold: null };
    if (name === 'cart.read') return { quote: before, adding: false };
    return quoteOf(input);
  };
  const answer = await choose(api as Api, new FormData(), { offerId: 'o', choice: flexChoice, search }, 'en');
  return { to: answer instanceof Response ? answer.headers.get('location') : answer, calls: calls.slice(2) };
}

const kept = {
  bags: [{ traveller: 0, slice: 0, kind: 'checked', bought: 0 }],
  seats: [{ traveller: 0, slice: 0, preference: 'window' }],
};

test('of several things the one that is chosen anew is replaced in its place with its seats, and all that was typed stays', async () => {
  const before = held({});
  const { to, calls } = await chooseFlex(before);
  expect(to).toBe(`/checkout/both?instead=${before.id}&at=0`);
  expect(calls).toEqual([
    [
      'booking.createQuote',
      { offerId: 'o', choice: { ...flexChoice, ...kept }, search, joins: before.id, replaces: 0 },
    ],
    ['cart.keep', { quoteId: 'both', adding: false, instead: before.id }],
  ]);
});

test('in what is ordered the new choice takes the place of its own alone, and all that was typed stays', async () => {
  const before = held({ orderId: 'o-1' });
  const { to, calls } = await chooseFlex(before);
  expect(to).toContain('/checkout/both?instead=');
  expect(calls.map(([name]) => name)).toEqual(['booking.createQuote', 'booking.getOrder', 'cart.keep']);
  expect(calls[0]?.[1]).toMatchObject({ offerId: 'o', joins: before.id, replaces: 0, instead: before.id });
  expect(calls.at(-1)?.[1]).toEqual({ quoteId: 'both', adding: false, instead: quote.id });
});

test('seats that are not sold with the new choice are counted for the page after, and not asked for', async () => {
  const before = { ...quote, items: [flights({ seats: window })] };
  const { to, calls } = await chooseFlex(before, []);
  expect(to).toBe(`/checkout/alone?instead=${before.id}&at=0&lost.seats=1`);
  expect(calls).toEqual([['cart.keep', { quoteId: 'alone', adding: false, instead: before.id }]]);
});

const typed = {
  'travellers.0.givenNames': 'Mira',
  'travellers.0.familyName': 'Anand',
  'travellers.0.birth.day': '14',
  'travellers.0.birth.month': '5',
  'travellers.0.birth.year': '1988',
  'travellers.0.gender': 'F',
  'travellers.1.same': 'yes',
  'contact.email': 'mira@example.com',
};
const onReview = {
  'booking.getOrder': { hold: { expiresAt: '2027-01-01T00:00:00.000Z' } },
  'cart.typed': { typed },
  'booking.createOrder': { id: 'o-2', price: bothQuote.price },
  'booking.holdOrder': {},
};
const changed = (answers: Readonly<Record<string, object>>) =>
  chooseFlex(held({ orderId: 'o-1' }), undefined, { ...onReview, ...answers });

test('who was on the review is there again: the new choice is ordered with what was typed, and held at its price', async () => {
  const { to, calls } = await changed({});
  expect(to).toBe(`/checkout/order/o-2/review?instead=${quote.id}&at=0`);
  expect(calls.slice(-2)).toMatchObject([
    [
      'booking.createOrder',
      { quoteId: 'both', travellers: [{ givenNames: 'Mira', dateOfBirth: '1988-05-14' }, { familyName: 'Anand' }] },
    ],
    ['booking.holdOrder', { id: 'o-2', acceptTotalMinor: bothQuote.price.total.amountMinor }],
  ]);
});

test('where it cannot be held the review says why; where a name is missing the form of names is opened', async () => {
  const soldOut = new ApiError(409, [
    { code: 'SOLD_OUT', localizedDescription: '', description: '', detail: { item: 0 } },
  ]);
  expect((await changed({ 'booking.holdOrder': soldOut })).to).toBe(
    `/checkout/order/o-2/review?why=SOLD_OUT&item=0&instead=${quote.id}&at=0`,
  );
  const { to, calls } = await changed({ 'cart.typed': { typed: { ...typed, 'travellers.0.familyName': '' } } });
  expect(to).toBe(`/checkout/both?instead=${quote.id}&at=0`);
  expect(calls.some(([name]) => name === 'booking.createOrder')).toBe(false);
});
