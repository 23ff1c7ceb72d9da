const dayMs = 86_400_000;

/** As long as a quote: who fills in names needs no longer. It can be held once more for as long. */
export const SHORT_HOLD = 30;
export const DAY_HOLD = 24 * 60;
export const LONG_HOLD = 72 * 60;

/** Nearer than this nothing is held for longer than a short hold, so that it can still be sold. */
const FAR_DAYS = 7;

/**
 * For how many minutes what is declared so is held, all together, when that is asked for at `at`; null: not at all. It never grows
 * as the beginning comes nearer.
 */
export function holdMinutesAt(declared: readonly (number | null | undefined)[], begins: Date, at: Date): number | null {
  if (declared.includes(null)) return null;
  const least = Math.min(...declared.map((minutes) => minutes ?? SHORT_HOLD));
  const isFar = begins.getTime() - at.getTime() >= FAR_DAYS * dayMs;
  return isFar ? least : Math.min(least, SHORT_HOLD);
}

/** How often a hold of that length can be taken again: long ones cannot. */
export function extensionsOf(minutes: number): number {
  return minutes <= SHORT_HOLD ? 1 : 0;
}
