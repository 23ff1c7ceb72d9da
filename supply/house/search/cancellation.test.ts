import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlightProduct } from '#contract/booking';
import { sampleFlights } from '../testing/booking.ts';
import { cancellationSteps, refundAt, type FlightTerms } from './cancellation.ts';
import { DAY_VOID, voidWindowAt } from '../void-window.ts';

const departs = new Date('2027-03-03T22:05:00Z');
const { product, slots } = sampleFlights({ flight: '1', adults: 2 });

function terms(
  changes: Partial<FlightTerms> = {},
  refund: FlightProduct['fare']['conditions']['refund'] = { status: 'not_allowed', fee: null, untilHoursBefore: null },
): FlightTerms {
  const line = (kind: 'base' | 'tax' | 'bag', amountMinor: number) => ({
    kind,
    code: kind,
    name: kind,
    amountMinor,
    currency: 'EUR',
  });
  return {
    lines: [line('base', 80_000), line('tax', 23_100), line('bag', 4_800)],
    product: { ...product, fare: { ...product.fare, conditions: { ...product.fare.conditions, refund } } },
    slots,
    bookedAt: new Date('2026-11-20T09:00:00Z'),
    units: [0],
    ...changes,
  };
}

test('a change of mind within a day is free; then taxes alone come back; after take-off nothing does', () => {
  expect(cancellationSteps(terms())).toEqual([
    {
      until: '2026-11-21T09:00:00.000Z',
      window: { hours: 24 },
      zone: 'Europe/London',
      basis: 'full',
      refund: { amountMinor: 107_900, currency: 'EUR' },
    },
    {
      until: departs.toISOString(),
      zone: 'Europe/London',
      basis: 'taxes_only',
      refund: { amountMinor: 23_100, currency: 'EUR' },
    },
    { until: null, zone: 'Europe/London', basis: 'nothing', refund: { amountMinor: 0, currency: 'EUR' } },
  ]);
});

test('a refundable fare gives all less its fee per traveller until its hour, taxes in any case', () => {
  const refund = { status: 'allowed', fee: { amountMinor: 9_000, currency: 'EUR' }, untilHoursBefore: 24 } as const;
  const late = terms({ bookedAt: new Date('2027-03-01T09:00:00Z') }, refund);
  expect(refundAt(late, late.bookedAt)).toMatchObject({
    basis: 'less_fee',
    refundMinor: 107_900 - 18_000,
    feeMinor: 18_000,
  });
  expect(refundAt(late, new Date('2027-03-02T22:05:00Z'))).toMatchObject({ basis: 'taxes_only', refundMinor: 23_100 });
  const dear = terms({ bookedAt: late.bookedAt }, { ...refund, fee: { amountMinor: 900_000, currency: 'EUR' } });
  expect(refundAt(dear, dear.bookedAt)).toMatchObject({ basis: 'less_fee', refundMinor: 23_100 });
  const free = terms({ bookedAt: late.bookedAt }, { ...refund, fee: null });
  expect(refundAt(free, free.bookedAt)).toMatchObject({ basis: 'full', feeMinor: 0 });
});

test('a refundable fare without a fee is told once: all of it comes back until its hour, whatever the first day gives', () => {
  const free = terms({}, { status: 'allowed', fee: null, untilHoursBefore: 24 });
  expect(cancellationSteps(free).map(({ until, basis }) => [until, basis])).toEqual([
    ['2027-03-02T22:05:00.000Z', 'full'],
    [departs.toISOString(), 'taxes_only'],
    [null, 'nothing'],
  ]);
});

test('what was sold before anything was told of it is refunded in full within a day, and not at all within a week of departure', () => {
  for (const [days, hours] of [
    [30, 24],
    [7, 24],
    [6.99, null],
    [1, null],
  ] as const) {
    const bookedAt = new Date(departs.getTime() - days * 86_400_000);
    expect(voidWindowAt([DAY_VOID], departs, bookedAt, undefined)).toEqual(hours === null ? null : { hours });
    const last = new Date(bookedAt.getTime() + (hours ?? 0) * 3_600_000 - 1);
    expect(refundAt(terms({ bookedAt }), last).basis).toBe(hours === null ? 'taxes_only' : 'full');
  }
});

test('refunds add up line by line, are never above what was paid, never grow with time, and agree with the steps told', () => {
  const fees = fc.record({
    status: fc.constantFrom('allowed' as const, 'not_allowed' as const, 'unknown' as const),
    fee: fc.option(fc.record({ amountMinor: fc.nat({ max: 200_000 }), currency: fc.constant('EUR') })),
    untilHoursBefore: fc.option(fc.nat({ max: 2_000 })),
  });
  const days = fc.double({ min: -100, max: 2, noNaN: true });
  fc.assert(
    fc.property(fees, days, fc.array(days, { minLength: 2, maxLength: 6 }), (refund, bookedDays, cancelDays) => {
      const asked = terms({ bookedAt: new Date(departs.getTime() + Math.min(-0.1, bookedDays) * 86_400_000) }, refund);
      const paid = asked.lines.reduce((sum, line) => sum + line.amountMinor, 0);
      const times = cancelDays
        .map((day) => new Date(departs.getTime() + day * 86_400_000))
        .sort((a, b) => a.getTime() - b.getTime());
      let before = paid;
      for (const at of times) {
        const { refundMinor, feeMinor, lineRefunds } = refundAt(asked, at);
        expect(refundMinor + feeMinor).toBe(paid);
        expect(lineRefunds.reduce((sum, amount) => sum + amount, 0)).toBe(refundMinor);
        lineRefunds.forEach((amount, index) => {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(asked.lines[index]!.amountMinor);
        });
        expect(refundMinor).toBeLessThanOrEqual(before);
        before = refundMinor;
        const told = cancellationSteps(asked).find(({ until }) => until === null || at.toISOString() < until);
        expect(told?.refund?.amountMinor).toBe(refundMinor);
      }
    }),
  );
});
