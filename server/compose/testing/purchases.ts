import fc from 'fast-check';

/** Under 2 a child flies on a lap or in a seat of its own; in a room it is a child until 17. */
const flight = fc.record({
  vertical: fc.constant('flights' as const),
  route: fc.constantFrom('LHR-JFK', 'LGW-CDG', 'BOM-DXB', 'MAN-SIN', 'ABZ-FRA', 'SYD-AKL'),
  /** Days until the way back; 0 flies one way. */
  stay: fc.constantFrom(0, 1, 6),
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 2 }),
  infants: fc.constantFrom([0, 0], [0, 1], [1, 0]),
  cabin: fc.constantFrom('economy', 'economy', 'business'),
  bags: fc.record({ cabin: fc.nat(1), checked: fc.nat(2) }),
});
const room = fc.record({ adults: fc.integer({ min: 1, max: 2 }), children: fc.array(fc.nat(17), { maxLength: 1 }) });
const stay = fc.record({
  vertical: fc.constant('stays' as const),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
});
const anyOf = <T>(what: fc.Arbitrary<T>) =>
  // Which offer, and which fare of it or which rate of each room.
  fc.record({
    what,
    day: fc.integer({ min: 50, max: 65 }),
    picks: fc.array(fc.nat(99), { minLength: 5, maxLength: 5 }),
  });
export type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;
export type Stay = typeof stay extends fc.Arbitrary<infer T> ? T : never;
export interface Wanted<T = Flight | Stay> {
  readonly what: T;
  readonly day: number;
  readonly picks: readonly number[];
}
const [aFlight, aStay] = [anyOf<Flight | Stay>(flight), anyOf<Flight | Stay>(stay)];
/** One or two things that are bought together. */
export const purchases = fc.record({
  wanted: fc.oneof(fc.tuple(aFlight), fc.tuple(aStay), fc.tuple(aFlight, aStay), fc.tuple(aStay, aStay)),
  currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
  /** Where between the booking and its beginning it is cancelled, in hundredths. */
  cancelledAt: fc.constantFrom(0, 40, 80, 97, 99),
});
export type Purchase = typeof purchases extends fc.Arbitrary<infer T> ? T : never;

export function hasChildren(what: Flight | Stay): boolean {
  return (what.vertical === 'flights' ? [what] : what.rooms).some(({ children }) => children.length > 0);
}
