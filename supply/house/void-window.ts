import { addDays, civilDayIn } from '#contract/core';
import type { PlaceOfSale, VoidWindow } from '#contract/search';
import type { FareVoid } from '#engine/fares';
import { wallInstant } from '#engine/zones';

const hourMs = 3_600_000;

/** Our own rule where a fare says nothing: a change of mind within a day costs nothing. */
export const DAY_VOID: FareVoid = { hours: 24 };

/** Nearer than this to its departure nothing is taken back for so many hours. */
const FAR_DAYS = 7;

/**
 * Within what time of a sale at `at` all of what is declared so comes back, whatever its fares refund; null: not at all. Of several the
 * shortest holds, and a day of sale is shorter than a day. Where nobody knows the place of sale its midnight is not promised.
 */
export function voidWindowAt(
  declared: readonly (FareVoid | null | undefined)[],
  departure: Date,
  at: Date,
  placeOfSale: PlaceOfSale | undefined,
): VoidWindow | null {
  const all = declared.map((each) => (each === undefined ? DAY_VOID : each));
  if (all.includes(null)) return null;
  if (all.includes('midnight')) return placeOfSale ? { midnightIn: placeOfSale } : null;
  const isFar = departure.getTime() - at.getTime() >= FAR_DAYS * 24 * hourMs;
  const hours = all.flatMap((each) => (each !== null && each !== 'midnight' ? [each.hours] : []));
  return isFar && hours.length > 0 ? { hours: Math.min(...hours) } : null;
}

/** The first moment at which it is over for what was sold at `soldAt`. */
export function voidEnd(window: VoidWindow, soldAt: Date): Date {
  if ('hours' in window) return new Date(soldAt.getTime() + window.hours * hourMs);
  const { zone } = window.midnightIn;
  return wallInstant(zone, addDays(civilDayIn(zone, soldAt), 1), 0);
}
