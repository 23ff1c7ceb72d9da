import { latin } from './digits.ts';

/** The clock time of an instant, `14:05`, in an IANA zone; in the reader's own zone without one. Latin digits in every language. */
export function clockTime(instant: Date, locale: string, timeZone?: string): string {
  return instant.toLocaleTimeString(latin(locale), { hour: '2-digit', minute: '2-digit', timeZone });
}

/** The same in UTC, which is said: by the server, which does not know the reader's zone. */
export function clockTimeUtc(instant: Date, locale: string): string {
  return `${clockTime(instant, locale, 'UTC')} UTC`;
}
