import { expect, test } from 'vitest';
import { TimetableError } from './errors.ts';
import { airport, carrier, flight, tiny } from './testing/tiny.ts';

const airports = [
  airport('LHR', { lat: 51.4706, lon: -0.4619 }),
  airport('SIN', { lat: 1.3502, lon: 103.994, country: 'SG', zone: 'Asia/Singapore' }),
  airport('DXB', { lat: 25.2528, lon: 55.3644, country: 'AE', zone: 'Asia/Dubai' }),
];

test('flights are sorted by pair and departure, and pairs are reachable from both ends', () => {
  const tt = tiny({ airports, flights: [flight(2, 1, 9), flight(0, 1, 700), flight(0, 2, 5), flight(0, 1, 600)] });
  expect([...tt.pairs.from].map((from, p) => [from, tt.pairs.to[p]])).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
  ]);
  expect([...tt.flights.departure]).toEqual([600, 700, 5, 9]);
  expect([...tt.pairs.firstFlight]).toEqual([0, 2, 3, 4]);
  expect([...tt.pairs.outFirst]).toEqual([0, 2, 2, 3]);
  expect([...tt.pairs.inPair.subarray(tt.pairs.inFirst[1], tt.pairs.inFirst[2])]).toEqual([0, 2]);
  expect(tt.pairs.distanceKm[0]).toBeGreaterThan(10_850);
  expect(tt.pairs.distanceKm[0]).toBeLessThan(10_900);
});

test('columns lie in shared memory', () => {
  const tt = tiny({ airports, flights: [flight(0, 1, 600)] });
  for (const part of [tt.airports, tt.zones, tt.carriers, tt.configs, tt.pairs, tt.flights, tt.codeshares]) {
    for (const column of Object.values(part)) {
      if (ArrayBuffer.isView(column)) expect(column.buffer).toBeInstanceOf(SharedArrayBuffer);
    }
  }
});

test('codeshares follow their flight through the sort', () => {
  const carriers = [carrier('AAA'), carrier('BBB')];
  const shared = flight(2, 1, 60, { codeshares: [{ carrier: 1, number: 77 }] });
  const tt = tiny({ airports, carriers, flights: [shared, flight(0, 1, 600)] });
  expect([...tt.codeshares.first]).toEqual([0, 0, 1]);
  expect([tt.codeshares.carrier[0], tt.codeshares.number[0]]).toEqual([1, 77]);
});

test('interline is symmetric and a point-to-point carrier does not even combine with itself', () => {
  const carriers = [carrier('AAA'), carrier('BBB'), carrier('CCC', { connects: false })];
  const { interline } = tiny({ airports, carriers, interline: [[0, 1]] }).carriers;
  const bits = Array.from({ length: 9 }, (_, bit) => (interline[bit >>> 5]! >>> (bit & 31)) & 1);
  expect(bits).toEqual([1, 1, 0, 1, 1, 0, 0, 0, 0]);
});

test.each([
  ['departure minute', { departure: 1440 }],
  ['season', { lastDay: 10 }],
  ['weekdays', { weekdays: 0 }],
  ['carrier', { carrier: 5 }],
  ['block', { blockMinutes: 0 }],
  ['terminal', { toTerminal: 2 }],
  ['airports', { to: 0 }],
  ['number', { number: 0 }],
  ['departure', { departure: 0.5 }],
])('a flight with a wrong %s is refused by name', (word, fields) => {
  expect(() => tiny({ airports, flights: [{ ...flight(0, 1, 600), ...fields }] })).toThrow(TimetableError);
  expect(() => tiny({ airports, flights: [{ ...flight(0, 1, 600), ...fields }] })).toThrow(
    new RegExp(`flight 0.*${word}`),
  );
});

test('an unknown zone, a repeated code and interline with a point-to-point carrier are refused', () => {
  expect(() => tiny({ airports: [airport('AAA', { zone: 'Mars/Olympus' })] })).toThrow(/Mars\/Olympus/);
  expect(() => tiny({ airports: [airport('AAA'), airport('AAA')] })).toThrow(/used twice/);
  const carriers = [carrier('AAA'), carrier('BBB', { connects: false })];
  expect(() => tiny({ airports, carriers, interline: [[0, 1]] })).toThrow(/interline/);
});
