import { useMemo } from 'react';
import { decimalText, latin, minorDigits, type Money, writtenAmount } from '#contract/core';
import { useFacts } from './facts.ts';

/** Formatters are slow to make and quick to use: one per locale and kind for the life of the page. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(locale: string, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${locale} ${key}`;
  const made = numbers.get(id) ?? new Intl.NumberFormat(latin(locale), options);
  numbers.set(id, made);
  return made;
}

function dateFormat(locale: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${locale} ${key}`;
  const made = dates.get(id) ?? new Intl.DateTimeFormat(latin(locale), { ...options, timeZone: 'UTC' });
  dates.set(id, made);
  return made;
}

/** A clock has 1,440 times and a duration as many units: each is written once a locale, however many rows of a list say it. */
const written = new Map<string, string>();

function writtenOnce(key: string, write: () => string): string {
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = write();
  written.set(key, text);
  return text;
}

/** `€1,234.56`. Exact: the amount never becomes a fraction in binary. */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits(money.currency);
  const format = numberFormat(locale, money.currency, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return steady(
    writtenAmount(format.format(decimalText(money.amountMinor, money.currency) as Intl.StringNumericLiteral)),
  );
}

/** Which end of a span an amount is: nothing inside of it may be on the far side of what is shown. */
export type Bound = 'lower' | 'upper';

/**
 * For lists, which say that their prices are rounded up, for maps, and for the two ends of a price filter: a lower end is
 * rounded down, an upper end and a total up. From the choice of a fare on, every amount is exact and goes through `formatMoney`.
 */
export function formatWholeMoney({ amountMinor, currency }: Money, locale: string, bound: Bound = 'upper'): string {
  const scale = 10 ** minorDigits(currency);
  const format = numberFormat(locale, `${currency} whole`, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  return steady(writtenAmount(format.format(Math[bound === 'lower' ? 'floor' : 'ceil'](amountMinor / scale))));
}

/** How much more one amount is than another, as lists show both: `€1,006` is `€14` more than `€992`. */
export function formatWholeDifference(more: Money, less: Money, locale: string): string {
  const unit = 10 ** minorDigits(more.currency);
  const shown = ({ amountMinor }: Money) => Math.ceil(amountMinor / unit) * unit;
  return formatWholeMoney({ ...more, amountMinor: shown(more) - shown(less) }, locale);
}

/** Wall time as it stands on the clock there: `2027-03-03T06:05` is `06:05`. */
export function formatTime(local: string, locale: string): string {
  return writtenOnce(`${locale} ${local.slice(11, 16)}`, () =>
    dateFormat(locale, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(wallClock(local)),
  );
}

const DAY_STYLES = {
  /** Wed 3 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Wed 3 */
  weekday: { weekday: 'short', day: 'numeric' },
  /** Wednesday 3 March 2027 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 3 Mar */
  brief: { day: 'numeric', month: 'short' },
  /** March 2027 */
  month: { month: 'long', year: 'numeric' },
  /** 3 Mar 2027 */
  plain: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof DAY_STYLES;

/** Calendar day of a date or of a wall time. */
export function formatDay(local: string, locale: string, style: DayStyle = 'short'): string {
  return steady(dateFormat(locale, style, DAY_STYLES[style]).format(wallClock(local)).replace(/[,،]/g, ''), ' ');
}

/** `13h 5m`, in the reader's units. */
export function formatDuration(minutes: number, locale: string): string {
  const parts = [
    minutes >= 60 && formatUnit(Math.floor(minutes / 60), 'hour', locale),
    (minutes % 60 > 0 || minutes < 60) && formatUnit(minutes % 60, 'minute', locale),
  ];
  return joinUnits(parts.filter(Boolean), locale);
}

/** The narrow units of German and Japanese are English letters. */
export function formatUnit(value: number, name: string, locale: string): string {
  const write = () => {
    const unitDisplay = /^(de|ja)/.test(locale) ? 'short' : 'narrow';
    return numberFormat(locale, name, { style: 'unit', unit: name, unitDisplay }).format(value);
  };
  return value < 60 ? writtenOnce(`${locale} ${value} ${name}`, write) : write();
}

/** `81 cm` */
export function formatCentimetres(value: number, locale: string): string {
  return steady(numberFormat(locale, 'cm', { style: 'unit', unit: 'centimeter', unitDisplay: 'short' }).format(value));
}

/** Chinese and Japanese write without spaces: `13時間5分`. */
export function joinUnits(parts: readonly unknown[], locale: string): string {
  return steady(parts.join(' '), /^(ja|zh)/.test(locale) ? '' : undefined);
}

export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, 'plain', {}).format(value);
}

/** Every one of them up to a million, then three figures: `523,404`, `1.27B`, or in words `1.27 billion`. */
export function formatCount(value: number, locale: string, display: 'short' | 'long' = 'short'): string {
  if (value < 1_000_000) return formatNumber(value, locale);
  const options = { notation: 'compact', compactDisplay: display, maximumSignificantDigits: 3 } as const;
  return steady(numberFormat(locale, `count ${display}`, options).format(value));
}

/** Server and browser may hold different editions of the language data; commas and kinds of space are what moves. */
function steady(text: string, space = '\u00a0'): string {
  return text.replace(/[\s\u00a0\u202f]+/g, space);
}

/** The wall clock read as if it were UTC, so that no time zone of reader or server moves it. */
function wallClock(local: string): Date {
  return new Date(local.length === 10 ? `${local}T00:00Z` : `${local.slice(0, 16)}Z`);
}

/** The formatters of this page's locale. */
export function useFormat() {
  const { locale } = useFacts();
  return useMemo(
    () => ({
      money: (money: Money) => formatMoney(money, locale),
      wholeMoney: (money: Money, bound?: Bound) => formatWholeMoney(money, locale, bound),
      wholeDifference: (more: Money, less: Money) => formatWholeDifference(more, less, locale),
      time: (local: string) => formatTime(local, locale),
      day: (local: string, style?: DayStyle) => formatDay(local, locale, style),
      duration: (minutes: number) => formatDuration(minutes, locale),
      number: (value: number) => formatNumber(value, locale),
      count: (value: number, display?: 'short' | 'long') => formatCount(value, locale, display),
    }),
    [locale],
  );
}
