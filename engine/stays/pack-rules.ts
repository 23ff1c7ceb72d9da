import { shared } from '#engine/snapshot';
import { within } from './errors.ts';
import type { StayWorld } from './input.ts';
import { LONGEST_STAY, type StaySnapshot } from './snapshot.ts';

/** No bound of lead time. */
export const ANY_LEAD = 0x7fffffff;

export function packRestrictions({ restrictions, dayCount }: StayWorld, words: number): StaySnapshot['restrictions'] {
  const count = restrictions.length;
  const columns = {
    count,
    minNights: shared(Uint8Array, count * dayCount).fill(1),
    maxNights: shared(Uint8Array, count * dayCount).fill(LONGEST_STAY),
    closedToArrival: shared(Uint32Array, count * words),
    closedToDeparture: shared(Uint32Array, count * words),
    stopSell: shared(Uint32Array, count * words),
    minLeadDays: shared(Int32Array, count).fill(-ANY_LEAD),
    maxLeadDays: shared(Int32Array, count).fill(ANY_LEAD),
  };
  restrictions.forEach((rule, row) => {
    const what = (field: string) => () => `restriction ${row}: ${field}`;
    rule.minNights?.forEach((nights, day) => {
      columns.minNights[row * dayCount + within(day, 0, dayCount - 1, what('day'))] = within(
        nights,
        1,
        255,
        what('least nights'),
      );
    });
    rule.maxNights?.forEach((nights, day) => {
      columns.maxNights[row * dayCount + within(day, 0, dayCount - 1, what('day'))] = within(
        nights,
        0,
        255,
        what('most nights'),
      );
    });
    for (const name of ['closedToArrival', 'closedToDeparture', 'stopSell'] as const) {
      for (const day of rule[name] ?? []) {
        within(day, 0, dayCount, what(name));
        columns[name][row * words + (day >> 5)]! |= 1 << (day & 31);
      }
    }
    if (rule.minLeadDays !== undefined) columns.minLeadDays[row] = within(rule.minLeadDays, 0, 9999, what('lead'));
    if (rule.maxLeadDays !== undefined) columns.maxLeadDays[row] = within(rule.maxLeadDays, 0, 9999, what('lead'));
  });
  return columns;
}
