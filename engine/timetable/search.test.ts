import { expect, test } from 'vitest';
import { createScratch } from './scratch.ts';
import { searchItineraries } from './search.ts';
import { airport, carrier, civilDay, flight, tiny } from './testing/tiny.ts';
import { seededRandom, syntheticFlights, syntheticWorld } from './testing/index.ts';
import { packTimetable } from './build.ts';
import type { FlightInput, TimetableInput } from './input.ts';
import type { ItineraryQuery, Timetable } from './types.ts';

/** Origin 0, destination 1, via 2 and 3: all abroad of each other, on the equator within the detour bound. */
const airports = [
  airport('ORG', { country: 'GB' }),
  airport('DST', { country: 'SG', lon: 10 }),
  airport('VIA', { country: 'AE', lon: 4, terminals: 2 }),
  airport('WAY', { country: 'IN', lon: 7 }),
];
const query: ItineraryQuery = { origins: [0], destinations: [1], day: civilDay('2027-03-25'), maxStops: 2 };

function world(flights: readonly FlightInput[], fields: Partial<TimetableInput> = {}): Timetable {
  return tiny({ airports, flights: flights.map((row, i) => ({ ...row, number: i + 1 })), ...fields });
}

/** Flight numbers of each itinerary, by position in the list given to `world`, from 1. */
function found(tt: Timetable, asked: Partial<ItineraryQuery> = {}): string[] {
  const batch = searchItineraries(tt, { ...query, ...asked }, createScratch(tt, 100));
  return Array.from({ length: batch.count }, (_, row) => {
    const legs = [...batch.legs.subarray(3 * row, 3 * row + batch.stops[row]! + 1)];
    return legs.map((leg) => tt.flights.number[leg]).join('+');
  }).toSorted();
}

test('nonstop, one stop and two stops are found up to the stops asked for', () => {
  const tt = world([flight(0, 1, 600), flight(0, 2, 600), flight(2, 1, 800), flight(2, 3, 800), flight(3, 1, 1000)]);
  expect(found(tt)).toEqual(['1', '2+3', '2+4+5']);
  expect(found(tt, { maxStops: 1 })).toEqual(['1', '2+3']);
  expect(found(tt, { maxStops: 0 })).toEqual(['1']);
});

test('a connection needs the minimum for its type and airport, and more across terminals', () => {
  const at = (minute: number, fields: Partial<FlightInput> = {}) =>
    found(world([flight(0, 2, 600, { toTerminal: 1 }), flight(2, 1, 660 + minute, fields)]));
  expect(at(59)).toEqual([]);
  expect(at(60)).toEqual(['1+2']);
  expect(at(60, { fromTerminal: 1 })).toEqual(['1+2']);
  expect(at(89, { fromTerminal: 2 })).toEqual([]);
  expect(at(90, { fromTerminal: 2 })).toEqual(['1+2']);
  const home = airports.map((row) => ({ ...row, country: 'GB' }));
  expect(found(world([flight(0, 2, 600), flight(2, 1, 700)], { airports: home }))).toEqual(['1+2']);
  const large = home.map((row) => ({ ...row, size: 2 }));
  expect(found(world([flight(0, 2, 600), flight(2, 1, 714)], { airports: large }))).toEqual([]);
});

test('two stops within a bound of minutes are found to the last minute, and what takes longer is counted', () => {
  const home = airports.map((row) => ({ ...row, country: 'GB' }));
  const within = (minutes: number, wait = 40) => {
    const onward = 660 + wait;
    const flights = [flight(0, 1, 600), flight(0, 2, 600), flight(2, 3, onward), flight(3, 1, onward + 100)];
    const tt = world(flights, { airports: home });
    const asked = { longestTwoStops: () => minutes };
    const { certificate } = searchItineraries(tt, { ...query, ...asked }, createScratch(tt, 9));
    const slow = certificate.pruned.find(({ bound }) => bound === 'slowTwoStops');
    return [...found(tt, asked), slow?.count ?? 0];
  };
  expect(within(260)).toEqual(['1', '2+3+4', 0]);
  expect(within(259)).toEqual(['1', 1]);
  expect(within(260, 41)).toEqual(['1', 1]);
  expect(within(261, 41)).toEqual(['1', '2+3+4', 0]);
});

test('the only onward flight counts up to 24 hours, on a served route nothing beyond 8', () => {
  expect(found(world([flight(0, 2, 600), flight(2, 1, 660 + 481)]))).toEqual(['1+2']);
  expect(found(world([flight(0, 2, 1200), flight(2, 1, 1199)]))).toEqual(['1+2']);
  expect(found(world([flight(0, 2, 600), flight(2, 1, 800), flight(2, 1, 660 + 481)]))).toEqual(['1+2']);
  expect(found(world([flight(0, 2, 600), flight(2, 1, 659, { weekdays: 0b0010000 })]))).toEqual(['1+2']);
  expect(found(world([flight(0, 2, 600), flight(2, 1, 661, { weekdays: 0b0010000 })]))).toEqual([]);
});

test('an early onward flight that cannot be taken does not hide the later one', () => {
  const carriers = [carrier('AAA'), carrier('BBB')];
  const flights = [flight(0, 2, 600), flight(2, 1, 800, { carrier: 1 }), flight(2, 1, 1400)];
  expect(found(world(flights, { carriers }))).toEqual(['1+3']);
  expect(found(world(flights, { carriers, interline: [[0, 1]] }))).toEqual(['1+2']);
});

test('two waits of a two-stop itinerary last 24 hours together at most', () => {
  const flights = [flight(0, 2, 600), flight(2, 3, 500), flight(3, 1, 1200)];
  expect(found(world(flights))).toEqual([]);
  expect(found(world([flight(0, 2, 600), flight(2, 3, 500), flight(3, 1, 700)]))).toEqual(['1+2+3']);
});

test('the 8 hours hold for both waits together, but for the first onward flight', () => {
  const first = [flight(0, 2, 600), flight(2, 3, 660 + 300)];
  const landed = 660 + 300 + 60;
  expect(found(world([...first, flight(3, 1, landed + 100), flight(3, 1, landed + 180)]))).toEqual(['1+2+3', '1+2+4']);
  expect(found(world([...first, flight(3, 1, landed + 100), flight(3, 1, landed + 181)]))).toEqual(['1+2+3']);
  expect(found(world([...first, flight(3, 1, landed + 181)]))).toEqual(['1+2+3']);
});

test('every pair of carriers on one ticket must combine, and point-to-point carriers never connect', () => {
  const carriers = [carrier('AAA'), carrier('BBB'), carrier('CCC')];
  const legs = [flight(0, 2, 600), flight(2, 3, 800, { carrier: 1 }), flight(3, 1, 1000, { carrier: 2 })];
  const chain: TimetableInput['interline'] = [
    [0, 1],
    [1, 2],
  ];
  expect(found(world(legs, { carriers, interline: chain }))).toEqual([]);
  expect(found(world(legs, { carriers, interline: [...chain, [2, 0]] }))).toEqual(['1+2+3']);
  const alone = [carrier('AAA', { connects: false })];
  expect(found(world([flight(0, 1, 500), flight(0, 2, 600), flight(2, 1, 800)], { carriers: alone }))).toEqual(['1']);
});

test('no airport of either side is passed on the way, and no way is far longer than the direct one', () => {
  const sides = { origins: [0, 2], destinations: [1, 3] };
  const tt = world([flight(0, 2, 600), flight(2, 1, 800), flight(2, 3, 800), flight(3, 1, 1000)]);
  expect(found(tt, sides)).toEqual(['2', '3']);
  const away = airports.map((row, i) => (i === 2 ? { ...row, lat: 10, lon: 5 } : row));
  expect(found(world([flight(0, 2, 600), flight(2, 1, 800)], { airports: away }))).toEqual([]);
});

test('a clock change between two flights counts with its real minutes', () => {
  const london = airports.map((row, i) => (i === 2 ? { ...row, zone: 'Europe/London' } : row));
  const tt = world([flight(0, 2, 1410), flight(2, 1, 140)], { airports: london });
  // Lands 00:30 and goes on at 02:20: 110 minutes, but 50 in the night of 28 March, when 01:00 becomes 02:00.
  expect(found(tt, { day: civilDay('2027-03-26') })).toEqual(['1+2']);
  expect(found(tt, { day: civilDay('2027-03-27') })).toEqual([]);
  const skipped = world([flight(0, 2, 1410), flight(2, 1, 95)], { airports: london });
  const { count, arrival } = searchItineraries(
    skipped,
    { ...query, day: civilDay('2027-03-27') },
    createScratch(skipped, 9),
  );
  // 01:35 does not exist that night and is flown at 02:35 summer time.
  expect([count, arrival[0]]).toEqual([1, civilDay('2027-03-28') * 1440 + 95 + 60]);
});

test('the day is the local departure date, wherever the rest of the world is', () => {
  const apart = [airport('APW', { zone: 'Pacific/Apia' }), airport('PPG', { zone: 'Pacific/Pago_Pago', lon: 1 })];
  const tt = tiny({ airports: apart, flights: [flight(0, 1, 5, { weekdays: 0b0001000 })] });
  expect(found(tt, { day: civilDay('2027-03-25') })).toEqual(['1']);
  expect(found(tt, { day: civilDay('2027-03-24') })).toEqual([]);
});

test('the certificate names every limit, and says when the capacity ended the search', () => {
  const tt = world([flight(0, 1, 600), flight(0, 1, 700), flight(0, 1, 800)]);
  const { certificate, count } = searchItineraries(tt, query, createScratch(tt, 2));
  expect(count).toBe(2);
  expect(certificate).toMatchObject({ complete: false, considered: 3, returned: 2 });
  expect(certificate.pruned.find(({ bound }) => bound === 'capacity')?.count).toBe(1);
  expect(certificate.limits).toEqual({
    detourFactor: 1.6,
    detourAllowanceKm: 600,
    longestConnectionMinutes: 480,
    longestOnlyConnectionMinutes: 1440,
    longestTotalConnectionMinutes: 1440,
    capacity: 2,
  });
});

test('a day outside the timetable has no flights; impossible sides are refused', () => {
  const tt = world([flight(0, 1, 600)]);
  expect(found(tt, { day: tt.firstDay - 1 })).toEqual([]);
  expect(found(tt, { day: tt.firstDay + tt.dayCount })).toEqual([]);
  expect(() => found(tt, { destinations: [0] })).toThrow(/ORG is named twice/);
  expect(() => found(tt, { origins: [9] })).toThrow(/row 9 is unknown/);
  expect(() => found(tt, { onwardFlights: 0 })).toThrow(/onwardFlights/);
  expect(() => searchItineraries(tt, query, createScratch(world([]), 1))).toThrow(/another timetable/);
});

test('one scratch answers any order of queries the same, and the certificate adds up at any capacity', () => {
  const random = seededRandom(5);
  const synthetic = syntheticWorld(3, 200, civilDay('2027-03-24'), 8);
  const tt = packTimetable(synthetic, syntheticFlights(synthetic, 4, { pairs: 2400, departuresPerDay: 7000 }));
  const shared = createScratch(tt, 20_000);
  for (let run = 0; run < 40; run++) {
    const [from, to] = [Math.floor(random() * 60), 60 + Math.floor(random() * 140)];
    const asked: ItineraryQuery = { origins: [from], destinations: [to], day: tt.firstDay + 3, maxStops: 2 };
    const batch = searchItineraries(tt, asked, shared);
    const fresh = searchItineraries(tt, asked, createScratch(tt, 20_000));
    expect(batch.legs.subarray(0, 3 * batch.count)).toEqual(fresh.legs.subarray(0, 3 * fresh.count));
    expect(batch.certificate).toEqual(fresh.certificate);
    const small = searchItineraries(tt, asked, createScratch(tt, 1 + Math.floor(batch.count * random())));
    const cut = small.certificate.pruned.reduce((sum, { count }) => sum + count, 0);
    expect(small.certificate.considered).toBe(small.count + cut);
    expect(small.legs.subarray(0, 3 * small.count)).toEqual(batch.legs.subarray(0, 3 * small.count));
  }
});
