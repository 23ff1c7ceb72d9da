import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { openCheckout, refuse } from './testing/open.tsx';
import { order, orderId, quote, quoteId } from './testing/sample.ts';
import { at, type Opened, review } from './testing/walk.ts';

const extras = `/checkout/order/${orderId}/extras`;
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const twoBags = ({ page }: Opened) => page.getByRole('radio', { name: /^2\s€165\.00$/ });

test('a price that rose is shown with both prices before it is accepted', async () => {
  const opened = await openCheckout(extras, {
    'booking.getOrder': order,
    'booking.updateExtras': order,
    'booking.holdOrder': ({ acceptTotalMinor }: { acceptTotalMinor: number }) =>
      acceptTotalMinor < 66_000
        ? refuse(409, 'PRICE_CHANGED', { detail: { from: money(60_000), to: money(66_000) } })
        : order,
  });
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to review' }));
  await opened.page.findByText('The price went up from €600.00 to €660.00');
  expect(opened.page.getByText(/That is €60.00 more/)).toBeTruthy();
  expect(opened.page.getByRole('link', { name: 'Keep looking' }).getAttribute('href')).toContain('/flights/LHR-SIN/');
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue for €660.00' }));
  await waitFor(() => expect(at(opened)).toBe(review));
  expect(opened.of('booking.holdOrder').map(({ input }) => input['acceptTotalMinor'])).toEqual([60_000, 66_000]);
});

test('sold out at the hold ends on a page that says so and leads on', async () => {
  const opened = await openCheckout(extras, {
    'booking.getOrder': order,
    'booking.updateExtras': order,
    'booking.holdOrder': () => refuse(409, 'SOLD_OUT'),
  });
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to review' }));
  await opened.page.findByText('The last seats were just sold');
  expect(opened.page.getByRole('link', { name: 'See flights on these days' })).toBeTruthy();
});

test('an airline that does not answer leaves the form as it was', async () => {
  const opened = await openCheckout(extras, {
    'booking.getOrder': order,
    'booking.updateExtras': order,
    'booking.holdOrder': () => refuse(503, 'SUPPLIER_UNAVAILABLE'),
  });
  fireEvent.click(twoBags(opened));
  expect(opened.page.getAllByText('€765.00').length).toBeGreaterThan(0);
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to review' }));
  await opened.page.findByText('words for SUPPLIER_UNAVAILABLE');
  expect((twoBags(opened) as HTMLInputElement).checked).toBe(true);
  expect(opened.of('booking.updateExtras')[0]?.input).toMatchObject({ extras: { bags: [{ bought: 2 }] } });
});

test('what an earlier request is still holding is asked for again at once, and said where it goes on', async () => {
  let busy = 1;
  const opened = await openCheckout(extras, {
    'booking.getOrder': order,
    'booking.updateExtras': order,
    'booking.holdOrder': () =>
      busy-- > 0 ? refuse(503, 'HOLD_UNDER_WAY', { detail: { retryAfterSeconds: 0.05 } }) : order,
  });
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to review' }));
  await waitFor(() => expect(at(opened)).toBe(review));
  expect(opened.of('booking.holdOrder')).toHaveLength(2);
  busy = 2;
  await opened.router.navigate(extras);
  fireEvent.click(await opened.page.findByRole('button', { name: 'Continue to review' }));
  await opened.page.findByText('words for HOLD_UNDER_WAY');
  expect(opened.of('booking.holdOrder')).toHaveLength(4);
});

test('an expired hold offers to keep it again at the total that is shown', async () => {
  const expired: Order = { ...order, state: 'expired', hold: null, actions: ['edit', 'hold'] };
  const opened = await openCheckout(review, { 'booking.getOrder': expired, 'booking.holdOrder': order });
  expect(opened.page.getByText('Your hold has expired')).toBeTruthy();
  expect(opened.page.queryByLabelText('Card number')).toBeNull();
  fireEvent.click(opened.page.getByRole('button', { name: 'Hold it again' }));
  await waitFor(() => expect(opened.of('booking.holdOrder')).toHaveLength(1));
  expect(opened.of('booking.holdOrder')[0]?.input['acceptTotalMinor']).toBe(60_000);
});

test('two minutes before it is given back the page says so and offers more time', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const hold = { expiresAt: soon, priceGuaranteedUntil: soon, extendable: true };
  const ending: Order = { ...order, hold };
  const opened = await openCheckout(review, { 'booking.getOrder': ending, 'booking.extendHold': order });
  await opened.page.findByText('Held for two more minutes');
  fireEvent.click(opened.page.getByRole('button', { name: 'Hold it longer' }));
  await waitFor(() => expect(opened.of('booking.extendHold')).toHaveLength(1));
});

test('from the names on the page says until when the price is held, and a quote that ended says nothing of it', async () => {
  const opened = await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': quote });
  // In the line at the end, in the summary beside and in the one folded above; not once more where those are seen together.
  expect(opened.page.getAllByText(/^Price held until 14:30 UTC$/)).toHaveLength(3);
  opened.page.unmount();
  const ended = await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': { ...quote, state: 'expired' } });
  expect(ended.page.queryByText(/^Price held until/)).toBeNull();
});

test('the review before anything is held says until when the price stands as the names did, and that only that is held', async () => {
  const draft: Order = {
    ...order,
    state: 'draft',
    hold: null,
    actions: ['edit', 'hold'],
    priceQuotedUntil: quote.expiresAt,
  };
  const opened = await openCheckout(review, { 'booking.getOrder': draft });
  expect(opened.page.getByRole('heading', { level: 1 }).textContent).toBe('Only the price is held');
  expect(opened.page.getAllByText('Price held until 14:30 UTC').length).toBeGreaterThan(0);
  expect(opened.page.getByText('Confirm availability')).toBeTruthy();
  expect(opened.page.queryByText(/Price not held yet|^Not held yet/)).toBeNull();
  opened.page.unmount();
  const { priceQuotedUntil: _over, ...lapsed } = draft;
  const late = await openCheckout(review, { 'booking.getOrder': lapsed });
  expect(late.page.getByRole('heading', { level: 1 }).textContent).toBe('Not held yet');
  expect(late.page.queryByText(/^Price held until/)).toBeNull();
});

test('what each number of bags and a seat cost is said on the choice itself, without a press', async () => {
  const opened = await openCheckout(extras, { 'booking.getOrder': order });
  const choices = (name: RegExp) =>
    within(opened.page.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(choices(/^Checked bags, 23/)).toEqual(['None', '1\n€75.00', '2\n€165.00', '3\n€275.00']);
  for (const seat of choices(/^Seat preference/).slice(1)) expect(seat).toMatch(/\n(€[\d.]+|included)$/);
});
