import type { PropertyInput, StayWorldInput } from '#engine/stays';
import { CHAINS } from '../names/chains.ts';
import { CANCELLATIONS } from '../rates/cancellations.ts';
import { LEADS, WEEKDAYS } from '../rates/curves.ts';
import { stepMinor, type PriceScale } from '../rates/price.ts';
import { SEASONS } from '../rates/seasons.ts';
import { STAY_TAXES } from '../taxes/index.ts';
import type { IsLand, StayCity } from './city.ts';
import { propertyCount } from './count.ts';
import { ACCESS_FACTS, AMENITIES } from './facts.ts';
import { drawOf } from './kind.ts';
import { createHouses } from './house.ts';
import { FLAT_SEASON, FLAT_WEEK, ownHouses, type OwnStaysInput } from './own.ts';
import { createTables, type Tables } from './tables.ts';

export interface StayCurrency extends PriceScale {
  readonly countries: readonly string[];
}

export interface HouseStaysInput {
  /** Any order. */
  readonly cities: Iterable<StayCity>;
  readonly isLand: IsLand;
  readonly currencies: readonly StayCurrency[];
  readonly seed: number;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly dayCount: number;
  /** Properties of the operator, sold beside the invented ones. */
  readonly own?: OwnStaysInput | undefined;
}

/**
 * The invented houses at real places, and the tables that they share: zones, areas and tax sets grow while the houses are read.
 * Equal input gives equal rows, in the order of the cities.
 */
export function houseStays(input: HouseStaysInput): StayWorldInput {
  const tables = createTables(input);
  const own = ownHouses(input, tables);
  return {
    firstDay: input.firstDay,
    dayCount: input.dayCount,
    currencies: [
      ...input.currencies.map((scale) => ({ code: scale.code, stepMinor: stepMinor(scale) })),
      ...own.currencies,
    ],
    chains: CHAINS.map(({ code, name }) => ({ code, name })),
    amenities: AMENITIES,
    accessFacts: ACCESS_FACTS,
    weekdays: [...WEEKDAYS, FLAT_WEEK],
    leads: LEADS,
    cancellations: [...CANCELLATIONS, ...own.cancellations],
    taxes: STAY_TAXES,
    zones: tables.zones.rows,
    areas: tables.areas.rows,
    seasons: [...SEASONS, FLAT_SEASON],
    restrictions: [...tables.restrictions.rows, ...own.restrictions],
    taxSets: tables.taxSets.rows,
    incompleteTaxSets: tables.incompleteTaxSets,
    properties: propertiesOf(input, tables, own.properties),
  };
}

function* propertiesOf(
  { cities, isLand, seed, firstDay }: HouseStaysInput,
  tables: Tables,
  own: readonly PropertyInput[],
): Generator<PropertyInput> {
  for (const city of cities) {
    const draw = drawOf(city, isLand);
    const count = propertyCount(city, draw, seed);
    if (count === 0) continue;
    const house = createHouses({ city, draw, isLand, seed, firstDay, tables });
    for (let n = 0; n < count; n++) yield house(n);
  }
  yield* own;
}
