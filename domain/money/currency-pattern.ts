import { latin, minorDigits } from '#contract/core';

/** Enough digits that every kind of grouping shows. */
const SAMPLE = 123_456_789;

/** How amounts are written, as CLDR patterns say it (UTS 35, number patterns): `¤#,##0.00`, `#,##0 ¤`, `¤#,##,##0.00`. */
export function currencyPattern(currency: string, locale: string): string {
  const digits = minorDigits(currency);
  const parts = new Intl.NumberFormat(latin(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).formatToParts(SAMPLE);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const first = parts.findIndex(({ type }) => type === 'integer');
  return parts.map((part, at) => (at === first ? integerPattern(groups) : signOf(part))).join('');
}

function signOf({ type, value }: Intl.NumberFormatPart): string {
  if (type === 'integer' || type === 'group') return '';
  if (type === 'currency') return '¤';
  if (type === 'decimal') return '.';
  return type === 'fraction' ? '0'.repeat(value.length) : value;
}

function integerPattern(groups: readonly number[]): string {
  const [last = 1, before = last] = groups.toReversed();
  const ones = `${'#'.repeat(last - 1)}0`;
  if (groups.length < 2) return '#0';
  return before === last ? `#,${ones}` : `#,${'#'.repeat(before)},${ones}`;
}
