/**
 * Two minutes of a day in one number, eleven bits each with a free bit above, so that one subtraction compares both: it takes
 * the free bit of a field away exactly when the field is too small.
 */
const FIELD = 12;
const MOST = 2047;
export const EARLY_OR_LATE = 1 << 11;
export const ARRIVES_OUTSIDE = 1 << 23;
export const GUARDS = EARLY_OR_LATE | ARRIVES_OUTSIDE;

export function packMinutes(departure: number, arrival: number): number {
  return departure | (arrival << FIELD);
}

/** Least and greatest of both fields with the free bits where the comparison needs them. */
export interface MinuteWindow {
  readonly low: number;
  readonly high: number;
}

type Range = readonly [number, number] | undefined;

/** Inclusive windows; wide open where nothing is asked, and empty where nothing can lie inside. */
export function minuteWindow(departure: Range, arrival: Range): MinuteWindow {
  const [a, b] = [clamped(departure), clamped(arrival)];
  return { low: packMinutes(a[0], b[0]), high: packMinutes(a[1], b[1]) | GUARDS };
}

function clamped(range: Range): readonly [number, number] {
  if (!range) return [0, MOST];
  const low = Math.ceil(Math.max(0, range[0]));
  const high = Math.floor(Math.min(MOST, range[1]));
  return low <= high ? [low, high] : [MOST, 0];
}

/** The guards of the fields that lie outside; 0 when both are inside. */
export function outside(minutes: number, { low, high }: MinuteWindow): number {
  return ~(((minutes | GUARDS) - low) & (high - minutes)) & GUARDS;
}
