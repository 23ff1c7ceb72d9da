/** A places snapshot that cannot be used; build it again. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(reason: string) {
    super(`Places snapshot unusable: ${reason}`);
  }
}

/** Input rows that contradict each other; a fault of the builder's caller. */
export class PlaceInputError extends Error {
  override readonly name = 'PlaceInputError';
}
