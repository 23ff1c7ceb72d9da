import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookup, NONE, ordinalOf, ordinalOfCode, placeAt, type PlaceIndex } from '#engine/places';
import { loadAirports } from '#reference/airports';
import { METROS } from '#reference/metros';
import { openPlaces, placesVersion } from './snapshot.ts';

const folder = mkdtempSync(`${tmpdir()}/places-`);
let index: PlaceIndex;

beforeAll(async () => {
  writeFileSync(`${folder}/places-${placesVersion()}.bin`, new Uint8Array(64));
  writeFileSync(`${folder}/places-0123456789abcdef.bin`, 'an older build');
  index = await openPlaces(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function ask(text: string): string[] {
  return [...index.scratch.found.subarray(0, lookup(index, text, { limit: 8 }))].map(
    (place) => placeAt(index, place).id,
  );
}

test('a damaged file is built again, and the next start finds it', async () => {
  expect(index.size).toBeGreaterThan(130_000);
  expect(index.version).toBe(placesVersion());
  expect((await openPlaces(folder)).version).toBe(index.version);
});

test('at most 300 bytes a place', () => {
  expect(index.buffer.byteLength / index.size).toBeLessThan(300);
});

test('every airport, every other code of it and every metro is found by its code, first', () => {
  for (const { code, aliases } of loadAirports()) {
    for (const asked of [code, ...aliases]) expect(ask(asked)[0], asked).toBe(`airport:${code}`);
  }
  for (const { code, airports } of METROS) {
    const metro = ordinalOf(index, `metro:${code}`);
    expect(
      placeAt(index, metro).airports.map((airport) => airport.code),
      code,
    ).toEqual(airports);
    if (ordinalOfCode(index, code) === metro) expect(ask(code)[0], code).toBe(`metro:${code}`);
  }
});

test.each([
  ['london', 'metro:LON'],
  ['Londra', 'metro:LON'],
  ['münchen', 'airport:MUC'],
  ['muenchen', 'airport:MUC'],
  ['Monaco di Baviera', 'airport:MUC'],
  ['köln', 'airport:CGN'],
  ['Москва', 'metro:MOW'],
  ['東京', 'metro:TYO'],
  ['القاهرة', 'metro:CAI'],
  ['뉴욕', 'metro:NYC'],
  ['saigon', 'airport:SGN'],
  ['bangalore', 'airport:BLR'],
  ['peking', 'metro:BJS'],
  ['san fransisko', 'metro:QSF'],
  ['barcelinoa', 'airport:BCN'],
  ['new yrok', 'metro:NYC'],
  ['amsterdan', 'airport:AMS'],
  ['heathrow', 'airport:LHR'],
])('%s means %s', (text, id) => {
  expect(ask(text)[0]).toBe(id);
});

test('cities keep their GeoNames ids, a zone and airports within reach', () => {
  const london = placeAt(index, ordinalOf(index, 'city:2643743'), 'fr');
  expect(london).toMatchObject({ name: 'Londres', timeZone: 'Europe/London', airportsAreNearby: false });
  const oxford = placeAt(index, ordinalOf(index, 'city:2640729'));
  expect(oxford).toMatchObject({ name: 'Oxford', airportsAreNearby: true });
  expect(oxford.airports.length).toBeGreaterThan(0);
  expect(ordinalOf(index, 'city:1')).toBe(NONE);
});

test('a suburb is called and found as its readers write it', () => {
  const islington = ordinalOf(index, 'city:2646003');
  const called = ['en', 'de', 'ja', 'ar'].map((lang) => placeAt(index, islington, lang).name);
  expect(called).toEqual(['Islington', 'Islington', 'イズリントン', 'إزلنغتون']);
  expect(ask('إزلنغتون')).toContain('city:2646003');
  expect(ask('リュエイユ')).toContain('city:2982235');
});
