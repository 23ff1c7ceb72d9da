import { type CivilDate, dayNumber, fromDayNumber } from './civil.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Formats civil dates: the formatter runs in UTC, so no zone can move the day. */
export function formatDate(locale: string, date: CivilDate, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  let formatter = made.get(key);
  if (!formatter) {
    // Prices and ranges are stored in Gregorian days, so the grid is Gregorian in every locale.
    formatter = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    made.set(key, formatter);
  }
  return formatter.format(dayNumber(date) * 86_400_000);
}

export const longDay: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
export const shortDay: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
export const fieldDay: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};
export const monthTitle: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

const sundayFirst = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const saturdayFirst = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/** First day of the week, 1 Monday to 7 Sunday: from the browser where it knows, else from CLDR's list. */
export function firstWeekday(locale: string): number {
  const intl = new Intl.Locale(locale).maximize() as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  const known = intl.getWeekInfo?.().firstDay;
  if (known) return known;
  const region = intl.region ?? '';
  return sundayFirst.has(region) ? 7 : saturdayFirst.has(region) ? 6 : 1;
}

/** The seven weekday names from the given first one, short for the head and long for its title. */
export function weekdayNames(locale: string, first: number): readonly { short: string; long: string }[] {
  // 1970-01-05 is a Monday, day 4.
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const date = fromDayNumber(4 + ((first - 1 + offset) % 7));
    return {
      short: formatDate(locale, date, { weekday: 'short' }),
      long: formatDate(locale, date, { weekday: 'long' }),
    };
  });
}
