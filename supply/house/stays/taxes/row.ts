import type { StayTaxRule } from '#engine/stays';
import { amountOf, rowsOf, validityOf, type ChargeFile } from '../../charges/rows.ts';
import type { StayCity } from '../world/city.ts';
import { CITIES } from './cities.ts';
import type { Row } from './schema.ts';

/** Where a charge is levied. */
interface Where {
  readonly country: string;
  readonly divisions?: readonly string[];
  readonly exceptDivisions?: readonly string[];
  /** GeoNames ids; absent: every place. */
  readonly cities?: readonly number[];
  readonly exceptCities?: readonly number[];
}

export interface PlacedRule {
  readonly where: Where;
  readonly rule: StayTaxRule;
}

/** The rules of a file. */
export function rulesIn({ sources, charges }: ChargeFile<Row>): PlacedRule[] {
  return charges.flatMap((charge) =>
    rowsOf(charge).map((row) => ({ where: whereOf(row), rule: ruleOf(row, sources) })),
  );
}

export function whereOf({ country, divisions, exceptDivisions, cities, exceptCities }: Pick<Row, keyof Where>): Where {
  const ids = (names?: readonly string[]) => names?.flatMap((name) => CITIES.get(name)!);
  return { country: country!, divisions, exceptDivisions, cities: ids(cities), exceptCities: ids(exceptCities) };
}

function ruleOf(row: Row, sources: ChargeFile['sources']): StayTaxRule {
  const { stars, priceBand, season, afterNights, maxNights, exemptUnderAge, halfUnderAge } = row;
  const levied = leviedBy(row);
  return {
    jurisdiction: row.jurisdiction!,
    code: row.code!,
    name: row.name!,
    kind: row.kind!,
    ...levied,
    included: row.included ?? false,
    dueAt: row.dueAt!,
    rounding: 'half_up',
    ...validityOf(row, sources),
    ...(stars && { stars: [stars.from, stars.to] }),
    ...(priceBand && { priceBand: [minor(priceBand.from) ?? 0, minor(priceBand.below) ?? NO_END] }),
    ...(season && { season: [monthDay(season.from), monthDay(season.to)] }),
    ...(afterNights !== undefined && { afterNights }),
    ...(maxNights !== undefined && { maxNights }),
    ...(exemptUnderAge !== undefined && { exemptUnderAge }),
    ...(halfUnderAge !== undefined && {
      reduced: { underAge: halfUnderAge, amount: Math.ceil(levied.amount / 2) },
    }),
  };
}

const NO_END = 100_000_000;
const MILLIONTHS_OF_PERCENT = 10_000;

function leviedBy({ amount, percent, per, base }: Row): Pick<StayTaxRule, 'per' | 'amount' | 'currency' | 'base'> {
  if (amount === undefined)
    return { per: 'percent', amount: Math.round(percent! * MILLIONTHS_OF_PERCENT), base: base ?? 'room' };
  const { minor: units, currency } = amountOf(amount)!;
  return { per: per!, amount: units, currency };
}

function minor(money: string | undefined): number | undefined {
  return money === undefined ? undefined : amountOf(money)!.minor;
}

/** `04-01` as 401. */
function monthDay(text: string): number {
  return Number(text.replace('-', ''));
}

export function holdsIn(where: Where, { country, admin, id }: Pick<StayCity, 'country' | 'admin' | 'id'>): boolean {
  return (
    where.country === country &&
    (where.divisions?.includes(admin) ?? true) &&
    (where.cities?.includes(id) ?? true) &&
    !where.exceptDivisions?.includes(admin) &&
    !where.exceptCities?.includes(id)
  );
}
