import type { Problem } from '#contract/core';
import type { ReadPlace } from './resolve-field.ts';

/** What can be seen before the search is asked, to be worded by the page; the rest the search tells itself. */
export type Fault =
  | { readonly kind: 'place'; readonly field: string; readonly typed: string; readonly meant: readonly string[] }
  | {
      readonly kind: 'day';
      readonly field: string;
      readonly typed: string;
      /** Of the way back. */
      readonly back?: true | undefined;
    };

const MEANT = 2;

export function placeFaults(field: string, read: readonly ReadPlace[]): Fault[] {
  if (read.length === 0) return [{ kind: 'place', field, typed: '', meant: [] }];
  return read.flatMap(({ place, typed, suggestions }) =>
    place ? [] : [{ kind: 'place' as const, field, typed, meant: suggestions.slice(0, MEANT).map(({ name }) => name) }],
  );
}

/** All that is wrong at a field; of several places in it each has a problem of its own. */
export function saidAt(problems: readonly Problem[], field: string): string | undefined {
  const here = problems.filter((problem) => problem.field === field || problem.field?.startsWith(`${field}.`));
  return here.map((problem) => problem.localizedDescription).join(' ') || undefined;
}
