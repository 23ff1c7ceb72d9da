import { dayNumber } from '#contract/core';
import { HOUSE_CURRENCIES } from '../fares/currencies.ts';
import type { ChargeRow, Source } from './schema.ts';

/** A charge with what its rates share; without rates it is a row itself. */
export type Charge<Row extends ChargeRow> = Row & { readonly rates?: readonly Row[] };

export interface ChargeFile<Row extends ChargeRow = ChargeRow> {
  readonly sources: Readonly<Record<string, Source>>;
  readonly charges: readonly Charge<Row>[];
}

/** The rows of a charge with all their fields. */
export function rowsOf<Row extends ChargeRow>({ rates, ...shared }: Charge<Row>): readonly Row[] {
  return rates ? rates.map((rate) => ({ ...shared, ...rate })) : [shared as unknown as Row];
}

const EXPONENTS = new Map(HOUSE_CURRENCIES.map(({ code, exponent }) => [code, exponent]));
export const MONEY = /^(\d+)(?:\.(\d+))? ([A-Z]{3})$/;

interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** An amount such as `12.50 EUR`: a currency of the house, with its decimals or none; else nothing. */
export function amountOf(text: string): Amount | undefined {
  const [, units, decimals = '', currency = ''] = MONEY.exec(text) ?? [];
  const exponent = EXPONENTS.get(currency);
  if (units === undefined || exponent === undefined) return undefined;
  if (decimals !== '' && decimals.length !== exponent) return undefined;
  return { minor: Number(units + decimals.padEnd(exponent, '0')), currency };
}

export function sourceDay(source: Source): string {
  return 'recalled' in source ? source.recalled : source.read;
}

const OPEN_END = 100_000;

/** From when to when a row holds, and what says so. */
export function validityOf({ from, to, knownTo, source: key }: ChargeRow, sources: ChargeFile['sources']) {
  const source = sources[key!]!;
  const on = sourceDay(source);
  return {
    source: 'recalled' in source ? { recalled: true as const, on } : { url: source.url, on },
    validFrom: dayNumber(from ?? on),
    validTo: to === undefined ? OPEN_END : dayNumber(to),
    ...(knownTo !== undefined && { knownTo: dayNumber(knownTo) }),
  };
}
