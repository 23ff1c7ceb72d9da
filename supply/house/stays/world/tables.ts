import { pullOf, shutNights } from '../rates/calendar.ts';
import { WEEKDAYS } from '../rates/curves.ts';
import { demandOf, type Demand } from '../rates/load.ts';
import type { PriceScale } from '../rates/price.ts';
import { restrictionRows, type RestrictionRows } from '../rates/restrictions.ts';
import { seasonRow, SEASONS, type SeasonChoice } from '../rates/seasons.ts';
import { areTaxesComplete, taxesOf } from '../taxes/index.ts';
import type { StayCity } from './city.ts';
import { Table } from './table.ts';
import type { HouseStaysInput } from './world.ts';

/** Tables that grow while houses are made, and what a night of the window is worth. */
export interface Tables {
  readonly zones: Table<string>;
  readonly areas: Table<{ readonly key: string; readonly name: string }>;
  readonly taxSets: Table<readonly number[]>;
  /** Rows of `taxSets`. */
  readonly incompleteTaxSets: Set<number>;
  readonly restrictions: RestrictionRows;
  currencyOf(country: string): { readonly row: number; readonly scale: PriceScale };
  /** For a house whose nights are gone with this chance; chances are taken in steps of a twelfth. */
  demand(season: SeasonChoice, weekday: number, base: number): Demand;
  shut(season: SeasonChoice): Uint8Array | undefined;
  taxSet(city: Pick<StayCity, 'country' | 'admin' | 'id'>): number;
}

const STEPS = 12;

/** Where rooms are sold in a currency that keeps its worth: country -> currency. */
const SOLD_IN = new Map([
  ...'LB ZW VE KH MV SY YE IQ AF SS SD CU'.split(' ').map((code) => [code, 'USD'] as const),
  ['IR', 'EUR'] as const,
]);

export function createTables({ currencies, firstDay, dayCount }: HouseStaysInput): Tables {
  const byCode = new Map(currencies.map((scale, row) => [scale.code, { row, scale }]));
  const byCountry = new Map(currencies.flatMap((scale, row) => scale.countries.map((code) => [code, { row, scale }])));
  for (const [country, code] of SOLD_IN) byCountry.set(country, byCode.get(code)!);
  const pulls = new Map<string, Float64Array>();
  const demands = new Map<string, Demand>();
  const shuts = new Map<string, Uint8Array | undefined>();
  const taxSets = new Table<readonly number[]>();
  const incompleteTaxSets = new Set<number>();
  const pull = (season: SeasonChoice, weekday: number) =>
    kept(pulls, `${seasonRow(season)} ${weekday}`, () =>
      pullOf(SEASONS[seasonRow(season)]!, WEEKDAYS[weekday]!, firstDay, dayCount),
    );
  return {
    zones: new Table(),
    areas: new Table(),
    taxSets,
    incompleteTaxSets,
    restrictions: restrictionRows({ firstDay, dayCount }),
    currencyOf: (country) => byCountry.get(country) ?? byCode.get('EUR')!,
    demand: (season, weekday, base) => {
      const step = Math.round(Math.log2(base) * STEPS);
      return kept(demands, `${seasonRow(season)} ${weekday} ${step}`, () =>
        demandOf(2 ** (step / STEPS), pull(season, weekday)),
      );
    },
    shut: (season) => kept(shuts, String(seasonRow(season)), () => shutNights(season, firstDay, dayCount)),
    taxSet: (city) => {
      const rules = taxesOf(city);
      if (areTaxesComplete(city)) return taxSets.rowOf(rules.join(), () => rules);
      const row = taxSets.rowOf(`${rules.join()} and others`, () => rules);
      incompleteTaxSets.add(row);
      return row;
    },
  };
}

function kept<T>(values: Map<string, T>, key: string, make: () => T): T {
  if (!values.has(key)) values.set(key, make());
  return values.get(key)!;
}
