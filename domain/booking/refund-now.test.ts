import { expect, test } from 'vitest';
import type { CancelStep, OrderItem } from '#contract/booking';
import { refundOfAll } from './refund-now.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const zone = 'Europe/London';

const step = (until: string | null, amountMinor: number | null): CancelStep => ({
  until,
  zone,
  refund: amountMinor === null ? null : { amountMinor, currency: 'EUR' },
  basis: amountMinor === null ? 'unknown' : 'less_fee',
});

const item = (...cancellation: CancelStep[]): Pick<OrderItem, 'cancellable' | 'cancellation'> => ({
  cancellable: true,
  cancellation,
});

test('the refund of all is the sum of the steps that hold now, of what can be cancelled', () => {
  const flights = item(
    step('2027-03-01T11:59:59.999Z', 50_000),
    step('2027-03-03T00:00:00.000Z', 12_000),
    step(null, 0),
  );
  const rooms = item(step('2027-03-02T00:00:00.000Z', 30_000), step(null, 0));
  expect(refundOfAll([flights, rooms], now)).toEqual({ refundNow: { amountMinor: 42_000, currency: 'EUR' } });
  expect(refundOfAll([flights, { ...rooms, cancellable: false }], now)).toEqual({
    refundNow: { amountMinor: 12_000, currency: 'EUR' },
  });
});

test('a deadline that is reached holds no more', () => {
  const one = item(step(now.toISOString(), 50_000), step(null, 700));
  expect(refundOfAll([one], now)).toEqual({ refundNow: { amountMinor: 700, currency: 'EUR' } });
});

test('nothing is said where nothing can be cancelled, or where only the supplier knows a part', () => {
  expect(refundOfAll([{ ...item(step(null, 900)), cancellable: false }], now)).toEqual({});
  expect(refundOfAll([item(step(null, 900)), item(step(null, null))], now)).toEqual({});
  expect(refundOfAll([item()], now)).toEqual({});
});
