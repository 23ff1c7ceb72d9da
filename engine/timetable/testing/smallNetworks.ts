import fc from 'fast-check';
import type { FlightInput, TimetableInput } from '../input.ts';
import type { ItineraryQuery } from '../types.ts';
import { civilDay } from './tiny.ts';

/** Zones with changes inside the windows below, a half-hour change, a midnight change, and both sides of the date line. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Havana',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];

/** First days whose ten-day windows hold clock changes of the zones above, two of them skipped or repeated midnights. */
const WINDOWS = ['2027-03-09', '2027-03-26', '2027-10-29', '2011-12-26'].map(civilDay);
const DAYS = 10;

const airports = fc
  .tuple(fc.uniqueArray(fc.constantFrom(...ZONES), { minLength: 2, maxLength: 3 }), fc.integer({ min: 4, max: 6 }))
  .chain(([zones, count]) =>
    fc.array(
      fc.record({
        lat: fc.integer({ min: -12, max: 12 }),
        lon: fc.integer({ min: -12, max: 12 }),
        country: fc.constantFrom('GB', 'US'),
        zone: fc.constantFrom(...zones),
        size: fc.integer({ min: 0, max: 2 }),
        terminals: fc.constant(3),
      }),
      { minLength: count, maxLength: count },
    ),
  );

const flight = fc.record({
  from: fc.nat({ max: 59 }),
  to: fc.nat({ max: 59 }),
  departure: fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
  blockMinutes: fc.constantFrom(40, 60, 90, 150, 240, 480, 1100),
  weekdays: fc.constantFrom(127, 127, 127, 127, 0b1010101, 0b0111111, 0b1100011),
  season: fc.constantFrom([0, DAYS - 1], [0, DAYS - 1], [0, DAYS - 1], [0, 4], [5, DAYS - 1]),
  carrier: fc.nat({ max: 3 }),
  fromTerminal: fc.nat({ max: 3 }),
  toTerminal: fc.nat({ max: 3 }),
});

export interface SmallCase {
  readonly input: TimetableInput & { readonly flights: readonly FlightInput[] };
  readonly query: ItineraryQuery;
}

/** Dense networks of up to six airports and 60 flights with every rule in play, and a query with metro sides. */
export const smallCase: fc.Arbitrary<SmallCase> = fc
  .record({
    firstDay: fc.constantFrom(...WINDOWS),
    airports,
    flights: fc.array(flight, { minLength: 20, maxLength: 60, size: 'max' }),
    connects: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
    interline: fc.uniqueArray(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { minLength: 2, maxLength: 6 }),
    sides: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
    day: fc.integer({ min: 1, max: 7 }),
    maxStops: fc.constantFrom(0, 1, 2, 2, 2, 2),
    onwardFlights: fc.constantFrom(undefined, undefined, undefined, undefined, 1, 2),
  })
  .map((drawn) => {
    const carriers = drawn.connects.map((draw, row) => ({
      code: `X-${row}`,
      name: `Carrier ${row}`,
      connects: draw > 0,
    }));
    const count = drawn.airports.length;
    const flights = drawn.flights.flatMap(({ season, ...rest }, row): FlightInput[] => {
      const [from, to] = [rest.from % count, rest.to % count];
      if (from === to) return [];
      return [
        { ...rest, from, to, firstDay: Math.min(...season), lastDay: Math.max(...season), number: row + 1, config: 0 },
      ];
    });
    // Airport 0 is always an origin and 1 a destination; of the others a sixth joins each side.
    const sides = drawn.sides.slice(2, count);
    const input = {
      firstDay: drawn.firstDay,
      dayCount: DAYS,
      airports: drawn.airports.map((airport, row) => ({ ...airport, code: `A${row}` })),
      carriers,
      interline: drawn.interline.filter(([a, b]) => carriers[a]!.connects && carriers[b]!.connects),
      configs: [{ aircraft: 'A20N', aircraftName: 'A320neo', seats: [180, 0, 0, 0] as const }],
      flights,
    };
    const query = {
      origins: [0, ...sides.flatMap((side, i) => (side === 1 ? [i + 2] : []))],
      destinations: [1, ...sides.flatMap((side, i) => (side === 2 ? [i + 2] : []))],
      day: drawn.firstDay + drawn.day,
      maxStops: drawn.maxStops,
      ...(drawn.onwardFlights === undefined ? {} : { onwardFlights: drawn.onwardFlights }),
    };
    return { input, query };
  });
