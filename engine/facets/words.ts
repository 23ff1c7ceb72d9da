import { filled, type Steps, type Tally } from './tally.ts';
import type { Facet, FacetOption } from './types.ts';

type RangeUnit = Extract<Facet, { kind: 'range' }>['unit'];

export interface Histogram {
  readonly steps: Steps;
  readonly counts: number[];
}

export function histogram(steps: Steps): Histogram {
  return { steps, counts: filled(steps.count, 0) };
}

export function range(
  id: string,
  unit: RangeUnit,
  { steps, counts }: Histogram,
  selected: readonly [number, number] | undefined,
  exact: boolean,
): Facet {
  const { min, max } = steps;
  return { kind: 'range', id, exact, unit, min, max, histogram: [...counts], selected: selected ?? null };
}

/** Options in the order given. */
export function choose(
  tally: Tally,
  categories: readonly number[],
  value: (category: number) => string,
  selected: (category: number) => boolean,
  label: (category: number) => string | null = () => null,
): FacetOption[] {
  return categories.map((category) => ({
    value: value(category),
    label: label(category),
    count: tally.count[category]!,
    fromMinor: tally.from(category),
    selected: selected(category),
  }));
}

/** Options of all categories, most results first. */
export function ranked(
  tally: Tally,
  values: readonly string[],
  labels: readonly string[],
  wanted: readonly string[] | undefined,
): FacetOption[] {
  const categories = values.map((_, category) => category);
  const chosen = new Set(wanted);
  const list = choose(
    tally,
    categories,
    (category) => values[category]!,
    (category) => chosen.has(values[category]!),
    (category) => labels[category]!,
  );
  return list.sort(byCount);
}

export function byCount(left: FacetOption, right: FacetOption): number {
  return right.count - left.count || (left.value < right.value ? -1 : 1);
}
