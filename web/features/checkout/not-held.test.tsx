import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { openCheckout, refuse } from './testing/open.tsx';
import { stayOrder, stayQuote } from './testing/sample-stay.ts';
import { at, opens, path, press, review, typeGuests } from './testing/walk.ts';

test.for([
  ['OFFER_NOT_ALLOWED', 403, 'Your company’s travel policy does not allow this choice. Choose another.'],
  ['SUPPLIER_UNAVAILABLE', 503, 'The supplier isn’t responding. Your details are saved; try again in a moment.'],
  ['ODD_REFUSAL', 409, 'We could not hold it. Your details are saved, and nothing was charged.'],
] as const)('the review says why it could not be held straight after the names: %s', async ([code, status, words]) => {
  const draft: Order = { ...stayOrder, state: 'draft', actions: ['edit', 'hold'], hold: null };
  const opened = await openCheckout(path, {
    ...opens(stayQuote, draft),
    'booking.holdOrder': () => refuse(status, code, { detail: { item: 0 } }),
  });
  typeGuests();
  expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
  expect(at(opened)).toBe(`${review}?why=${code}`);
  expect(screen.getByRole('button', { name: 'Hold it for me' })).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Choose another' })).toHaveLength(code === 'OFFER_NOT_ALLOWED' ? 1 : 0);
});

test('a price that rose while the names were typed is said on the review, to be accepted there', async () => {
  const draft: Order = { ...stayOrder, state: 'draft', actions: ['edit', 'hold'], hold: null };
  const { total } = draft.price;
  const dearer = { ...total, amountMinor: total.amountMinor + 1_000 };
  let order = draft;
  const opened = await openCheckout(path, {
    ...opens(stayQuote, draft),
    'booking.getOrder': () => order,
    'booking.holdOrder': ({ acceptTotalMinor }: { acceptTotalMinor: number }) => {
      if (acceptTotalMinor >= dearer.amountMinor) return (order = { ...order, ...stayOrder, price: order.price });
      order = { ...draft, price: { ...draft.price, total: dearer } };
      return refuse(409, 'PRICE_CHANGED', { detail: { from: total, to: dearer } });
    },
  });
  typeGuests();
  await screen.findByText(/^The price went up from/);
  expect(at(opened)).toBe(`${review}?why=PRICE_CHANGED&from=${total.amountMinor}`);
  press(screen.getByRole('button', { name: /^Continue for/ }).textContent);
  await waitFor(() => expect(at(opened)).toBe(review));
});
