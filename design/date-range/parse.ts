import { addDays, addMonths, civil, type CivilDate, dayNumber, isCivil, partsOf } from './civil.ts';
import { formatDate } from './names.ts';

export interface TypedDateContext {
  readonly locale: string;
  readonly today: CivilDate;
  /** Where `+7` counts from: today for the way out, the way out for the way back. */
  readonly from: CivilDate;
}

/** Zeros of the decimal digits that people type dates with: Latin, Arabic, Persian, Indic, Thai, Lao, Khmer, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '');

const monthsByLocale = new Map<string, readonly (readonly string[])[]>();

function monthNames(locale: string): readonly (readonly string[])[] {
  let names = monthsByLocale.get(locale);
  if (!names) {
    names = Array.from({ length: 12 }, (_, at) => {
      const date = addMonths('2027-01-01', at);
      return [locale, 'en'].flatMap((language) => [
        fold(formatDate(language, date, { month: 'long' })),
        // In a date the name may be inflected: Polish "marzec", but "3 marca".
        fold(formatDate(language, date, { month: 'long', day: 'numeric' })).replaceAll(/[\d\s]/g, ''),
        fold(formatDate(language, date, { month: 'short' })),
      ]);
    });
    monthsByLocale.set(locale, names);
  }
  return names;
}

function findMonth(locale: string, word: string): number | undefined {
  const typed = fold(word);
  if (typed.length < 3) return undefined;
  const at = monthNames(locale).findIndex((names) =>
    names.some((name) => name.startsWith(typed) || (name.length >= 3 && typed.startsWith(name))),
  );
  return at < 0 ? undefined : at + 1;
}

function dayComesFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC' }).formatToParts(0);
  return parts.findIndex((part) => part.type === 'day') < parts.findIndex((part) => part.type === 'month');
}

/** Without a year, the next such day from today on. */
function complete(day: number, month: number, year: number | undefined, today: CivilDate): CivilDate | undefined {
  if (year !== undefined) return civil(year < 100 ? 2000 + year : year, month, day);
  const now = partsOf(today).year;
  for (const candidate of [now, now + 1, now + 2, now + 3, now + 4]) {
    const date = civil(candidate, month, day);
    if (date && date >= today) return date;
  }
  return undefined;
}

/**
 * Reads a typed day: `2027-03-09`, `9/3` or `3/9` by locale, `9.3.27`, `9 mar`, `March 9 2027`, `+7`, with any weekday
 * name ignored. Undefined when it is no day.
 */
export function parseTypedDate(typed: string, { locale, today, from }: TypedDateContext): CivilDate | undefined {
  // 2027年3月9日 and 2027년 3월 9일 carry their units.
  const text = latinDigits(typed)
    .replaceAll(/[年년月월]\s*/g, '/')
    .replace(/[日일].*$/, '')
    .trim();
  if (isCivil(text)) return text;
  const plus = /^\+\s*(\d{1,3})$/.exec(text);
  if (plus) return addDays(from, Number(plus[1]));
  const numbers = [...text.matchAll(/\d+/g)].map((match) => Number(match[0]));
  // The last one: "mar. 24 nov." begins with a Tuesday.
  const month = text
    .split(/[\s,./\-\d]+/)
    .map((word) => findMonth(locale, word))
    .findLast((found) => found !== undefined);
  if (month !== undefined) {
    const [first, second] = numbers;
    if (first === undefined) return undefined;
    return first > 31 ? complete(second ?? 1, month, first, today) : complete(first, month, second, today);
  }
  const bare = text.replace(/^[\p{L}\p{M}\s.,]+/u, '');
  if (!/^\d{1,4}[\s./-]+\d{1,2}([\s./-]+\d{1,4})?[\s./]*$/.test(bare)) return undefined;
  const [a, b, c] = numbers as [number, number, number | undefined];
  if (a > 31) return c === undefined ? undefined : civil(a, b, c);
  const [day, monthNumber] = dayComesFirst(locale) ? [a, b] : [b, a];
  return complete(day, monthNumber, c, today) ?? (c === undefined ? complete(monthNumber, day, c, today) : undefined);
}

export function nightsBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}
