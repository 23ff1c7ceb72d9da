import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { createPlaces, type Places } from '#domain/places';
import { loadAirports } from '#reference/airports';
import { openPlaces } from '#reference/places';

let places: Places;

beforeAll(async () => {
  places = createPlaces(await openPlaces(join(import.meta.dirname, '../../dist/reference')));
}, 120_000);

test.for([
  ['LHR', 'Heathrow'],
  ['LCY', 'London City'],
  ['CDG', 'Charles de Gaulle'],
  ['ORY', 'Orly'],
  ['FCO', 'Fiumicino'],
  ['BGY', 'Bergamo'],
  ['ARN', 'Arlanda'],
  ['OSL', 'Gardermoen'],
  ['YUL', 'Trudeau'],
  ['YYZ', 'Pearson'],
  ['EZE', 'Ezeiza'],
  ['SNA', 'Orange County'],
  ['DCA', 'Reagan'],
  ['BBU', 'Băneasa'],
  ['TSF', 'Treviso'],
  ['SIN', 'Changi'],
  ['SEA', 'Seattle–Tacoma'],
  ['JAC', 'Jackson Hole'],
  ['LIS', 'Lisbon'],
  ['MSP', 'Minneapolis'],
  ['CLT', 'Charlotte'],
  ['BGW', 'Baghdad'],
  ['LEJ', 'Leipzig'],
  ['XPL', 'Palmerola'],
  ['RDU', 'Raleigh'],
  ['LIN', 'Linate'],
  ['GIG', 'Galeão'],
  ['AEP', 'Jorge Newbery'],
  ['ADJ', 'Marka'],
  ['HHN', 'Frankfurt-Hahn'],
  ['BLV', 'Midamerica'],
  ['CDV', 'Merle K Smith'],
  ['CXH', 'Harbour'],
] as const)('%s is called %s', ([code, name]) => {
  expect(places.airportName(code)?.name).toBe(name);
});

const TWO_TOWNS = ['AQI', 'BWI', 'EVE', 'FCN', 'JTC', 'LEJ', 'MTT'];

test('every airport has a name that is whole: no stray sign, no kind of airport, told apart from the others of its city', () => {
  const named = loadAirports().flatMap(({ code }) => places.airportName(code) ?? []);
  expect(named.length).toBeGreaterThan(4_000);
  const whole = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’&–-]|\/(?=\p{L}))*[\p{L}\p{M}\p{N}.]$/u;
  const broken = named.filter(
    ({ name, cityName }) =>
      name !== cityName &&
      (!whole.test(name) || /\b(?:airport|airpark|aerodrome|air ?base|afb|rgnl)\b| {2}/i.test(name)),
  );
  expect(broken).toEqual([]);
  const kinds = new Set(['City', 'Civil', 'Capital', 'National']);
  const bare = named.filter(({ name, cityName }) => kinds.has(name) && name !== cityName);
  expect(bare.map(({ code }) => code).toSorted()).toEqual(['PEK']);
  const cities = Map.groupBy(named, ({ code }) => places.cityOf(code)?.place.id ?? code);
  const alike = [...cities.values()].flatMap((ofCity) =>
    [...Map.groupBy(ofCity, ({ name }) => name).values()].filter((same) => same.length > 1),
  );
  expect(alike.map((same) => same.map(({ code }) => code).join(' '))).toEqual([]);
});

test('the whole name of every airport is one name, wherever it is shown: no air base, nothing in brackets, no stray sign', async () => {
  const airports = loadAirports();
  const ctx = { actor: { sessionId: null }, locale: 'en' } as Partial<Ctx> as Ctx;
  const one = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’&–-]|, (?=\p{L})|\/(?=\p{L}))*[\p{L}\p{M}\p{N}.]$/u;
  const parted = / {2}| - |\b(?:air ?base|air force station|naval|afb|cfb|jasdf|rgnl)\b/i;
  const broken: string[] = [];
  for (const { code, name } of airports) {
    expect(places.resolvePlace(code)?.place.name).toBe(name);
    if (!one.test(name) || parted.test(name)) broken.push(`${code} ${name}`);
    const [suggested] = (await places.suggestPlaces({ ctx, input: { q: code, limit: 2 } })).places;
    expect(suggested?.name, code).toBe(name);
  }
  expect(broken).toEqual([]);
  // A slash stands between two towns that share an airport.
  expect(airports.flatMap(({ code, name }) => (name.includes('/') ? code : []))).toEqual(TWO_TOWNS);
});

test.for([
  ['BGY', 'Milan Bergamo Airport', 'Antonio Locatelli'],
  ['LIS', 'Lisbon Humberto Delgado Airport', 'Lisbon Portela Airport'],
  ['YUL', 'Montreal Pierre Elliott Trudeau International Airport', 'Pierre Elliott Trudeau'],
  ['SUI', 'Sukhumi Babushara Airport', 'Vladislav Ardzinba'],
  ['YNB', 'Yanbu Airport', 'Prince Abdul Mohsin bin Abdulaziz'],
  ['CCK', 'Cocos Islands Airport', 'Cocos Keeling Islands'],
  ['LEJ', 'Leipzig/Halle Airport', 'leipzig halle'],
] as const)('%s is %s, and is found by %s', async ([code, name, other]) => {
  const ctx = { actor: { sessionId: null }, locale: 'en' } as Partial<Ctx> as Ctx;
  const { places: found } = await places.suggestPlaces({ ctx, input: { q: other } });
  expect(found[0]).toMatchObject({ code, name });
});

const SCRIPT = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:・(?:[A-Z]・)?[\p{Script=Katakana}ー]+)*$/u,
  ar: /^[\p{Script=Arabic} ()]+$/u,
  de: /^[\p{Script=Latin}\p{M} .'’()/–-]+$/u,
};
/** A city that is told apart from its island in one language only. */
const KEEPS_ITS_CITY = new Set(['TFS']);

test.for(['de', 'ja', 'ar'] as const)('the busiest airports are called in %s, they and their cities', (lang) => {
  const busiest = loadAirports()
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, 200);
  for (const { code } of busiest) {
    const { name = '', cityName = '' } = places.airportName(code, lang) ?? {};
    expect(name, code).toMatch(SCRIPT[lang]);
    if (!KEEPS_ITS_CITY.has(code)) expect(cityName, code).toMatch(SCRIPT[lang]);
  }
});

test.for([
  ['LHR', 'de', 'London Heathrow', 'Heathrow'],
  ['SFO', 'de', 'Flughafen San Francisco', 'San Francisco'],
  ['LHR', 'ja', 'ロンドン・ヒースロー空港', 'ヒースロー'],
  ['LHR', 'ar', 'مطار لندن هيثرو', 'هيثرو'],
  ['MUC', 'de', 'Flughafen München', 'München'],
  ['KIX', 'ja', '関西空港', '関西'],
  ['EWR', 'de', 'Flughafen Newark Liberty', 'Newark Liberty'],
  ['HHN', 'de', 'Flughafen Frankfurt-Hahn', 'Frankfurt-Hahn'],
  ['CDV', 'ja', 'Merle K Smith Airport', 'Merle K Smith'],
] as const)('%s in %s', ([code, lang, whole, own]) => {
  expect(places.resolvePlace(code, lang)?.place.name).toBe(whole);
  expect(places.airportName(code, lang)?.name).toBe(own);
});

/** Called like another, or a longer name begins with theirs: readers choose from the list. */
const ASKED_BACK = new Set(['OAK', 'XIY']);

test('the whole name of an airport, typed as it is shown, means that airport', async () => {
  const busiest = loadAirports().toSorted((a, b) => b.popularity - a.popularity);
  const ctx = { actor: { sessionId: null }, locale: 'en' } as Partial<Ctx> as Ctx;
  for (const { code } of busiest.slice(0, 200).filter((airport) => !ASKED_BACK.has(airport.code))) {
    for (const lang of ['de', 'ja', 'ar']) {
      const q = places.resolvePlace(code, lang)?.place.name ?? '';
      const { place } = await places.resolveText({ ctx, input: { q, lang } });
      expect(place?.id, q).toBe(`airport:${code}`);
    }
  }
});
