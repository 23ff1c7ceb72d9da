import { expect, test } from 'vitest';
import { buildPlaces } from './build.ts';
import { citiesNamed, indexOf, placeInput } from './fixture.ts';
import { createPlaceIndex } from './open.ts';
import { ordinalOf, ordinalOfCode, placeAt } from './read.ts';
import { NONE } from './trie.ts';

function copyOf(buffer: SharedArrayBuffer, length = buffer.byteLength): SharedArrayBuffer {
  const copy = new SharedArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(buffer, 0, length));
  return copy;
}

const heathrow = placeInput({
  type: 'airport',
  key: 'LHR',
  code: 'LHR',
  name: 'Heathrow',
  cityName: 'London',
  cityKey: '7',
  weight: 0.8,
});
const london = placeInput({
  type: 'city',
  key: '7',
  name: 'London',
  weight: 0.9,
  names: [{ text: 'Londres', lang: 'fr' }, { text: 'Londra' }],
  airports: [{ code: 'LHR', km: 24.4 }],
});
const metro = placeInput({
  type: 'metro',
  key: 'LON',
  code: 'LON',
  name: 'London',
  cityKey: '7',
  airports: [{ code: 'LHR', km: 24 }],
});

test('what goes in comes out', () => {
  const index = indexOf([heathrow, london, metro]);
  expect(placeAt(index, ordinalOf(index, 'city:7'))).toEqual({
    id: 'city:7',
    type: 'city',
    name: 'London',
    cityName: 'London',
    countryCode: 'GB',
    lat: 51,
    lon: 0,
    timeZone: 'Europe/London',
    weight: expect.closeTo(0.9, 5),
    airports: [{ code: 'LHR', km: 24 }],
    airportsAreNearby: false,
  });
  expect(placeAt(index, ordinalOf(index, 'airport:LHR'))).toMatchObject({
    code: 'LHR',
    cityName: 'London',
    airports: [],
  });
  expect(index.version).toBe('test');
});

test('a name comes in the asked language, an airport gets its city in that language', () => {
  const index = indexOf([heathrow, london, metro]);
  expect(placeAt(index, ordinalOf(index, 'city:7'), 'fr-CA').name).toBe('Londres');
  expect(placeAt(index, ordinalOf(index, 'airport:LHR'), 'fr')).toMatchObject({
    name: 'Heathrow',
    cityName: 'Londres',
  });
  expect(placeAt(index, ordinalOf(index, 'city:7'), 'ja').name).toBe('London');
});

test('ids and codes that mean nothing are nothing', () => {
  const index = indexOf([heathrow, london, metro]);
  for (const id of [
    '',
    ':',
    'city:',
    'city:8',
    'city:7x',
    'airport:XXX',
    'metro:LHR',
    'hotel:LHR',
    'airport:LHRX',
    'city:99999999999',
  ]) {
    expect(ordinalOf(index, id)).toBe(NONE);
  }
  for (const code of ['', 'LH', 'LHRX', 'L1R', 'ZZZ']) expect(ordinalOfCode(index, code)).toBe(NONE);
  expect(ordinalOfCode(index, 'lhr')).toBe(ordinalOf(index, 'airport:LHR'));
});

test('where an airport and a metro share letters the bare code means the airport, and the metro shows none', () => {
  const index = indexOf([
    heathrow,
    placeInput({ type: 'metro', key: 'LHR', name: 'Both', airports: [{ code: 'LHR', km: 0 }] }),
  ]);
  expect(ordinalOfCode(index, 'LHR')).toBe(ordinalOf(index, 'airport:LHR'));
  expect(placeAt(index, ordinalOf(index, 'metro:LHR'))).not.toHaveProperty('code');
});

test('two builds of the same rows are the same bytes, in any order of rows', () => {
  const rows = [heathrow, london, metro];
  const bytes = (inputs: typeof rows) => Buffer.from(new Uint8Array(buildPlaces(inputs, { version: 'x' })));
  expect(bytes(rows).equals(bytes(rows.toReversed()))).toBe(true);
});

test('contradicting rows are refused', () => {
  expect(() => buildPlaces([heathrow, heathrow], { version: 'x' })).toThrow('airport:LHR is there twice');
  expect(() => buildPlaces([london], { version: 'x' })).toThrow('unknown airport LHR');
  expect(() => buildPlaces([...citiesNamed(['A']), ...citiesNamed(['B'])], { version: 'x' })).toThrow(
    'city:1 is there twice',
  );
});

test('a damaged, short, foreign or older file is refused, never read', () => {
  const buffer = buildPlaces([heathrow, london], { version: 'x' });
  expect(createPlaceIndex(copyOf(buffer)).size).toBe(2);
  expect(() => createPlaceIndex(copyOf(buffer, buffer.byteLength - 16))).toThrow('cut short');
  expect(() => createPlaceIndex(new SharedArrayBuffer(8))).toThrow('too short');
  const foreign = copyOf(buffer);
  new Uint8Array(foreign)[0] = 1;
  expect(() => createPlaceIndex(foreign)).toThrow('not a places snapshot');
  const older = copyOf(buffer);
  new Uint32Array(older)[1] = 0;
  expect(() => createPlaceIndex(older)).toThrow('layout 0');
  for (const at of [300, buffer.byteLength >> 1, buffer.byteLength - 40]) {
    const damaged = copyOf(buffer);
    const bytes = new Uint8Array(damaged);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => createPlaceIndex(damaged)).toThrow('checksum differs');
  }
});
