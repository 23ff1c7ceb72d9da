import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import type { Api, Call } from '#contract/core';
import { apiContext } from '../../api.ts';
import { bothQuote } from '../checkout/testing/sample-stay.ts';
import { action } from './cart-data.ts';

const typed = {
  'travellers.0.givenNames': 'Mira',
  'travellers.0.familyName': 'Anand',
  'travellers.0.document.number': 'PA1234567',
  'travellers.1.same': 'yes',
  'contact.email': 'mira@example.com',
};

/** What a press asks of the cart, and where it leads. */
async function press(fields: Readonly<Record<string, string>>, quote: Quote = bothQuote) {
  const kept: unknown[] = [];
  const api = async ({ name }: Call, input: unknown) => {
    if (name === 'cart.typed') return { typed };
    if (name === 'cart.keep') kept.push(input);
    if (name === 'booking.removeQuoteItem') return { ...quote, id: 'left' };
    return { quote, adding: false };
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api as Api);
  const body = new URLSearchParams({ back: '/stays/SIN', ...fields });
  const request = new Request('http://localhost/cart', { method: 'POST', body });
  const answer = await action({ request, context, params: {} } as never);
  return { kept, to: (answer as Response).headers.get('location') };
}

test.each([
  ['the first thing', '0', { 'travellers.0.givenNames': 'Mira', 'travellers.0.familyName': 'Anand' }],
  [
    'the last thing',
    '1',
    {
      'travellers.0.givenNames': 'Mira',
      'travellers.0.familyName': 'Anand',
      'travellers.0.document.number': 'PA1234567',
    },
  ],
])('once %s is taken out the names of the others stay with them', async (_what, item, names) => {
  const { kept } = await press({ intent: 'remove', item });
  expect(kept).toEqual([{ quoteId: 'left', adding: false, typed: { ...names, 'contact.email': 'mira@example.com' } }]);
});

test('what was to be booked separately is booked with the trip after all, on the page where that was pressed', async () => {
  expect(await press({ intent: 'join' })).toEqual({
    kept: [{ quoteId: bothQuote.id, adding: true }],
    to: '/stays/SIN',
  });
});
