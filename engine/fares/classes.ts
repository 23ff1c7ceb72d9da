import type { BookingClass } from './model.ts';

/**
 * Cheapest class of a cabin that still sells `seats` together, by nested limits: class k and all cheaper ones may sell
 * `limitPermille` of the cabin. -1 when even the dearest is closed.
 */
export function openClass(
  classes: readonly BookingClass[],
  capacity: number,
  seatsLeft: number,
  seats: number,
): number {
  if (seatsLeft < seats) return -1;
  for (let rank = 0; rank < classes.length; rank += 1) {
    if (classSeats(classes[rank]!, capacity, seatsLeft) >= seats) return rank;
  }
  return -1;
}

/** Seats that a class may still sell. */
export function classSeats(bookingClass: BookingClass, capacity: number, seatsLeft: number): number {
  const kept = capacity - Math.floor((capacity * bookingClass.limitPermille) / 1000);
  return Math.max(0, seatsLeft - kept);
}

/** First class whose advance purchase is met. */
export function advanceClass(classes: readonly BookingClass[], leadDays: number): number {
  const rank = classes.findIndex((bookingClass) => leadDays >= bookingClass.advanceDays);
  return rank < 0 ? classes.length : rank;
}
