import { SnapshotError } from '#engine/snapshot';

/** A timetable that must not be used: bad input rows, a damaged file or a query outside the stated limits. */
export class TimetableError extends SnapshotError {
  override readonly name = 'TimetableError';
}

export function requireThat(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new TimetableError(message());
}
