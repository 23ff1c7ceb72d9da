import { addDays } from '#contract/core';
import { FLEX_DAYS } from '#contract/search';
import type { Day, FlightAddress } from '#contract/search';

/** `trip`: both days move and the stay keeps its length. `return`: only the way back moves. */
export type Move = 'trip' | 'return';

export type Dates = Pick<Day, 'departure' | 'return'>;

/** The days around those of an address, earliest first, its own in the middle. */
export function datesAround(address: Pick<FlightAddress, 'depart' | 'return'>, move: Move): readonly Dates[] {
  const steps = Array.from({ length: 2 * FLEX_DAYS + 1 }, (_, at) => at - FLEX_DAYS);
  return steps.map((step) => ({
    departure: move === 'return' ? address.depart : addDays(address.depart, step),
    return: address.return && addDays(address.return, step),
  }));
}

export function sameDates(a: Dates, b: Dates): boolean {
  return a.departure === b.departure && a.return === b.return;
}

/** The lowest total among these days; undefined while fewer than two are known, for then it says nothing. */
export function lowestOf(days: readonly Day[]): number | undefined {
  const totals = days.flatMap(({ total }) => (total ? [total.amountMinor] : []));
  return totals.length > 1 ? Math.min(...totals) : undefined;
}

/** Days with a price except the searched one, nearest first. */
export function nearestPriced(days: readonly Day[], around: readonly Dates[]): readonly Day[] {
  const middle = around[FLEX_DAYS];
  const farOff = (day: Day) => Math.abs(around.findIndex((dates) => sameDates(dates, day)) - FLEX_DAYS);
  return days
    .filter((day) => day.total && !(middle && sameDates(day, middle)))
    .sort((a, b) => farOff(a) - farOff(b) || (a.total?.amountMinor ?? 0) - (b.total?.amountMinor ?? 0));
}
