/** A fact of a thing that another choice changes, in words. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** Only what is not the same in both. */
export function differing(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ before, now }) => before !== now);
}
