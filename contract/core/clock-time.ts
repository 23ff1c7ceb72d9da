import { latin } from './digits.ts';

/** The clock time of an instant, `14:05`, in an IANA zone; in the reader's own zone without one. Latin digits in every language; kept on one line. */
export function clockTime(instant: Date, locale: string, timeZone?: string): string {
  const text = instant.toLocaleTimeString(latin(locale), { hour: '2-digit', minute: '2-digit', timeZone });
  return text.replace(/\s/g, '\u00a0');
}

/** The same in UTC, which is said: by the server, which does not know the reader's zone. */
export function clockTimeUtc(instant: Date, locale: string): string {
  return `${clockTime(instant, locale, 'UTC')}\u00a0UTC`;
}

const MINUTE_MS = 60_000;

/** The first full minute that is not before it: what is allowed from an instant on is named by a time that has not passed. */
export function fullMinute(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / MINUTE_MS) * MINUTE_MS);
}
