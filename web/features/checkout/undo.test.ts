import { expect, test } from 'vitest';
import type { Quote, QuoteItem } from '#contract/booking';
import type { Api, Call } from '#contract/core';
import { flightItem, quote } from './testing/sample.ts';
import { undoChange } from './undo.ts';

const [seat] = flightItem.extras.seats;
const [bag] = flightItem.extras.bags;

/** The fare that was replaced, with a bag and a seat that were chosen for it. */
const replaced: QuoteItem = {
  ...flightItem,
  extras: { ...flightItem.extras, bags: [{ ...bag!, bought: 1 }], seats: [{ ...seat!, chosen: 'window' }] },
};
const was: Quote = { ...quote, id: 'was', items: [replaced] };
const now: Quote = { ...quote, id: 'now' };

/** Presses undo on the page of a quote beside a cart; every call that changes something, and where it leads. */
async function press(page: string, inCart: Quote, search = '?instead=was&at=0') {
  const changes: [string, Record<string, unknown>][] = [];
  const api = async ({ name }: Call, input: Record<string, unknown>) => {
    if (name === 'booking.getQuote') return was;
    if (name === 'cart.read') return { quote: inCart, adding: false };
    changes.push([name, input]);
    return { ...was, id: 'again' };
  };
  const address = new URL(`http://localhost/checkout/${page}${search}`);
  const answer = await undoChange(api as Api, { address, locale: 'en', isShown: ({ id }) => id === page });
  return { to: answer?.headers.get('location'), changes };
}

test('what was replaced takes its place again with the bag and the seat that it had, and the page says so', async () => {
  const { to, changes } = await press('now', now);
  expect(to).toBe('/checkout/again?instead=now&at=0&undone=1');
  expect(changes.map(([name]) => name)).toEqual(['booking.createQuote', 'cart.keep']);
  expect(changes[0]?.[1]).toMatchObject({
    instead: 'now',
    choice: { bags: [{ bought: 1 }], seats: [{ preference: 'window' }] },
  });
  expect(changes[1]?.[1]).toMatchObject({ quoteId: 'again', instead: 'now' });
});

test.for([
  ['a trip that was begun in another window', 'now', { ...quote, id: 'other' }, undefined],
  ['a place that nothing has any more', 'now', now, '?instead=was&at=1'],
  ['a page that names no change', 'now', now, ''],
] as const)('%s is left as it is', async ([, page, inCart, search]) => {
  expect(await press(page, inCart, search)).toEqual({ to: undefined, changes: [] });
});
