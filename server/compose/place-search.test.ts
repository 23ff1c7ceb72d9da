import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { createPlaces, type Places } from '#domain/places';
import {
  airportCount,
  isCalled,
  ordinalOf,
  ordinalOfCode,
  ownsAirports,
  placeAt,
  type PlaceIndex,
  typeOf,
} from '#engine/places';
import { openPlaces } from '#reference/places';

const ctx = { locale: 'en', actor: { kind: 'anonymous' } } as unknown as Ctx;
let index: PlaceIndex;
let places: Places;

beforeAll(async () => {
  index = await openPlaces(join(import.meta.dirname, '../../dist/reference'));
  places = createPlaces(index);
}, 120_000);

async function ask(q: string, limit = 8): Promise<string[]> {
  const { places: found } = await places.suggestPlaces({ ctx, input: { q, limit } });
  return found.map(({ id }) => id.replace(/^airport:/, ''));
}

test.for([
  ['lon', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['london', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['paris', ['metro:PAR', 'CDG', 'ORY', 'BVA']],
  ['milan', ['metro:MIL', 'MXP', 'BGY', 'LIN']],
] as const)('%s begins with the city and all its airports', async ([q, ids]) => {
  expect((await ask(q)).slice(0, ids.length).toSorted()).toEqual([...ids].toSorted());
  expect((await ask(q))[0]).toBe(ids[0]);
});

test.for([
  ['Sofia', 'SOF'],
  ['シャンハイ', 'metro:SHA'],
  ['ホンコン', 'HKG'],
  ['ほんこん', 'HKG'],
  ['ペキン', 'metro:BJS'],
  ['kennedy airport', 'JFK'],
  ['sofia airport', 'SOF'],
  ['london airport', 'LHR'],
  ['london air', 'LHR'],
  ['Boston International Airport', 'BOS'],
  ['Reykjavik airport', 'KEF'],
  ['London City Airport', 'LCY'],
  ['buenos air', 'metro:BUE'],
  ['flughafen nizza', 'NCE'],
  ['aéroport de Nice', 'NCE'],
  ['heathrow airport', 'LHR'],
  ['羽田空港', 'HND'],
  ['ハネダ', 'HND'],
  ['成田国際空港', 'NRT'],
  ['北京首都国际机场', 'PEK'],
  ['上海浦東', 'PVG'],
  ['上海空港', 'PVG'],
  ['仁川空港', 'ICN'],
  ['김포공항', 'GMP'],
  ['ヒースロー空港', 'LHR'],
  ['Anvers', 'city:2803138'],
  ['Ragusa di Dalmazia', 'DBV'],
  ['york', 'metro:NYC'],
  ['angeles', 'metro:QLA'],
  ['Mumabi', 'metro:BOM'],
  ['Jondon', 'metro:LON'],
  ['Kazan', 'KZN'],
  ['Bern', 'BRN'],
  ['Oran', 'ORN'],
  ['Lublin', 'LUZ'],
  ['Pula', 'PUY'],
  ['Kano', 'KAN'],
  ['Colón', 'ONX'],
  ['Nadi', 'NAN'],
  ['Monaco', 'MCM'],
  ['Jackson', 'JAC'],
  ['Kazan airport', 'KZN'],
  ['Heath', 'LHR'],
  ['Gatw', 'LGW'],
] as const)('%s means %s first', async ([q, id]) => {
  expect((await ask(q))[0]).toBe(id);
});

test.for([
  ['ABA', 'ABA'],
  ['york', 'metro:NYC'],
] as const)('who asks for one place that %s means gets the first, %s', async ([q, id]) => {
  expect(await ask(q, 1)).toEqual([(await ask(q))[0]]);
  expect(await ask(q, 1)).toEqual([id]);
});

test.for([
  ['Lomdon', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['nondon', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['Londn', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['londno', ['metro:LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['parid', ['metro:PAR', 'CDG', 'ORY', 'BVA']],
  ['osala', ['metro:OSA', 'KIX', 'ITM', 'UKB']],
] as const)('%s, with a slip, begins with the city and all its airports', async ([q, ids]) => {
  expect((await ask(q)).slice(0, ids.length)).toEqual(ids);
});

test('Milam is typed right, so it is first; then all airports of Milan before those of Miami, whose beginning it would be', async () => {
  expect(await ask('milam')).toEqual(['city:4711255', 'metro:MIL', 'MXP', 'BGY', 'LIN', 'metro:QMI', 'MIA', 'FLL']);
});

test('near a reader too the airports of a city typed with a slip stay together', async () => {
  // Near King Phalo Airport, which serves East London.
  const input = { q: 'Lomdon', near: '-33.03,27.83', limit: 8 };
  const { places: found } = await places.suggestPlaces({ ctx, input });
  const codes = found.map(({ code }) => code);
  const own = ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'].map((code) => codes.indexOf(code));
  expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...own) - Math.min(...own)).toBe(5);
});

test('what is found with a slip in a name that is not of a city stays where its popularity puts it', async () => {
  expect((await ask('kenendy'))[0]).toBe('JFK');
  expect((await ask('heathrwo'))[0]).toBe('LHR');
});

test('a slip in a known name is understood, though a village begins so', async () => {
  expect((await ask('Chigaco')).slice(0, 2)).toContain('metro:CHI');
});

/** Cities that do not come first by their name, with the reason. */
const NOT_FIRST = new Map([
  ...['Kos', 'Yol', 'Ilo', 'Nan', 'Vao', 'Alo', 'Aur'].map((name) => [name, 'is the code of another airport'] as const),
  ['Tok', 'is the beginning of Tokyo, and flown to 16,000 times as seldom'],
  ['Jakar', 'is the beginning of Jakarta, and flown to 7,000 times as seldom'],
  ['Valença', 'is called like a town in the same country that is about as large'],
]);

const ALL_CITIES =
  'every city with an airport, typed by its name, comes first, or a better known place of that name does';
test(ALL_CITIES, { timeout: 60_000 }, async () => {
  const all = Array.from({ length: index.airportStart.length - 1 }, (_, place) => place);
  const cities = all.filter((place) => typeOf(index, place) !== 'airport' && ownsAirports(index, place));
  expect(cities.length).toBeGreaterThan(3_000);
  const missed = new Set<string>();
  for (const city of cities) {
    const { id, name, weight, airports } = placeAt(index, city);
    const own = new Set([id, ...airports.map(({ code }) => `airport:${code}`)]);
    const { places: toFly } = await places.suggestPlaces({ ctx, input: { q: name } });
    const { places: toStay } = await places.suggestPlaces({ ctx, input: { q: name, as: 'city' } });
    // Who looks for a place to stay is shown the cities before the airports.
    for (const first of [toFly[0], toStay[0], toStay.find(({ type }) => type !== 'airport')]) {
      const ordinal = ordinalOf(index, first?.id ?? '');
      if (first && own.has(first.id)) continue;
      if (!first || !isCalled(index, ordinal, name) || placeAt(index, ordinal).weight < weight) missed.add(name);
    }
  }
  expect([...missed].toSorted()).toEqual([...NOT_FIRST.keys()].toSorted());
});

/** Cities that airports belong to, by ordinal: the metro where there is one. */
function citiesWithAirports(): number[] {
  return Array.from({ length: index.airportStart.length - 1 }, (_, place) => place).filter(
    (place) => typeOf(index, place) !== 'airport' && ownsAirports(index, place) && airportCount(index, place) > 1,
  );
}

test('"X airport" finds all airports of the city X, before those of any place that is less known', async () => {
  const cities = citiesWithAirports();
  expect(cities.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const city of cities) {
    const { name } = placeAt(index, city);
    const own = Array.from({ length: airportCount(index, city) }, (_, at) => {
      return placeAt(index, index.airportPlace[index.airportStart[city]! + at]!).code;
    });
    const found = await ask(`${name} airport`, 20);
    for (const code of own) if (code && !found.includes(code)) missing.push(`${name} airport: ${code}`);
    // San José of Costa Rica is behind the airport of San Jose in California, which is better known.
    const [first = ''] = found;
    if (!own.includes(first) && ordinalOfCode(index, first) > city)
      missing.push(`${name} airport begins with ${first}`);
  }
  expect(missing).toEqual([]);
});

test.for([
  ['london airport', null],
  ['London airport, Canada', 'YXU'],
  ['York airport', null],
  ['Newcastle airport', null],
  ['Newcastle airport, Australia', 'NTL'],
  ['Nice airport', 'NCE'],
  ['JFK airport', 'JFK'],
  ['Hue airport', 'HUI'],
  ['Birmingham airport', 'BHX'],
  ['London', 'metro:LON'],
] as const)('%s without scripts is %s', async ([q, id]) => {
  const { place, suggestions } = await places.resolveText({ ctx, input: { q } });
  expect(place?.id.replace(/^airport:/, '') ?? null).toBe(id);
  if (id === null) expect(suggestions.length).toBeGreaterThan(1);
});

test.for([
  ['Madras', 'MAA', 'city:5738690'],
  ['Calcutta', 'CCU', 'city:5148883'],
  ['Edinburg', 'EDI', 'city:4688275'],
  ['Roma', 'metro:ROM', 'RMA'],
  ['Ragusa', 'DBV', 'city:2523650'],
] as const)('%s without scripts is asked about: %s, or %s that is called so too', async ([q, better, proper]) => {
  const { place, suggestions } = await places.resolveText({ ctx, input: { q } });
  expect(place).toBeNull();
  expect(suggestions.slice(0, 2).map(({ id }) => id.replace(/^airport:/, ''))).toEqual([better, proper]);
});
