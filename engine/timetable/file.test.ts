import { expect, test } from 'vitest';
import { decodeTimetable, encodeTimetable } from './file.ts';
import { airport, carrier, flight, tiny } from './testing/tiny.ts';
import type { Timetable } from './types.ts';

function sample(): Timetable {
  return tiny({
    airports: [
      airport('LHR', { zone: 'Europe/London' }),
      airport('JFK', { lat: 40.6, lon: -73.8, zone: 'America/New_York', country: 'US' }),
    ],
    carriers: [carrier('AAA', { alliance: 'Meridian' }), carrier('BBB', { name: 'Überland Ægir' })],
    interline: [[0, 1]],
    flights: [flight(0, 1, 600, { codeshares: [{ carrier: 1, number: 9 }] }), flight(1, 0, 1200, { carrier: 1 })],
  });
}

function sharedCopy(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

test('a decoded file equals the timetable, value by value, and lies in the given memory', () => {
  const tt = sample();
  const buffer = sharedCopy(encodeTimetable(tt));
  const loaded = decodeTimetable(buffer);
  expect(loaded).toEqual(tt);
  expect(loaded.flights.pair.buffer).toBe(buffer);
});

test('equal timetables give equal bytes', () => {
  expect(encodeTimetable(sample())).toEqual(encodeTimetable(sample()));
});

test('one flipped bit anywhere is found', () => {
  const bytes = encodeTimetable(sample());
  for (let at = 0; at < bytes.length; at += 5) {
    const damaged = sharedCopy(bytes);
    new Uint8Array(damaged)[at]! ^= 1 << (at % 8);
    expect(() => decodeTimetable(damaged), `byte ${at}`).toThrow(/timetable/);
  }
});

test('a file cut short, of another version or with contradicting columns is refused', () => {
  const bytes = encodeTimetable(sample());
  expect(() => decodeTimetable(sharedCopy(bytes.slice(0, bytes.length - 64)))).toThrow(/bytes, wanted/);
  expect(() => decodeTimetable(new SharedArrayBuffer(8))).toThrow(/too short/);
  const other = sharedCopy(bytes);
  new Uint32Array(other)[1] = 99;
  expect(() => decodeTimetable(other)).toThrow(/version 99/);
  const wrong = sample();
  wrong.flights.carrier[0] = 7;
  expect(() => decodeTimetable(sharedCopy(encodeTimetable(wrong)))).toThrow(/flights.carrier row 0 is 7/);
});
