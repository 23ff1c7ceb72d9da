import { isCivilDay } from '#contract/core';

/** A day typed in three parts. */
export interface TypedDay {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export type ReadDay =
  | { readonly ok: true; readonly iso: string }
  | { readonly ok: false; readonly why: 'missing' | 'no_such_day' | 'short_year' };

const NO_SUCH_DAY = { ok: false, why: 'no_such_day' } as const;
const names = new Map<string, readonly (readonly string[])[]>();

/** `YYYY-MM-DD` from day, month and year; the month is a number or a name in `locale` or English, from three letters on. */
export function readDay({ day, month, year }: TypedDay, locale: string): ReadDay {
  const typed = [day, month, year].map((part) => latinDigits(part.trim()).replace(/[.日일年년]$/, ''));
  if (typed.every((part) => part === '')) return { ok: false, why: 'missing' };
  const [dayText = '', monthText = '', yearText = ''] = typed;
  if (/^\d{1,3}$/.test(yearText)) return { ok: false, why: 'short_year' };
  const monthNumber = readMonth(monthText, locale);
  if (!/^\d{1,2}$/.test(dayText) || !/^\d{4}$/.test(yearText) || monthNumber === undefined) return NO_SUCH_DAY;
  const iso = `${yearText}-${String(monthNumber).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
  return isCivilDay(iso) ? { ok: true, iso } : NO_SUCH_DAY;
}

/** 1 to 12: `3`, `3月`, `3.`, `März`, `مارس`, `٣`. */
export function readMonth(text: string, locale: string): number | undefined {
  const [number] = /^\d{1,2}(?=\s*[.月월]?$)/.exec(latinDigits(text)) ?? [];
  if (number) return Number(number) >= 1 && Number(number) <= 12 ? Number(number) : undefined;
  const typed = fold(text);
  if (typed.length < 3) return undefined;
  const at = monthNames(locale).findIndex((known) => known.some((name) => name.startsWith(typed)));
  return at < 0 ? undefined : at + 1;
}

/** The parts to show for a stored day. */
export function typedDay(iso: string | null | undefined): TypedDay {
  const [year = '', month = '', day = ''] = (iso ?? '').split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** The order in which the language writes a date: day first, month first or year first. */
export function partOrder(locale: string): readonly (keyof TypedDay)[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC' });
  const types = format.formatToParts(0).map(({ type }) => type);
  const order = types.filter((type) => type === 'day' || type === 'month' || type === 'year');
  return order.length === 3 ? order : ['day', 'month', 'year'];
}

/** Digits of Arabic, Persian and full-width keyboards are typed as well. */
function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

function monthNames(locale: string): readonly (readonly string[])[] {
  const known = names.get(locale);
  if (known) return known;
  const formats = [locale, 'en'].flatMap((language) => [
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
    // In a date the name may be inflected: Polish "marzec", but "3 marca".
    new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  ]);
  const made = Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2027, month, 3));
      return fold(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
  names.set(locale, made);
  return made;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').trim();
}
