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
  const typed = [day, month, year].map((part) => part.trim());
  if (typed.every((part) => part === '')) return { ok: false, why: 'missing' };
  const [dayText = '', monthText = '', yearText = ''] = typed;
  if (/^\d{1,3}$/.test(yearText)) return { ok: false, why: 'short_year' };
  const monthNumber = readMonth(monthText, locale);
  if (!/^\d{1,2}$/.test(dayText) || !/^\d{4}$/.test(yearText) || monthNumber === undefined) return NO_SUCH_DAY;
  const iso = `${yearText}-${String(monthNumber).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
  return isRealDay(iso) ? { ok: true, iso } : NO_SUCH_DAY;
}

/** 1 to 12. */
export function readMonth(text: string, locale: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= 12 ? number : undefined;
  }
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

function isRealDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
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
