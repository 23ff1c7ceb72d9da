/** Calendar days without clock or zone, as ISO text (`2027-03-09`); arithmetic goes through days since 1970-01-01. */
export type CivilDate = string;

const dayMs = 86_400_000;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

export function dayNumber(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

export function fromDayNumber(day: number): CivilDate {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function fromParts(year: number, month: number, day: number): CivilDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The date when it exists: `2027-02-30` does not. */
export function civil(year: number, month: number, day: number): CivilDate | undefined {
  const text = fromParts(year, month, day);
  return isCivil(text) ? text : undefined;
}

export function isCivil(text: string): boolean {
  if (!iso.test(text)) return false;
  const day = dayNumber(text);
  return Number.isFinite(day) && fromDayNumber(day) === text;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day so many months on, or the last day of a shorter month. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return fromParts(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

export function monthOf(date: CivilDate): CivilDate {
  return `${date.slice(0, 7)}-01`;
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: CivilDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

export function clampDate(date: CivilDate, min: CivilDate, max: CivilDate): CivilDate {
  return date < min ? min : date > max ? max : date;
}
