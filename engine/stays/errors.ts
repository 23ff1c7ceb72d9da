import { SnapshotError } from '#engine/snapshot';

/** A world of stays that must not be used, or an ask outside the stated limits. */
export class StayError extends SnapshotError {
  override readonly name = 'StayError';
}

export function requireStay(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new StayError(message());
}

/** A whole number from `low` to `high`. */
export function within(value: number, low: number, high: number, what: () => string): number {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new StayError(`${what()} is ${value}, wanted a whole number from ${low} to ${high}`);
  }
  return value;
}
