import { dayNumber } from '#contract/core';
import type { StayTaxRule } from '#engine/stays';
import type { StayCity } from '../world/city.ts';

/** Where a charge is levied. */
export interface Where {
  readonly countries: readonly string[];
  /** First-level divisions in GeoNames' coding; absent: the whole country. */
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

export type Source = StayTaxRule['source'];

type Optional = 'maxNights' | 'afterNights' | 'stars' | 'priceBand' | 'season' | 'exemptUnderAge' | 'reduced' | 'base';

/** One charge as it is written down here; what is left out takes the usual value. */
interface More extends Partial<Pick<StayTaxRule, Optional | 'rounding'>> {
  /** Absent: the day on which the amount was read, since when it certainly holds. */
  readonly from?: string;
  readonly to?: string;
  /** Where the source says until when the amount holds, and the next one is not published. */
  readonly knownTo?: string;
}

interface StayTaxRow {
  readonly rule: Omit<StayTaxRule, 'jurisdiction'>;
}

/** A page on which somebody read the amount, and the day they did. */
export function readAt(url: string, on = '2026-11-22'): Source {
  return { url, on };
}

/** No page with the amount could be opened; readers see such a charge as an estimate. */
export function recalled(on: string): Source {
  return { recalled: true, on };
}

const OPEN_END = 100_000;

function dated({ from, to, knownTo, ...more }: More, source: Source) {
  return {
    rounding: 'half_up' as const,
    ...more,
    source,
    validFrom: dayNumber(from ?? source.on),
    validTo: to ? dayNumber(to) : OPEN_END,
    ...(knownTo && { knownTo: dayNumber(knownTo) }),
  };
}

type Money = readonly [minor: number, currency: string];

/** An amount for each person and night, paid at the property. */
export function head(
  code: string,
  name: string,
  [amount, currency]: Money,
  source: Source,
  more: More = {},
): StayTaxRow {
  return {
    rule: {
      code,
      name,
      kind: 'tax',
      per: 'person_night',
      amount,
      currency,
      included: false,
      dueAt: 'property',
      ...dated(more, source),
    },
  };
}

/** An amount for each room and night, paid at the property. */
export function perRoom(
  code: string,
  name: string,
  [amount, currency]: Money,
  source: Source,
  more: More = {},
): StayTaxRow {
  return { rule: { ...head(code, name, [amount, currency], source, more).rule, per: 'room_night' } };
}

/** Percent of the room that the price contains: value added taxes of places where prices are shown with them. */
export function vat(percent: number, name: string, source: Source, more: More = {}): StayTaxRow {
  return {
    rule: {
      code: 'VAT',
      name,
      kind: 'tax',
      per: 'percent',
      amount: millionths(percent),
      base: 'room',
      included: true,
      dueAt: 'now',
      ...dated(more, source),
    },
  };
}

/** Percent of the room that comes on top and is paid with it. */
export function onTop(code: string, name: string, percent: number, source: Source, more: More = {}): StayTaxRow {
  return { rule: { ...vat(percent, name, source, more).rule, code, included: false } };
}

/** Percent of the room that comes on top and is paid at the property. */
export function onTopThere(code: string, name: string, percent: number, source: Source, more: More = {}): StayTaxRow {
  return { rule: { ...onTop(code, name, percent, source, more).rule, dueAt: 'property' } };
}

export function asFee({ rule }: StayTaxRow): StayTaxRow {
  return { rule: { ...rule, kind: 'fee' } };
}

function millionths(percent: number): number {
  return Math.round(percent * 10_000);
}

/** One row for each class of stars: `amounts` by stars, minor units; of those under `halfUnder` half of it, rounded up. */
export function byStars(
  code: string,
  name: string,
  currency: string,
  amounts: readonly (readonly [from: number, to: number, minor: number])[],
  source: Source,
  { halfUnder, ...more }: More & { readonly halfUnder?: number } = {},
): StayTaxRow[] {
  return amounts.map(([from, to, minor]) =>
    head(code, name, [minor, currency], source, {
      ...more,
      stars: [from, to],
      ...(halfUnder !== undefined && { reduced: { underAge: halfUnder, amount: Math.ceil(minor / 2) } }),
    }),
  );
}

/** The rows of a country, or of a part of it: two letters, with divisions or cities where the charge is of these. */
export function rules(jurisdiction: string, where: Where, rows: readonly StayTaxRow[]): PlacedRule[] {
  return rows.map(({ rule }) => ({ where, rule: { ...rule, jurisdiction } }));
}

/** A country as a whole, or the places in it that the numbers name. */
export function inCountry(code: string, ...cities: readonly number[]): Where {
  return { countries: [code], ...(cities.length > 0 && { cities }) };
}

export function holdsIn(where: Where, { country, admin, id }: Pick<StayCity, 'country' | 'admin' | 'id'>): boolean {
  return (
    where.countries.includes(country) &&
    (where.divisions?.includes(admin) ?? true) &&
    (where.cities?.includes(id) ?? true) &&
    !where.exceptDivisions?.includes(admin) &&
    !where.exceptCities?.includes(id)
  );
}
