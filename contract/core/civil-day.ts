const DAY_MS = 86_400_000;

/** Whether it is a civil day as `YYYY-MM-DD`, which compare as text; `2027-02-30` is none. */
export function isCivilDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text)) && dayFrom(dayNumber(text)) === text;
}

/** Days since 1970-01-01; NaN for what is no day. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The civil day so many days after 1970-01-01. */
export function dayFrom(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayFrom(dayNumber(day) + days);
}

/** The calendar day that a clock on the wall shows in `zone` at `instant`. */
export function civilDayIn(zone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(instant);
}
