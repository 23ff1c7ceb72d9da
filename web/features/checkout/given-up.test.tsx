import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import { openCheckout, refuse } from './testing/open.tsx';
import { order, orderId, quote, quoteId } from './testing/sample.ts';

const review = `/checkout/order/${orderId}/review`;

test('an order that another choice replaced says so without a way to pay or hold it, and that nothing was charged', async () => {
  const status = `/checkout/order/${orderId}/status`;
  const items = order.items.map((item) => ({ ...item, state: 'dropped' as const }));
  const replaced: Order = { ...order, items, state: 'failed', hold: null, actions: [] };
  let stored = order;
  const opened = await openCheckout(review, {
    'booking.getOrder': () => stored,
    'booking.payOrder': () => {
      stored = replaced;
      return refuse(409, 'ORDER_REPLACED');
    },
  });
  const { page } = opened;
  fireEvent.input(page.getByLabelText('Card number'), { target: { value: '4242 4242 4242 4242' } });
  fireEvent.change(page.getByLabelText('Expiry date'), { target: { value: '09/29' } });
  fireEvent.change(page.getByLabelText('Security code'), { target: { value: '123' } });
  fireEvent.click(page.getByRole('button', { name: 'Book for €600.00' }));
  await page.findByText('You replaced this or removed it from your trip');
  expect(opened.router.state.location.pathname).toBe(status);
  page.unmount();
  const { page: later } = await openCheckout(review, { 'booking.getOrder': replaced });
  expect(later.getByRole('heading', { level: 1 }).textContent).toBe('No longer held');
  expect(later.getByText(/Nothing was charged/)).toBeTruthy();
  expect(later.container.textContent).not.toMatch(/did not accept|Book for|Pay when you book|Price not held/);
  expect(later.getByRole('link', { name: 'See flights on these days' })).toBeTruthy();
  later.unmount();
  const { page: followed } = await openCheckout(status, { 'booking.getOrder': { ...replaced, replacedBy: 'next' } });
  // Its page leads on to the booking once that is paid.
  expect(followed.getByRole('link', { name: 'See your trip' }).getAttribute('href')).toBe('/checkout/next?from=cart');
  followed.unmount();
  const cart = {
    quoteId: 'q',
    adding: false,
    verticals: ['flights'],
    keys: ['house.k'],
    parts: [],
    formtoken: 'f',
    when: { from: '2027-03-03', to: null },
  };
  const held = { ...cart, total: { amountMinor: 70_000, currency: 'EUR' }, heldUntil: '2026-11-20T14:30:00.000Z' };
  const beside = await openCheckout(status, { 'booking.getOrder': replaced }, held);
  const [link, ...more] = beside.page.getAllByRole('link', { name: 'See your trip' });
  expect(more).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/cart');
  expect(beside.page.queryByRole('link', { name: 'See flights on these days' })).toBeNull();
  beside.page.unmount();
  const leadsTo = async (replacedBy: string) => {
    const { page: led } = await openCheckout(status, { 'booking.getOrder': { ...replaced, replacedBy } }, held);
    const href = led.getByRole('link', { name: 'See your trip' }).getAttribute('href');
    led.unmount();
    return href;
  };
  expect(await leadsTo(held.quoteId)).toBe('/cart');
  // Not the cart with another trip: what took the place may be booked.
  expect(await leadsTo('next')).toBe('/checkout/next?from=cart');
});

test('a choice that another one replaced before it was ordered is not ordered, and leads to the one that replaced it', async () => {
  const replaced: Quote = { ...quote, state: 'replaced', replacedBy: 'next' };
  let stored = quote;
  const opened = await openCheckout(`/checkout/${quoteId}`, {
    'booking.getQuote': () => stored,
    'booking.createOrder': () => refuse(409, 'QUOTE_REPLACED'),
  });
  stored = replaced;
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to extras' }));
  await opened.page.findByText('You replaced this or removed it from your trip');
  expect(opened.asked.filter(({ name }) => name === 'booking.createOrder')).toEqual([]);
  expect(opened.page.queryByRole('button', { name: /^Continue/ })).toBeNull();
  const [link] = opened.page.getAllByRole('link', { name: 'See your trip' });
  expect(link?.getAttribute('href')).toBe('/checkout/next?from=cart');
});

test('what was replaced several times leads to the last that took its place in one press', async () => {
  const items = order.items.map((item) => ({ ...item, state: 'dropped' as const }));
  const held: Order = { ...order, id: 'last-order' };
  const quotes: Record<string, Quote> = {
    second: { ...quote, id: 'second', state: 'replaced', replacedBy: 'third' },
    third: { ...quote, id: 'third', state: 'consumed', orderId: 'dropped' },
    fourth: { ...quote, id: 'fourth', state: 'consumed', orderId: held.id },
  };
  const orders: Record<string, Order> = {
    dropped: { ...order, id: 'dropped', items, state: 'failed', hold: null, actions: [], replacedBy: 'fourth' },
    [held.id]: held,
  };
  const { router } = await openCheckout('/checkout/second?from=cart', {
    'booking.getQuote': ({ id }: { id: string }) => quotes[id],
    'booking.getOrder': ({ id }: { id: string }) => orders[id],
  });
  expect(router.state.location.pathname).toBe(`/checkout/order/${held.id}/review`);
});
