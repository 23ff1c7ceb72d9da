/** Our own rule for house inventory: a change of mind within a day costs nothing when the trip is a week away or more. */
const coolingOff = { hours: 24, daysBefore: 7 } as const;

const hourMs = 3_600_000;

/** Hours from booking within which all of it comes back, whatever the fare; null where the trip is too near for that. */
export function coolingOffHours(departure: Date, bookedAt: Date): number | null {
  const early = departure.getTime() - bookedAt.getTime() >= coolingOff.daysBefore * 24 * hourMs;
  return early ? coolingOff.hours : null;
}
