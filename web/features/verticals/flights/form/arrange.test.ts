import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, FEWEST, move, remove } from './arrange.ts';

const legs = fc.array(fc.record({ place: fc.nat(), day: fc.nat() }), { minLength: FEWEST, maxLength: 6 });
type Leg = { place: number; day: number };
const on = (leg: Leg, { day }: Leg): Leg => ({ ...leg, day });

test('a flight that moves takes its places along and leaves the days in their order; moved back all is as it was', () => {
  fc.assert(
    fc.property(legs, fc.nat(7), fc.constantFrom(1 as const, -1 as const), (all, at, by) => {
      const moved = move(all, at, by, on);
      expect(moved.map(({ day }) => day)).toEqual(all.map(({ day }) => day));
      const places = (of: readonly Leg[]) => of.map(({ place }) => place).toSorted((a, b) => a - b);
      expect(places(moved)).toEqual(places(all));
      if (all[at] && all[at + by]) {
        expect(moved[at + by]!.place).toBe(all[at].place);
        expect(move(moved, at + by, by === 1 ? -1 : 1, on)).toEqual(all);
      } else expect(moved).toBe(all);
    }),
  );
});

test('a journey keeps two flights and takes six at most; a further one begins where the last ends', () => {
  expect(remove(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(remove(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  expect(add(['a'], (last) => `after ${last}`)).toEqual(['a', 'after a']);
  expect(add(['a', 'b', 'c', 'd', 'e', 'f'], (last) => `after ${last}`)).toHaveLength(6);
});
