import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeatOption, Order, PaymentView } from '#contract/booking';
import { openCheckout, refuse } from './testing/open.tsx';
import { flightFrom, order, orderId } from './testing/sample.ts';
import { at, type Opened, review } from './testing/walk.ts';

const extras = `/checkout/order/${orderId}/extras`;
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const soon = { detail: { retryAfterSeconds: 0.2 } };

function pay({ page }: Opened, number = '4242 4242 4242 4242'): void {
  fireEvent.input(page.getByLabelText('Card number'), { target: { value: number } });
  fireEvent.change(page.getByLabelText('Expiry date'), { target: { value: '09/29' } });
  fireEvent.change(page.getByLabelText('Security code'), { target: { value: '123' } });
  fireEvent.click(page.getByRole('button', { name: 'Book for €600.00' }));
}

const refusedPayment: PaymentView = {
  id: 'p',
  method: 'CARD',
  brand: 'Visa',
  last4: '0002',
  amount: money(60_000),
  taken: null,
  state: 'failed',
  reason: 'insufficient_funds',
  at: '2026-11-20T14:05:00.000Z',
};

test('what is paid is what the page shows, with a token and never a number', async () => {
  const opened = await openCheckout(review, {
    'booking.getOrder': order,
    'booking.payOrder': { outcome: 'open', url: '/pay/simulator/s', order },
  });
  pay(opened);
  await waitFor(() => expect(at(opened)).toBe('/pay/simulator/s'));
  const [asked] = opened.of('booking.payOrder');
  expect(asked?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(asked?.input).toMatchObject({
    id: orderId,
    method: 'CARD',
    paymentToken: 'sim_success_Visa_4242-2909',
    totalMinor: 60_000,
    currency: 'EUR',
    returnPath: `/bookings/${orderId}/paid`,
  });
  expect(JSON.stringify(opened.asked)).not.toMatch(/4242[ -]?4242/);
});

test('what is free for hours after booking is said as hours: no moment of before the booking holds', async () => {
  const [first, ...more] = order.items[0]!.cancellation;
  const cancellation = [{ ...first!, basis: 'full' as const, window: { hours: 24 } }, ...more];
  const items = order.items.map((item) => ({ ...item, cancellation }));
  const { page } = await openCheckout(review, { 'booking.getOrder': { ...order, items } });
  expect(page.getAllByText(/^Free cancellation for 24 hours, then /).length).toBeGreaterThan(0);
  expect(page.getByText('within 24 hours of booking')).toBeTruthy();
  expect(page.getByText(/^from then (until|on)/)).toBeTruthy();
  expect(page.queryByText('after that')).toBeNull();
  expect(page.queryByText(/Free cancellation until/)).toBeNull();
});

test('what is free until midnight is said with the place whose midnight it is', async () => {
  const [first, ...more] = order.items[0]!.cancellation;
  const midnightIn = { zone: 'Europe/Dublin', cityName: 'Dublin', code: 'DUB' };
  const cancellation = [{ ...first!, basis: 'full' as const, window: { midnightIn } }, ...more];
  const items = order.items.map((item) => ({ ...item, cancellation }));
  const { page } = await openCheckout(review, { 'booking.getOrder': { ...order, items } });
  expect(page.getAllByText(/^Free cancellation until midnight in Dublin, then /).length).toBeGreaterThan(0);
  expect(page.getByText('until midnight in Dublin on the day you book')).toBeTruthy();
});

test('what is not held because enough is held says so, and can be paid', async () => {
  const items = order.items.map((item) => ({ ...item, state: 'draft' as const, holdMinutes: null, holdLimited: true }));
  const limited = { ...order, state: 'draft' as const, hold: null, items };
  const { page } = await openCheckout(review, { 'booking.getOrder': limited });
  expect(page.getAllByText('Hold limit reached: price checked again when you pay').length).toBeGreaterThan(0);
  expect(page.queryByText(/Price held until/)).toBeNull();
  expect(page.getAllByRole('button', { name: /^Book/ }).length).toBeGreaterThan(0);
});

test('whoever issued a passport is named, not coded', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': order });
  expect(page.container.textContent).toContain('passport (Ireland) ending in 02');
});

test('no field of the card has a name, so that no form can send it', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': order });
  for (const label of ['Card number', 'Name on card', 'Expiry date', 'Security code']) {
    expect(page.getByLabelText(label).hasAttribute('name')).toBe(false);
  }
  expect((page.getByLabelText('Name on card') as HTMLInputElement).value).toBe('Mira Leela Anand');
});

test('a real number is refused in the browser and nothing is sent', async () => {
  const opened = await openCheckout(review, { 'booking.getOrder': order });
  pay(opened, '4111111111111111');
  await opened.page.findByRole('region', { name: /Check the card/ });
  expect(opened.of('booking.payOrder')).toEqual([]);
});

test('a fault of the card goes once its field is right, from field and summary; the others stay', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': order });
  const wrong = () =>
    ['Card number', 'Expiry date', 'Security code'].filter(
      (label) => page.getByLabelText(label).ariaInvalid === 'true',
    );
  fireEvent.click(page.getByRole('button', { name: 'Book for €600.00' }));
  const summary = await page.findByRole('region', { name: /Check the card/ });
  expect([wrong().length, summary.querySelectorAll('a').length]).toEqual([3, 3]);
  fireEvent.input(page.getByLabelText('Card number'), { target: { value: '4242 4242 4242 4242' } });
  fireEvent.blur(page.getByLabelText('Card number'));
  await waitFor(() => expect(wrong()).toEqual(['Expiry date', 'Security code']));
  expect(summary.querySelectorAll('a').length).toBe(2);
});

test('[3-25] ways to pay are those that the provider supports; a single one is no question', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': order });
  expect(page.queryByText('Google Pay')).toBeNull();
  page.unmount();
  const more: Order = { ...order, payment: { ...order.payment, methods: ['CARD', 'GOOGLE_PAY', 'AFFIRM'] } };
  const opened = await openCheckout(review, {
    'booking.getOrder': more,
    'booking.payOrder': { outcome: 'open', url: '/pay/simulator/s', order },
  });
  fireEvent.click(opened.page.getByRole('radio', { name: 'Affirm' }));
  fireEvent.click(opened.page.getByRole('button', { name: 'Pay €600.00 on the payment page' }));
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(1));
  expect(opened.of('booking.payOrder')[0]?.input).toMatchObject({ method: 'AFFIRM', paymentToken: null });
});

test('a declined card says why; all is kept but the security code, and the next try has a key of its own', async () => {
  let stored = order;
  const opened = await openCheckout(review, {
    'booking.getOrder': () => stored,
    'booking.payOrder': () => {
      stored = { ...order, payments: [...stored.payments, refusedPayment] };
      return refuse(402, 'PAYMENT_DECLINED', { detail: { reason: 'insufficient_funds' } });
    },
  });
  pay(opened, '4000000000009995');
  const told = await opened.page.findByRole('region', { name: 'Insufficient funds' });
  await waitFor(() => expect(told.ownerDocument.activeElement).toBe(told));
  expect(told.querySelector('p')?.textContent).toBe('Nothing was charged, and your booking is still held.');
  expect(told.querySelector('a')?.textContent).toBe('Try again or use another card');
  const number = opened.page.getByLabelText('Card number');
  expect(told.closest('section[aria-labelledby="pay.title"]')?.contains(number)).toBe(true);
  const value = (label: string) => (opened.page.getByLabelText(label) as HTMLInputElement).value;
  expect(value('Card number')).toBe('4000 0000 0000 9995');
  expect(value('Expiry date')).toBe('09/29');
  expect(value('Security code')).toBe('');
  pay(opened, '4000000000009995');
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(2));
  const [first, second] = opened.of('booking.payOrder');
  expect(first?.key).not.toBe(second?.key);
});

test('the seats that were wished for are named, by traveller and way, and only open ones are left to check-in', async () => {
  const [first] = order.items;
  if (first?.product.vertical !== 'flights') throw new Error('flights');
  const [way] = first.product.slices;
  const seat = { preferences: ['none', 'window', 'aisle'] as const, unit: null };
  const wished = (traveller: number, slice: number, chosen: SeatOption['chosen']): SeatOption => ({
    ...seat,
    preferences: [...seat.preferences],
    traveller,
    slice,
    chosen,
  });
  const textWith = async (seats: SeatOption[], slices = [way!]) => {
    const item = { ...first, product: { ...first.product, slices }, extras: { ...first.extras, seats } };
    const { page } = await openCheckout(review, { 'booking.getOrder': { ...order, items: [item] } });
    const text = page.container.textContent ?? '';
    page.unmount();
    return text;
  };
  const open = 'Other seats are assigned at check-in';
  const one = await textWith([wished(0, 0, 'window')]);
  expect(one).toContain('Seat preference: window seat, included');
  expect(one).not.toContain('given at check-in');
  const both = await textWith([wished(0, 0, 'window'), wished(0, 1, 'aisle')], [way!, flightFrom(way!)]);
  expect(both).toContain('Seat preference: window seat out, aisle seat back, included');
  const two = await textWith([wished(0, 0, 'none'), wished(1, 0, 'aisle')]);
  expect(two).toContain('Seat preference: Traveller 2: aisle seat');
  expect(two).toContain(open);
  const same = await textWith([wished(0, 0, 'aisle'), wished(1, 0, 'aisle')]);
  expect(same).toContain('Seat preference: Each traveller: aisle seat');
  expect(await textWith([wished(0, 0, 'none')])).toContain('Window or aisle included, not chosen yet');
  const paid = { ...wished(0, 0, 'none'), unit: { amountMinor: 1_200, currency: 'EUR' } };
  expect(await textWith([paid])).toContain('Seats are assigned at check-in');
});

test('when nobody knows whether a try arrived, the next one carries the same key', async () => {
  let cut = false;
  const opened = await openCheckout(review, {
    'booking.getOrder': () => (cut ? refuse(0, 'REQUEST_ERROR') : order),
    'booking.payOrder': () => {
      cut = true;
      return refuse(0, 'REQUEST_ERROR');
    },
  });
  pay(opened);
  await opened.page.findByText('words for REQUEST_ERROR');
  pay(opened);
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(2));
  const [first, second] = opened.of('booking.payOrder');
  expect(first?.key).toBe(second?.key);
});

test('too many requests while paying: order and card stay in view, and the next try is the same', async () => {
  const opened = await openCheckout(review, {
    'booking.getOrder': order,
    'booking.payOrder': () => refuse(429, 'TOO_MANY_REQUESTS'),
  });
  pay(opened);
  await opened.page.findByText('words for TOO_MANY_REQUESTS');
  expect([at(opened), opened.page.getByRole('button', { name: /^Book/ }).textContent]).toEqual([
    review,
    'Book for €600.00',
  ]);
  expect((opened.page.getByLabelText('Card number') as HTMLInputElement).value).toBe('4242 4242 4242 4242');
  await waitFor(() => {
    pay(opened);
    expect(opened.of('booking.payOrder').length).toBeGreaterThanOrEqual(2);
  });
  const [first, second] = opened.of('booking.payOrder');
  expect(first?.key).toBe(second?.key);
});

test('too many requests on the way to the next step: the step stays in view until it may be asked again', async () => {
  let refused = 0;
  const opened = await openCheckout(extras, {
    'booking.getOrder': () => (refused === 1 && ++refused ? refuse(429, 'TOO_MANY_REQUESTS', soon) : order),
    'booking.updateExtras': order,
    'booking.holdOrder': () => {
      refused = 1;
      return order;
    },
  });
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to review' }));
  await waitFor(() => expect(refused).toBe(2));
  expect(opened.page.getAllByText('€600.00').length).toBeGreaterThan(0);
  await waitFor(() => expect(at(opened)).toBe(review));
  await opened.page.findByRole('button', { name: 'Book for €600.00' });
});

test.each([
  ['checking', /We are checking with Straits Pacific; we will email you/],
  ['booking', /We are booking with Straits Pacific/],
  ['paying', /The payment page is still open/],
] as const)('an order that is %s has a page that says so', async (state, words) => {
  const { page, router } = await openCheckout(review, { 'booking.getOrder': { ...order, state, actions: [] } });
  expect(page.getByText(words)).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/checkout/order/${orderId}/status`);
});

test('an order that another window is asking to hold is said to be neither booked nor paid, and opens once it is held', async () => {
  let now: Order = { ...order, state: 'draft', hold: null, actions: [] };
  const { page, router } = await openCheckout(review, { 'booking.getOrder': () => now });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Not paid yet');
  expect(page.getByText('Not booked and not paid yet')).toBeTruthy();
  expect(page.container.textContent).not.toMatch(/booking is being made|We are booking/);
  now = order;
  await waitFor(() => expect(router.state.location.pathname).toBe(review), { timeout: 4_000 });
});

test('sold out while paying, and a booking refused: nothing charged, and what else there is', async () => {
  const failed: Order = { ...order, state: 'failed', actions: [] };
  let stored = order;
  const opened = await openCheckout(review, {
    'booking.getOrder': () => stored,
    'booking.payOrder': () => {
      stored = failed;
      return refuse(409, 'SOLD_OUT');
    },
  });
  pay(opened);
  await opened.page.findByText('The last seats were just sold');
  expect(at(opened)).toBe(`/checkout/order/${orderId}/status?why=SOLD_OUT`);
  opened.page.unmount();
  const { page } = await openCheckout(review, { 'booking.getOrder': failed });
  expect(page.getByText('The airline did not accept the booking')).toBeTruthy();
});

test('a booking that was deleted says so, and offers no steps to go through', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': () => refuse(410, 'ORDER_PURGED') });
  expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/^This booking was not completed/);
  expect(page.queryByRole('list', { name: 'Checkout' })).toBeNull();
  expect(page.queryByText('Checkout 3 of 3')).toBeNull();
});
