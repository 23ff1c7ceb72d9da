import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOW_COST_FAMILIES, NETWORK_FAMILIES, REGIONAL_FAMILIES } from './fares/families.ts';
import { DAY_HOLD, holdMinutesAt, LONG_HOLD, SHORT_HOLD } from './hold-window.ts';

const begins = new Date('2027-03-03T22:05:00Z');
const daysBefore = (days: number): Date => new Date(begins.getTime() - days * 86_400_000);

test('the house has fares that are held for days, for hours, for a short time and not at all', () => {
  const families = [NETWORK_FAMILIES, LOW_COST_FAMILIES, REGIONAL_FAMILIES].flatMap((each) => each.economy);
  expect(new Set(families.map(({ holdMinutes }) => holdMinutes))).toEqual(
    new Set([LONG_HOLD, DAY_HOLD, SHORT_HOLD, null]),
  );
});

test('what is sold together is held as long as the part that is held least, and not at all where one is not', () => {
  expect(holdMinutesAt([LONG_HOLD, DAY_HOLD], begins, daysBefore(30))).toBe(DAY_HOLD);
  expect(holdMinutesAt([LONG_HOLD, undefined], begins, daysBefore(30))).toBe(SHORT_HOLD);
  expect(holdMinutesAt([LONG_HOLD, null], begins, daysBefore(30))).toBeNull();
});

test('within a week of the beginning nothing is held for long', () => {
  expect(holdMinutesAt([LONG_HOLD], begins, daysBefore(7))).toBe(LONG_HOLD);
  expect(holdMinutesAt([LONG_HOLD], begins, daysBefore(6.99))).toBe(SHORT_HOLD);
  expect(holdMinutesAt([null], begins, daysBefore(1))).toBeNull();
});

test('a hold never grows with time, ends before what it is for begins, and what is told early is not more than was declared', () => {
  const declared = fc.array(fc.constantFrom(null, SHORT_HOLD, DAY_HOLD, LONG_HOLD), { minLength: 1, maxLength: 4 });
  const days = fc.double({ min: 0.1, max: 400, noNaN: true });
  fc.assert(
    fc.property(declared, days, days, (each, one, other) => {
      const [early, late] = [Math.max(one, other), Math.min(one, other)];
      const [first, then] = [early, late].map((at) => holdMinutesAt(each, begins, daysBefore(at)) ?? 0) as [
        number,
        number,
      ];
      expect(then).toBeLessThanOrEqual(first);
      expect(then).toBeLessThan(late * 24 * 60);
      for (const minutes of each) expect(first).toBeLessThanOrEqual(minutes ?? 0);
    }),
  );
});
