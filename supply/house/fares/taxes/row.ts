import { dayNumber } from '#contract/core';
import type { TaxRule, TaxSource } from '#engine/fares';

type Optional =
  | 'maxPerSlice'
  | 'airports'
  | 'exceptAirports'
  | 'parts'
  | 'counterparts'
  | 'exceptCounterparts'
  | 'distanceKm'
  | 'cabins';

/** One charge as it is written down here; what is left out takes the usual value. */
export interface TaxRow
  extends Pick<TaxRule, 'code' | 'name' | 'kind' | 'per' | 'source'>, Partial<Pick<TaxRule, Optional>> {
  /** Minor units and currency, or permille of the base fare. */
  readonly amount: readonly [number, string] | number;
  readonly scope?: TaxRule['scope'];
  readonly under?: number;
  /** Infants on a lap pay too; most charges leave them out. */
  readonly lapPays?: boolean;
  /** Absent: the day on which the amount was read, since when it certainly holds. */
  readonly from?: string;
  readonly to?: string;
  /** Where the source says until when the amount holds, and the next one is not published. */
  readonly knownTo?: string;
  readonly by?: TaxRule['validBy'];
}

const OPEN_END = 100_000;

/** A page on which somebody read the amount, and the day they did. */
export function readAt(url: string, on: string): TaxSource {
  return { url, on };
}

/** No page with the amount could be opened; readers see such a charge as an estimate. */
export function recalled(on: string): TaxSource {
  return { recalled: true, on };
}

export function fee(
  code: string,
  name: string,
  minor: number,
  currency: string,
  source: TaxSource,
  more: Partial<TaxRow> = {},
): TaxRow {
  return { code, name, kind: 'fee', amount: [minor, currency], per: 'departure', source, ...more };
}

export function tax(
  code: string,
  name: string,
  minor: number,
  currency: string,
  source: TaxSource,
  more: Partial<TaxRow> = {},
): TaxRow {
  return { ...fee(code, name, minor, currency, source, more), kind: 'tax' };
}

/** Charged at both ends: of those who leave and of those who arrive. */
export function bothWays(row: TaxRow): TaxRow[] {
  return [row, { ...row, per: 'arrival' }];
}

/** A tax on the base fare, on trips inside the country where nothing else is said; infants pay their share. */
export function share(
  code: string,
  name: string,
  permille: number,
  source: TaxSource,
  more: Partial<TaxRow> = {},
): TaxRow {
  return {
    code,
    name,
    kind: 'tax',
    amount: permille,
    per: 'departure',
    scope: 'domestic',
    lapPays: true,
    source,
    ...more,
  };
}

export const ABROAD = { scope: 'international' } as const;
export const HOME = { scope: 'domestic' } as const;

/** The rows of one jurisdiction as rules. */
export function rules(jurisdiction: string, rows: readonly TaxRow[]): TaxRule[] {
  return rows.map(({ amount, scope, under, lapPays, from, to, knownTo, by, ...row }) => ({
    ...row,
    jurisdiction,
    amount:
      typeof amount === 'number'
        ? { kind: 'percent', permille: amount }
        : { kind: 'fixed', minor: amount[0], currency: amount[1] },
    scope: scope ?? 'any',
    exemptUnderAge: under,
    infantsOnLap: lapPays ? 'charged' : 'exempt',
    validBy: by ?? 'travel',
    validFrom: dayNumber(from ?? row.source.on),
    validTo: to ? dayNumber(to) : OPEN_END,
    ...(knownTo && { knownTo: dayNumber(knownTo) }),
    rounding: 'half_up',
  }));
}

export const PREMIUM_CABINS = ['premium', 'business', 'first'] as const;
export const FRONT_CABINS = ['business', 'first'] as const;
export const BACK_CABINS = ['economy', 'premium'] as const;
export const ECONOMY = ['economy'] as const;

/** European Union. */
export const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
/** European Economic Area, Switzerland and the United Kingdom. */
export const EUROPE = [...EU, 'CH', 'GB', 'IS', 'LI', 'NO'];
