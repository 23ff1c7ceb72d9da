/** A snapshot that must not be used: bad input rows or a damaged file. */
export class SnapshotError extends Error {
  override readonly name: string = 'SnapshotError';
}

export function requireSound(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new SnapshotError(message());
}
