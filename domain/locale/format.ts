import { decimalText, latin, minorDigits, type Money, writtenAmount } from '#contract/core';

/** Exact: the amount goes to the formatter as text, its decimals come from our own table. */
export function formatMoney({ amountMinor, currency }: Money, locale: string): string {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(latin(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return writtenAmount(format.format(decimalText(amountMinor, currency) as Intl.StringNumericLiteral));
}

/** `23 kg`. */
export function formatKilograms(kg: number, locale: string): string {
  return new Intl.NumberFormat(latin(locale), { style: 'unit', unit: 'kilogram', unitDisplay: 'short' }).format(kg);
}

/** `Wed 3 Mar 2027, 22:05`, from wall time. */
export function formatLocal(local: string, locale: string): string {
  return new Intl.DateTimeFormat(latin(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${local.slice(0, 16)}Z`));
}

/** `Wed 3 Mar 2027`, from wall time. */
export function formatWeekday(local: string, locale: string): string {
  const format = new Intl.DateTimeFormat(latin(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${local.slice(0, 10)}T00:00Z`));
}

/** `2h 25m`, `2 Std. 25 Min.`, `2時間25分`. */
export function formatDuration(minutes: number, locale: string): string {
  const unitDisplay = /^(de|ja)/.test(locale) ? 'short' : 'narrow';
  const parts = [
    { value: Math.floor(minutes / 60), unit: 'hour' },
    { value: minutes % 60, unit: 'minute' },
  ].filter(({ value }) => value > 0);
  const said = parts.map(({ value, unit }) =>
    new Intl.NumberFormat(latin(locale), { style: 'unit', unit, unitDisplay }).format(value),
  );
  return locale.startsWith('ja') ? said.join('').replaceAll(' ', '') : said.join(' ');
}

/** An instant in the zone where it matters: `Wed 3 Mar 2027, 22:05`. */
export function formatThere(instant: string, zone: string, locale: string): string {
  const at = new Date(instant);
  return formatLocal(new Date(at.getTime() + offsetMinutes(zone, at) * 60_000).toISOString(), locale);
}

/** Calendar day of an instant in UTC. */
export function formatDay(instant: string, locale: string): string {
  return dayFormat(locale).format(new Date(instant));
}

/** `26–29 March 2027`, from civil days. */
export function formatDays(from: string, to: string, locale: string): string {
  return dayFormat(locale).formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
}

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(latin(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetMinutes(zone: string, at: Date): number {
  const format =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formatters.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
  return Math.round((wall - at.getTime()) / 60_000);
}
