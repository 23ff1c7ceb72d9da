import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { KeptMethod } from '#contract/payments';
import { openCheckout, refuse } from './testing/open.tsx';
import { order, orderId } from './testing/sample.ts';

const review = `/checkout/order/${orderId}/review`;
const at = '2026-10-01T10:00:00.000Z';
const visa: KeptMethod = {
  methodId: '0199cccc-0000-7000-8000-000000000001',
  brand: 'Visa',
  last4: '4242',
  expires: '2029-09',
  label: '',
  preferred: true,
  state: 'usable',
  addedAt: at,
  lastUsedAt: at,
};
const blue: KeptMethod = {
  ...visa,
  methodId: `${visa.methodId.slice(0, -1)}2`,
  label: 'The blue one',
  preferred: false,
};
const old: KeptMethod = {
  ...visa,
  methodId: `${visa.methodId.slice(0, -1)}3`,
  last4: '0069',
  state: 'expired',
  preferred: false,
};
const kept = { methods: [visa, blue, old], room: true };
const paid = { outcome: 'open', url: '/pay/simulator/s', order };
const book = { name: 'Book for €600.00' };
const known = { 'booking.getOrder': order, 'booking.payOrder': paid, 'payments.methodChoices': kept };

type Page = Awaited<ReturnType<typeof openCheckout>>['page'];
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name }) as HTMLInputElement;
const typeCard = (page: Page, number = '4242 4242 4242 4242') => {
  fireEvent.input(page.getByLabelText('Card number'), { target: { value: number } });
  fireEvent.change(page.getByLabelText('Expiry date'), { target: { value: '09/29' } });
  fireEvent.change(page.getByLabelText('Security code'), { target: { value: '123' } });
};

test('a guest, and whoever pays where no cards are kept, sees nothing of it', async () => {
  const { page } = await openCheckout(review, { 'booking.getOrder': order });
  expect(page.queryByText(/Keep this card/)).toBeNull();
  expect(page.queryByText('Card to pay with')).toBeNull();
  expect(page.getByLabelText('Card number')).toBeTruthy();
});

test('the first usable card is chosen, expired ones are said so and cannot be; it pays without a token', async () => {
  const opened = await openCheckout(review, known);
  const { page } = opened;
  expect(radio(page, /^Visa ending in 4242/).checked).toBe(true);
  expect(radio(page, /The blue one Visa ending in 4242/).checked).toBe(false);
  expect(radio(page, /0069 Expired/).disabled).toBe(true);
  expect(page.getByLabelText('Card number').closest('[hidden]')).toBeTruthy();
  fireEvent.click(page.getByRole('button', book));
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(1));
  expect(opened.of('booking.payOrder')[0]?.input).toMatchObject({ methodId: visa.methodId, paymentToken: null });
  expect(opened.of('booking.payOrder')[0]?.input).not.toHaveProperty('keep');
});

test('another card opens the fields; the box is never ticked by itself, and ticked it says so', async () => {
  const opened = await openCheckout(review, known);
  const { page } = opened;
  fireEvent.click(radio(page, /Another card/));
  await waitFor(() => expect(page.getByLabelText('Card number').closest('[hidden]')).toBeNull());
  const box = page.getByRole('checkbox', { name: /Save this card for next time/ }) as HTMLInputElement;
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  typeCard(page);
  fireEvent.click(page.getByRole('button', book));
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(1));
  expect(opened.of('booking.payOrder')[0]?.input).toMatchObject({
    paymentToken: 'sim_success_Visa_4242-2909',
    keep: true,
  });
});

test('without room for a further card there is no box', async () => {
  const { page } = await openCheckout(review, { ...known, 'payments.methodChoices': { ...kept, room: false } });
  expect(page.queryByText(/Keep this card/)).toBeNull();
});

test('a card that was removed meanwhile is said at the choice; typing takes its place, and what was typed is there', async () => {
  let gone = false;
  const opened = await openCheckout(review, {
    ...known,
    'payments.methodChoices': () => (gone ? { ...kept, methods: [blue, old] } : kept),
    'booking.payOrder': () => {
      gone = true;
      return refuse(422, 'CARD_GONE', { field: 'methodId' });
    },
  });
  const { page } = opened;
  fireEvent.click(radio(page, /Another card/));
  typeCard(page);
  fireEvent.click(radio(page, /^Visa ending in 4242/));
  fireEvent.click(page.getByRole('button', book));
  await waitFor(() => expect(page.queryByRole('radio', { name: /^Visa ending in 4242/ })).toBeNull());
  const group = page.getByRole('group', { name: 'Card to pay with' });
  expect(group.textContent).toContain('words for CARD_GONE');
  expect(radio(page, /Another card/).checked).toBe(true);
  expect(radio(page, /The blue one/).checked).toBe(false);
  expect((page.getByLabelText('Card number') as HTMLInputElement).value).toBe('4242 4242 4242 4242');
  expect(page.getByLabelText('Card number').closest('[hidden]')).toBeNull();
});

const EXPIRED: Order = {
  ...order,
  payments: [
    {
      ...order.payments[0],
      id: 'p',
      method: 'CARD',
      amount: order.price.total,
      at,
      taken: null,
      brand: 'Visa',
      last4: '0069',
      state: 'failed',
      reason: 'card_expired',
    },
  ],
};

test('a card that was typed and has expired leads to the day it ends', async () => {
  const none = { ...known, 'payments.methodChoices': { ...kept, methods: [] }, 'booking.getOrder': EXPIRED };
  const { page } = await openCheckout(review, none);
  expect(page.getByRole('link', { name: /Try again/ }).getAttribute('href')).toBe('#card.expiry');
});

test('a kept card that was declined leads to the choice, with the reason', async () => {
  const { page } = await openCheckout(review, { ...known, 'booking.getOrder': EXPIRED });
  expect(page.getByText('This card has expired')).toBeTruthy();
  expect(page.getByRole('link', { name: /Try again/ }).getAttribute('href')).toBe('#methodId');
});
