import { expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import { type Api, ApiError, type Call } from '#contract/core';
import { bothQuote, stayQuote } from '../checkout/testing/sample-stay.ts';
import { quote } from '../checkout/testing/sample.ts';
import { choose } from './choose.ts';

/** Where choosing leads, and what was put into the cart: `held` is in it, `chosen` is what the choice comes to. */
async function chooseBeside(held: Quote | null, chosen: Quote, joins?: string) {
  const kept: unknown[] = [];
  const api = async ({ name }: Call, input: unknown) => {
    if (name === 'booking.createQuote') return chosen;
    if (name === 'cart.keep') kept.push(input);
    return { quote: held, adding: false };
  };
  const form = new FormData();
  if (joins !== undefined) form.set('joins', joins);
  const answer = await choose(api as Api, form, { offerId: 'o', choice: { vertical: 'flights', fareId: 'f' } }, 'en');
  return { to: answer instanceof Response ? answer.headers.get('location') : answer, kept };
}

const again: Quote = { ...quote, id: 'again' };

function turned<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).toReversed()) as T;
}

/** The same in another search, with its fields in another order, as what is stored has them. */
function foundAgain(of: Quote): Quote {
  const items = of.items.map((item) => {
    const { offerId } = item.product;
    const ids = { offerId: offerId.replace('search.', 'other.') };
    if (item.product.vertical === 'stays') {
      const rooms = item.product.rooms.map((room) => ({ ...room, need: turned(room.need) }));
      return { ...item, product: { ...item.product, ...ids, rooms } };
    }
    const { fareId, passengers } = item.product;
    const other = { fareId: fareId.replace('search.', 'other.'), passengers: turned(passengers) };
    return { ...item, product: { ...item.product, ...ids, ...other } };
  });
  return { ...of, id: 'again', items };
}

/** The same item at another price. */
function at(amountMinor: number): Quote {
  const items = again.items.map((item) => ({
    ...item,
    price: { ...item.price, lines: item.price.lines.slice(0, 1).map((line) => ({ ...line, amountMinor })) },
  }));
  return { ...again, items };
}

test.each([
  ['flights', quote],
  ['a stay', stayQuote.items.length === 1 ? stayQuote : bothQuote],
] as const)('%s chosen again leads back to checkout where it was left', async (_what, held) => {
  expect(await chooseBeside(held, { ...held, id: 'again' })).toEqual({
    to: `/checkout/${quote.id}?from=cart`,
    kept: [],
  });
  expect(await chooseBeside(held, foundAgain(held))).toEqual({ to: `/checkout/${quote.id}?from=cart`, kept: [] });
});

test('what is chosen first of all is kept in the cart', async () => {
  const fresh = { to: '/checkout/again', kept: [{ quoteId: 'again', adding: false }] };
  expect(await chooseBeside(null, again)).toEqual(fresh);
});

test('another fare and a lower price take the place of what the cart holds, and checkout is told of what', async () => {
  const kept = [{ quoteId: 'again', adding: false, instead: quote.id }];
  const fresh = { to: `/checkout/again?instead=${quote.id}&at=0`, kept };
  const changed = (change: object): Quote => ({
    ...again,
    items: again.items.map((item) => ({ ...item, product: { ...item.product, ...change } })),
  });
  expect(await chooseBeside(quote, changed({ fareId: 'search.house.k!FLEX' }))).toEqual(fresh);
  const passengers = { adults: 3, children: [], infantsInSeat: 0, infantsOnLap: 0 };
  const [adult] = quote.travellers;
  const three = { ...changed({ passengers }), travellers: [adult!, adult!, adult!] };
  // Names of another party are nobody's.
  expect(await chooseBeside(quote, three)).toEqual({ ...fresh, kept: [{ ...kept[0], typed: {} }] });
  expect(await chooseBeside(quote, at(1))).toEqual(fresh);
  expect(await chooseBeside(quote, at(99_999_999))).toEqual({ to: `/checkout/${quote.id}?from=cart`, kept: [] });
});

test('what is booked separately is a quote of its own, whatever the cart holds', async () => {
  expect(await chooseBeside(quote, again, '')).toEqual({ to: '/checkout/again', kept: [] });
});

test('what is chosen in another search leaves several things in the cart as they are', async () => {
  const elsewhere = again.items.map((item) => ({
    ...item,
    product: { ...item.product, offerId: 'search.house.X-SPC9' },
  }));
  expect(await chooseBeside(bothQuote, { ...again, items: elsewhere })).toEqual({ to: '/checkout/again', kept: [] });
});

test('what the page says is replaced was paid for meanwhile: the choice is refused in words and not kept', async () => {
  const problems = [{ code: 'ORDER_BEGUN', localizedDescription: 'words', description: '' }];
  const asked: unknown[] = [];
  const api = async ({ name }: Call, input: unknown) => {
    if (name === 'booking.createQuote') return again;
    if (name === 'cart.read') return { quote: null, adding: false };
    asked.push(input);
    throw new ApiError(409, problems);
  };
  const form = new FormData();
  form.set('instead', quote.id);
  expect(await choose(api as Api, form, { offerId: 'o', choice: { vertical: 'flights', fareId: 'f' } }, 'en')).toEqual({
    problems,
    status: 409,
  });
  expect(asked).toEqual([{ quoteId: 'again', adding: false, instead: quote.id }]);
});
