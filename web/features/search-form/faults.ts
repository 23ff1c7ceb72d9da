import type { Problem } from '#contract/core';
import type { PlaceSuggestion } from '#contract/places';
import type { ReadPlace } from './resolve-field.ts';

/** What can be seen before the search is asked, to be worded by the page; the rest the search tells itself. */
export type Fault =
  | {
      readonly kind: 'place';
      readonly field: string;
      readonly typed: string;
      /** As somebody may type each. */
      readonly meant: readonly string[];
      /** More than one is called so. */
      readonly several?: boolean;
    }
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
  return read.flatMap(({ place, typed, suggestions }) => {
    const shown = suggestions.slice(0, MEANT);
    const several = shown.length > 1 && shown.every((one) => isCalled(one, typed));
    return place ? [] : [{ kind: 'place' as const, field, typed, meant: shown.map(typedAs), several }];
  });
}

function isCalled({ name, cityName, matched }: PlaceSuggestion, typed: string): boolean {
  return [name, cityName, matched].some((one) => one?.toLowerCase() === typed.trim().toLowerCase());
}

function typedAs({ name, code, countryName }: PlaceSuggestion): string {
  return code ? `${name} (${code})` : `${name}, ${countryName}`;
}

/** All that is wrong at a field; of several places in it each has a problem of its own. */
export function saidAt(problems: readonly Problem[], field: string): string | undefined {
  const here = problems.filter((problem) => problem.field === field || problem.field?.startsWith(`${field}.`));
  return here.map((problem) => problem.localizedDescription).join(' ') || undefined;
}
