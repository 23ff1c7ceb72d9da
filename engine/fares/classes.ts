import type { BookingClass } from './model.ts';

/** Seats that we sold of a cabin of one departure, by the code of their booking class. */
export type SoldByClass = ReadonlyMap<string, number>;

/** A bound on what may be sold: seats of the cabin, those of the dearer classes named not counted. */
export interface ClassLimit {
  readonly dearer: readonly string[];
  readonly limit: number;
}

/**
 * Cheapest class of a cabin that still sells `seats` together, by nested limits: class k and all cheaper ones may sell
 * `limitPermille` of the cabin. -1 when even the dearest is closed. What is sold of no known class counts as the cheapest.
 */
export function openClass(
  classes: readonly BookingClass[],
  capacity: number,
  seatsLeft: number,
  seats: number,
  sold?: SoldByClass,
): number {
  if (seatsLeft < seats) return -1;
  for (let rank = 0; rank < classes.length; rank += 1) {
    if (classSeats(classes, rank, capacity, seatsLeft, sold) >= seats) return rank;
  }
  return -1;
}

/** Seats that a class may still sell: a dearer seat takes nothing from it as long as the cabin has room for both. */
export function classSeats(
  classes: readonly BookingClass[],
  rank: number,
  capacity: number,
  seatsLeft: number,
  sold?: SoldByClass,
): number {
  if (sold === undefined) return Math.max(0, seatsLeft - keptFrom(classes[rank]!, capacity));
  let least = seatsLeft;
  let dearer = 0;
  for (let each = classes.length - 1; each >= rank; each -= 1) {
    least = Math.min(least, seatsLeft + dearer - keptFrom(classes[each]!, capacity));
    dearer += sold.get(classes[each]!.code) ?? 0;
  }
  return Math.max(0, least);
}

/** What has to hold, besides room in the cabin, for a seat of a class to be sold; `limit` seats of the cabin are for sale at all. */
export function classLimits(
  classes: readonly BookingClass[],
  rank: number,
  capacity: number,
  limit: number,
): readonly ClassLimit[] {
  return classes.slice(rank).flatMap((each, at) => {
    const kept = keptFrom(each, capacity);
    const dearer = classes.slice(rank + at + 1).map(({ code }) => code);
    return kept > 0 ? [{ dearer, limit: limit - kept }] : [];
  });
}

/** Seats of the cabin that are not for this class. */
function keptFrom({ limitPermille }: BookingClass, capacity: number): number {
  return capacity - Math.floor((capacity * limitPermille) / 1000);
}

/** First class whose advance purchase is met. */
export function advanceClass(classes: readonly BookingClass[], leadDays: number): number {
  const rank = classes.findIndex((bookingClass) => leadDays >= bookingClass.advanceDays);
  return rank < 0 ? classes.length : rank;
}
