import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { decodeStays, encodeStays, packStays, type PropertyInput, type StayWorldInput } from '#engine/stays';
import { kilometres } from '#reference/cities';
import { EXONYMS } from '#reference/exonyms';
import { loadLand } from '#reference/land';
import { QUARTERS } from '#reference/quarters';
import { houseStays, type StayCity } from '../stays/index.ts';
import { HOUSE_CURRENCIES } from '../fares/currencies.ts';
import { HOUSE_SEED } from '../window.ts';
import { cityRadius } from '../stays/world/place.ts';
import { stayCities } from './stay-cities.ts';

const FIRST_DAY = Date.UTC(2026, 9, 29) / 86_400_000;
const { isLand } = loadLand();
let cities: readonly StayCity[];
let world: StayWorldInput;
let houses: readonly PropertyInput[];
let byCity: ReadonlyMap<number, readonly PropertyInput[]>;

function build(of: readonly StayCity[], seed = HOUSE_SEED): StayWorldInput {
  return houseStays({ cities: of, isLand, currencies: HOUSE_CURRENCIES, seed, firstDay: FIRST_DAY, dayCount: 430 });
}

const cityOf = ({ key }: PropertyInput) => Number(key.split('-')[1]);
const share = (holds: (house: PropertyInput) => boolean) => houses.filter(holds).length / houses.length;
/** Everything about houses, the nights that are gone with it. */
const told = (of: readonly PropertyInput[]) =>
  JSON.stringify(of, (key, value: unknown) => (key === 'closedDays' ? [...(value as Iterable<number>)] : value));

beforeAll(() => {
  cities = [...stayCities()];
  world = build(cities);
  houses = [...world.properties];
  byCity = Map.groupBy(houses, cityOf);
}, 120_000);

test('about sixty thousand houses, as many in each country as a traveller would think', () => {
  expect(houses.length).toBeGreaterThan(56_000);
  expect(houses.length).toBeLessThan(64_000);
  const count = (country: string) => houses.filter((house) => house.country === country).length;
  const [us, cn, it, de, fr, gb, es, jp] = 'US CN IT DE FR GB ES JP'.split(' ').map(count) as [number, ...number[]];
  expect(us).toBeGreaterThan(4_500);
  for (const large of [cn, it, de, fr, gb, es, jp]) expect(large).toBeGreaterThan(1_700);
  for (const country of 'AT GR HR TH TR MX PT'.split(' ')) expect(count(country), country).toBeGreaterThan(500);
  expect(new Set(houses.map(({ country }) => country)).size).toBeGreaterThan(190);
});

test('a suburb is one area by its name: no direction is told that means another one in the city around it', () => {
  const areasOf = (name: string) => {
    const named = cities.filter((city) => city.name === name && city.country === 'FR' && byCity.has(city.id));
    const { id } = named.toSorted((a, b) => b.population - a.population)[0]!;
    return new Set(byCity.get(id)!.map(({ area }) => world.areas[area]!.name));
  };
  for (const suburb of ['Saint-Ouen', 'La Courneuve', 'Montrouge'])
    expect(
      [...areasOf(suburb)].filter((name) => /^(?:North|South|East|West|City centre|Old)/.test(name)),
      suburb,
    ).toEqual([]);
  expect([...areasOf('Paris')]).toEqual(expect.arrayContaining(['Old Town, Paris', 'City centre, Paris']));
  expect([...areasOf('Lyon')]).toContain('Old Town, Lyon');
});

test('a part named after a direction lies in that direction from the middle of its city', () => {
  const place = new Map(cities.map((city) => [city.id, city]));
  const wrong = houses.filter((house) => {
    const city = place.get(cityOf(house));
    const [, side] = /^(North|South|East|West), /.exec(world.areas[house.area]!.name) ?? [];
    if (!city || !side) return false;
    const north = house.lat - city.lat;
    const east = (house.lon - city.lon) * Math.cos((city.lat * Math.PI) / 180);
    return side !== (Math.abs(north) > Math.abs(east) ? (north > 0 ? 'North' : 'South') : east > 0 ? 'East' : 'West');
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('people, sea and snow draw houses: capitals and resorts have many, their likes without a name few', () => {
  const of = (name: string, country: string) =>
    Math.max(
      ...cities
        .filter((city) => city.name === name && city.country === country)
        .map(({ id }) => byCity.get(id)?.length ?? 0),
    );
  for (const [name, country] of [
    ['London', 'GB'],
    ['Paris', 'FR'],
    ['Tokyo', 'JP'],
    ['New York', 'US'],
  ] as const)
    expect(of(name, country), name).toBeGreaterThan(150);
  for (const [name, country] of [
    ['Zermatt', 'CH'],
    ['Taormina', 'IT'],
    ['Byron Bay', 'AU'],
    ['Aspen', 'US'],
  ] as const)
    expect(of(name, country), name).toBeGreaterThanOrEqual(8);
  expect(of('Gelsenkirchen', 'DE')).toBeLessThan(12);
});

test('no house stands in the sea, and none further from its city than the city reaches or its airport is', () => {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const far: string[] = [];
  const wet: string[] = [];
  for (const house of houses) {
    const city = byId.get(cityOf(house))!;
    const km = kilometres(city.lat, city.lon, house.lat, house.lon);
    const quarters = city.quarters.map((at) => kilometres(at.lat, at.lon, house.lat, house.lon));
    const airports = city.airports
      .filter(({ own }) => own)
      .map((at) => kilometres(at.lat, at.lon, house.lat, house.lon));
    if (
      km > cityRadius(city.population) + 0.1 &&
      !quarters.some((near) => near < 0.7) &&
      !airports.some((near) => near < 2.4)
    )
      far.push(`${house.key} ${km}`);
    // Where the map has no land under the city itself, houses keep to its middle.
    if (!isLand(house.lat, house.lon) && km > 0.75) wet.push(house.key);
    else if (!isLand(house.lat, house.lon) && isLand(city.lat, city.lon) && km > 0.36) wet.push(house.key);
  }
  expect(far).toEqual([]);
  expect(wet).toEqual([]);
});

test('keys are unique, names are within a city, and an area belongs to its city', () => {
  expect(new Set(houses.map(({ key }) => key)).size).toBe(houses.length);
  for (const [id, of] of byCity) {
    expect(new Set(of.map(({ name }) => name)).size, String(id)).toBe(of.length);
    const elsewhere = of.filter(({ area }) => area >= 0 && !world.areas[area]!.key.startsWith(`${id}-`));
    expect(elsewhere).toEqual([]);
  }
});

test('a twelfth belongs to the two chains, stars and scores are spread as guests know them', () => {
  expect(share(({ chain }) => chain >= 0)).toBeGreaterThan(0.06);
  expect(share(({ chain }) => chain >= 0)).toBeLessThan(0.12);
  expect(share(({ stars }) => stars === 5)).toBeGreaterThan(0.04);
  expect(share(({ stars }) => stars === 5)).toBeLessThan(0.1);
  expect(share(({ stars }) => stars === 3)).toBeGreaterThan(0.3);
  expect(share(({ scoreTenths }) => scoreTenths === 0)).toBeLessThan(0.05);
  const wrong = houses.filter(({ stars, scoreTenths, scoreCount }) => {
    const scored = scoreTenths === 0 ? scoreCount === 0 : scoreTenths >= 45 && scoreTenths <= 98 && scoreCount > 0;
    return !scored || stars < 0 || stars > 5;
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('every house has two to five kinds of room that hold somebody, and plans that anybody may book', () => {
  const isSold = ({ maxAdults, maxGuests, beds, units, ratePlans, baseMinor }: PropertyInput['rooms'][number]) =>
    maxAdults <= maxGuests &&
    units > 0 &&
    baseMinor > 0 &&
    beds.length > 0 &&
    ratePlans.some(({ audience }) => audience === 'public');
  // One assertion for all: one for each of two hundred thousand rooms takes longer than to make them.
  const wrong = houses.filter(({ rooms }) => rooms.length < 2 || rooms.length > 5 || !rooms.every(isSold));
  expect(wrong.map(({ key }) => key)).toEqual([]);
  const plans = houses.flatMap(({ rooms }) => rooms[0]!.ratePlans);
  for (const board of ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'])
    expect(
      plans.some((plan) => plan.board === board),
      board,
    ).toBe(true);
  expect(plans.some(({ audience }) => audience === 'member')).toBe(true);
  expect(plans.some(({ audience }) => typeof audience === 'object')).toBe(true);
  expect(plans.some(({ payAt }) => payAt === 'property')).toBe(true);
});

test('free cancellation costs 8 to 12 % more than paying at once for good', () => {
  const wrong = houses.filter(({ rooms }) => {
    const saver = rooms[0]!.ratePlans.find(({ key }) => key === 'saver');
    const more = saver && 1_000 / saver.pricePermille;
    return more !== undefined && !(more > 1.075 && more < 1.125);
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('a house of three stars in a European city costs about 85 to 120 euros a night', () => {
  const populations = new Map(cities.map(({ id, population }) => [id, population]));
  const nights = houses
    .filter(({ country, stars }) => stars === 3 && ['DE', 'FR', 'IT', 'ES', 'AT', 'BE'].includes(country))
    .filter((house) => populations.get(cityOf(house))! > 100_000)
    .map(({ rooms }) => rooms[0]!.baseMinor / 100)
    .toSorted((a, b) => a - b);
  const middle = nights[nights.length >> 1]!;
  expect(middle).toBeGreaterThan(85);
  expect(middle).toBeLessThan(125);
});

test('a tenth of the nights of a room is gone, and every house can be booked on most', () => {
  let gone = 0;
  let rooms = 0;
  for (let at = 0; at < houses.length; at += 23)
    for (const room of houses[at]!.rooms) {
      const closed = [...room.closedDays].length;
      expect(closed).toBeLessThan(360);
      gone += closed;
      rooms++;
    }
  expect(gone / rooms / 430).toBeGreaterThan(0.06);
  expect(gone / rooms / 430).toBeLessThan(0.16);
});

test('the same seed gives the same houses on every machine, another seed others', () => {
  const some = houses.filter((_, at) => at % 997 === 0);
  expect(createHash('sha256').update(told(some)).digest('hex')).toMatchInlineSnapshot(
    `"2cd2a95a8a44f0be679f2f7336469217a7c7255ac03cbd6b2b38a156b439abd0"`,
  );
  const few = cities.filter(({ id }) => byCity.has(id)).slice(0, 40);
  const again = (seed?: number) => told([...build(few, seed).properties]);
  expect(again()).toBe(again());
  expect(again(2)).not.toBe(again());
});

test('a new city takes nothing from the others and changes nothing about them', () => {
  const few = cities.filter(({ id }) => byCity.has(id)).slice(200, 260);
  const facts = ({ key, name, lat, lon, rooms }: PropertyInput) =>
    JSON.stringify({ key, name, lat, lon, rooms: rooms.map(({ baseMinor, ratePlans }) => [baseMinor, ratePlans]) });
  const without = [...build(few.slice(1)).properties].map(facts);
  const all = [...build(few).properties].map(facts);
  expect(all.slice(-without.length)).toEqual(without);
});

test('the rows are what the engine packs', () => {
  const few = build(
    cities
      .filter(({ country }) => country === 'PT' || country === 'JP' || country === 'US')
      .filter((_, at) => at % 9 === 0),
  );
  const bytes = encodeStays(packStays(few));
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  expect(decodeStays(buffer).properties.count).toBeGreaterThan(400);
});

/** Of the cities with the most properties none of which lies in another's surroundings. */
function largest(count: number): readonly StayCity[] {
  const byProperties = cities.toSorted((a, b) => (byCity.get(b.id)?.length ?? 0) - (byCity.get(a.id)?.length ?? 0));
  const found: StayCity[] = [];
  for (const city of byProperties) {
    if (found.length === count) break;
    if (found.every(({ lat, lon }) => kilometres(lat, lon, city.lat, city.lon) > 30)) found.push(city);
  }
  return found;
}

test('in and around the hundred and seventy cities with the most properties every area has a name in Japanese and Arabic', () => {
  const around = largest(170);
  const near = houses.filter(({ lat, lon }) =>
    around.some((city) => Math.abs(city.lat - lat) < 0.2 && kilometres(city.lat, city.lon, lat, lon) <= 20),
  );
  expect(near.length / houses.length).toBeGreaterThan(0.23);
  const unnamed = [...new Set(near.map(({ area }) => world.areas[area]!))].filter(({ key }) => {
    const [city = 0, part = ''] = key.split(/-(.*)/u);
    const names = EXONYMS.get(Number(city)) ?? [];
    const isNamed = /^[A-Z]{3}$/u.test(part) || ['ja', 'ar'].every((lang) => names.some((name) => name.lang === lang));
    return !isNamed || (/^\d+$/u.test(part) && !QUARTERS.has(Number(part)));
  });
  expect(unnamed).toEqual([]);
});
