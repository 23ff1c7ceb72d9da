import { addDays } from '#contract/core';
import { DAYS_ON_SALE } from '../../../search-form/typed.ts';

/** Months in which somebody can arrive, this one first. */
export function monthsOnSale(today: string): string[] {
  const last = addDays(today, DAYS_ON_SALE).slice(0, 7);
  const months: string[] = [];
  for (let month = today.slice(0, 7); month <= last; month = addDays(`${month}-01`, 31).slice(0, 7)) months.push(month);
  return months;
}

const FRIDAY = 5;

/** Days of arrival of a month; empty for what is no month. */
export function arrivalsOf(month: string, weekends: boolean): string[] {
  const days: string[] = [];
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return days;
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    if (!weekends || new Date(day).getUTCDay() === FRIDAY) days.push(day);
  }
  return days;
}

/** In which of seven columns a day stands where weeks begin on `first` (1 Monday to 7 Sunday). */
export function columnOf(day: string, first: number): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const weekday = new Date(day).getUTCDay() || 7;
  return (((weekday - first + 7) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
