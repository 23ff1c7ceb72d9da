import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceClass, classSeats, openClass } from './classes.ts';
import type { BookingClass } from './model.ts';

const rows: BookingClass[] = [
  { code: 'Q', limitPermille: 300, pricePermille: 600, advanceDays: 14, minStayDays: 3 },
  { code: 'M', limitPermille: 700, pricePermille: 1000, advanceDays: 3, minStayDays: 0 },
  { code: 'Y', limitPermille: 1000, pricePermille: 1800, advanceDays: 0, minStayDays: 0 },
];

test('limits are nested: a class closes when it and the cheaper ones have sold their share', () => {
  expect(openClass(rows, 100, 100, 1)).toBe(0);
  expect(openClass(rows, 100, 71, 1)).toBe(0);
  expect(openClass(rows, 100, 70, 1)).toBe(1);
  expect(openClass(rows, 100, 72, 3)).toBe(1);
  expect(openClass(rows, 100, 2, 2)).toBe(2);
  expect(openClass(rows, 100, 1, 2)).toBe(-1);
});

test('fewer seats or a larger party never open a cheaper class', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.nat(400),
      fc.integer({ min: 1, max: 9 }),
      (capacity, sold, seats) => {
        const left = Math.max(0, capacity - sold);
        const rank = (free: number, party: number): number => {
          const open = openClass(rows, capacity, free, party);
          return open < 0 ? Infinity : open;
        };
        expect(rank(left, seats + 1)).toBeGreaterThanOrEqual(rank(left, seats));
        expect(rank(Math.max(0, left - 1), seats)).toBeGreaterThanOrEqual(rank(left, seats));
        expect(classSeats(rows[0]!, capacity, left)).toBeLessThanOrEqual(classSeats(rows[2]!, capacity, left));
      },
    ),
  );
});

test('advance purchase closes the cheap classes as departure nears', () => {
  expect([20, 14, 13, 3, 2, 0].map((days) => advanceClass(rows, days))).toEqual([0, 0, 1, 1, 2, 2]);
});
