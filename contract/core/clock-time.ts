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
