/** A fact of a thing that another choice changes, in words, a line each. */
export interface Change {
  readonly label: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** Only what is not the same in both. */
export function differing(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ before, now }) => before.join('\n') !== now.join('\n'));
}
