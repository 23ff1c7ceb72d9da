import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceClass, classLimits, classSeats, openClass } from './classes.ts';
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
        expect(classSeats(rows, 0, capacity, left)).toBeLessThanOrEqual(classSeats(rows, 2, capacity, left));
      },
    ),
  );
});

test('a dearer seat takes nothing from a cheaper class until the cabin is short, and a seat that comes back reopens its class', () => {
  // Of 100 seats Q may sell 30, Q and M 70.
  expect(classSeats(rows, 0, 100, 99, new Map([['M', 1]]))).toBe(30);
  expect(classSeats(rows, 0, 100, 99, new Map([['Q', 1]]))).toBe(29);
  expect(classSeats(rows, 0, 100, 99)).toBe(29);
  expect(
    classSeats(
      rows,
      0,
      100,
      65,
      new Map([
        ['Q', 30],
        ['M', 5],
      ]),
    ),
  ).toBe(0);
  expect(
    classSeats(
      rows,
      0,
      100,
      66,
      new Map([
        ['Q', 29],
        ['M', 5],
      ]),
    ),
  ).toBe(1);
  expect(classSeats(rows, 0, 100, 35, new Map([['M', 65]]))).toBe(5);
  expect(
    classSeats(
      rows,
      2,
      100,
      2,
      new Map([
        ['M', 65],
        ['Y', 33],
      ]),
    ),
  ).toBe(2);
});

test('whoever buys in whatever class: no class sells more than its share, and what is told is what the bounds still allow', () => {
  const sale = fc.record({ rank: fc.nat(2), seats: fc.integer({ min: 1, max: 9 }), back: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat(60),
      fc.array(sale, { maxLength: 60 }),
      (capacity, gone, sales) => {
        const limit = Math.max(0, capacity - gone);
        const sold = new Map(rows.map(({ code }) => [code, 0]));
        const taken = (codes = [...sold.keys()]) => codes.reduce((sum, code) => sum + sold.get(code)!, 0);
        for (const { rank, seats, back } of sales) {
          const { code } = rows[rank]!;
          const left = classSeats(rows, rank, capacity, limit - taken(), sold);
          const fits = (count: number) =>
            taken() + count <= limit &&
            classLimits(rows, rank, capacity, limit).every(
              (bound) => taken() - taken([...bound.dearer]) + count <= bound.limit,
            );
          expect([left === 0 || fits(left), fits(left + 1)]).toEqual([true, false]);
          if (seats <= left) sold.set(code, sold.get(code)! + seats);
          else if (back > 0) sold.set(code, Math.max(0, sold.get(code)! - back));
          for (const [at, { limitPermille }] of rows.entries()) {
            const upTo = rows.slice(0, at + 1).map((each) => each.code);
            expect(taken(upTo)).toBeLessThanOrEqual(Math.floor((capacity * limitPermille) / 1000));
          }
        }
      },
    ),
  );
});

test('advance purchase closes the cheap classes as departure nears', () => {
  expect([20, 14, 13, 3, 2, 0].map((days) => advanceClass(rows, days))).toEqual([0, 0, 1, 1, 2, 2]);
});
