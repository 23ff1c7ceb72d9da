import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayNumber } from '#contract/core';
import { parseRows } from '#engine/data-rows';
import { loadCities } from '#reference/cities';
import { STAY_TAXES, taxesOf, VALUE_ADDED_TAX } from '../stays/taxes/index.ts';
import { holdsIn, whereOf } from '../stays/taxes/row.ts';
import contents from '../stays/taxes/rows/uncharged.json' with { type: 'json' };
import { unchargedSchema } from '../stays/taxes/uncharged-schema.ts';
import { loadHouseStays } from '../world.ts';

const LARGEST = 170;
const DAYS = ['2026-12-15', '2027-06-15'].map(dayNumber);

const STATED = parseRows(unchargedSchema, 'supply/house/stays/taxes/rows/uncharged.json', contents).uncharged.map(
  (statement) => ({ name: `${statement.country} ${statement.jurisdiction}`, where: whereOf(statement) }),
);

interface Place {
  readonly id: number;
  readonly country: string;
  readonly admin: string;
}

/** Value added tax is that of the country. */
function isCharged(place: Place, stars: number): boolean {
  const rules = taxesOf(place)
    .map((row) => STAY_TAXES[row]!)
    .filter(({ name }) => name !== VALUE_ADDED_TAX)
    .filter((rule) => !rule.stars || (stars >= rule.stars[0] && stars <= rule.stars[1]));
  return DAYS.every((day) => rules.some(({ validFrom, validTo }) => day >= validFrom && day <= validTo));
}

/** The places of the real world with the most properties, and the stars of those. */
async function largestPlaces() {
  const { properties, words } = await loadHouseStays(join(import.meta.dirname, '../../../dist/stays.bin'));
  const cities = new Map(loadCities().map((city) => [city.id, city]));
  const cityOf = (row: number): number => Number.parseInt(words.areas[properties.area[row]!]!.key, 10);
  const rows = Map.groupBy(Array(properties.count).keys(), cityOf);
  return [...rows]
    .filter(([id]) => cities.has(id))
    .toSorted(([a, some], [b, others]) => others.length - some.length || a - b)
    .slice(0, LARGEST)
    .map(([id, at]) => {
      const { name, countryCode: country, adminCode: admin } = cities.get(id)!;
      return { id, name, country, admin, stars: new Set(at.map((row) => properties.stars[row]!)) };
    });
}

test('in each of the 170 cities with the most properties a house of any stars has a local charge, or the city a stated reason', async () => {
  const places = await largestPlaces();
  expect(places).toHaveLength(LARGEST);
  const uncharged = places.filter((place) => [...place.stars].some((stars) => !isCharged(place, stars)));
  const unexplained = uncharged.filter((place) => !STATED.some(({ where }) => holdsIn(where, place)));
  expect(unexplained.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
  expect(uncharged.length).toBeLessThan(90);
});

test('no reason is stated for a city where the rows charge houses of all stars', async () => {
  const charged = (await largestPlaces()).filter((place) =>
    [0, 1, 2, 3, 4, 5].every((stars) => isCharged(place, stars)),
  );
  const vain = charged.flatMap((place) => STATED.filter(({ where }) => holdsIn(where, place)).map(({ name }) => name));
  expect(vain).toEqual([]);
});
