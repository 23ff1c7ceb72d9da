import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayNumber } from '#contract/core';
import type { Cabin } from '#engine/timetable';
import { HOUSE_TAXES } from '../fares/taxes/index.ts';
import statements from '../fares/taxes/rows/uncharged.json' with { type: 'json' };
import { asks } from '../fares/testing/asks.ts';
import { loadHouseTimetable } from '../world.ts';

const LARGE = 2;
const CABINS: readonly Cabin[] = ['economy', 'premium', 'business', 'first'];
const DAYS = ['2026-12-01', '2027-06-01'].map(dayNumber);

/** Fees that are asked of those who leave the country, by country. */
const LEAVING = Map.groupBy(
  HOUSE_TAXES.filter(
    ({ kind, per, scope }) => kind === 'fee' && (per === 'departure' || per === 'boarding') && scope !== 'domestic',
  ),
  ({ jurisdiction }) => jurisdiction,
);

function isCharged(country: string, airport: string, to: string, km: number): boolean {
  const rules = LEAVING.get(country) ?? [];
  return DAYS.every((day) =>
    CABINS.every((cabin) =>
      rules.some((rule) => day >= rule.validFrom && day <= rule.validTo && asks(rule, airport, to, km, cabin)),
    ),
  );
}

const isStated = (country: string, airport: string): boolean =>
  statements.uncharged.some(
    ({ jurisdiction, airports }) => jurisdiction === country && (airports?.includes(airport) ?? true),
  );

/** Routes abroad from large airports of the real world, and those of them on which no fee is asked. */
async function routesAbroad() {
  const { pairs, airports: at } = await loadHouseTimetable(join(import.meta.dirname, '../../../dist/world.bin'));
  const country = (row: number): string => at.countryCode[at.country[row]!]!;
  const abroad = Array.from(pairs.from, (from, pair) => ({ from, to: pairs.to[pair]!, km: pairs.distanceKm[pair]! }))
    .filter(({ from, to }) => at.size[from] === LARGE && at.country[from] !== at.country[to])
    .map(({ from, to, km }) => ({ country: country(from), airport: at.code[from]!, to: country(to), km }));
  return { abroad, uncharged: abroad.filter((route) => !isCharged(route.country, route.airport, route.to, route.km)) };
}

test('every departure abroad from a large airport has a charge or a stated reason, and no reason is stated in vain', async () => {
  const { abroad, uncharged } = await routesAbroad();
  expect(new Set(abroad.map(({ airport }) => airport)).size).toBeGreaterThan(400);
  const unexplained = uncharged.filter(({ country, airport }) => !isStated(country, airport));
  const named = (routes: readonly { country: string; airport: string }[]): string[] =>
    [...new Set(routes.map(({ country, airport }) => `${country} ${airport}`))].toSorted();
  expect(named(unexplained)).toEqual([]);
  expect(named(uncharged)).toEqual(['CR LIR', 'JP ITM', 'LB BEY', 'LK CMB', 'LK HRI']);
});
