import type { Relaxation } from './types.ts';

/** For an empty list: what each fewer set of filters would show, most results first. */
export function relaxations<Filters>(
  without: readonly { readonly filter: string; readonly fewer: Filters }[],
  count: (filters: Filters) => { readonly total: number; readonly fromMinor: number },
): Relaxation[] {
  return without
    .map(({ filter, fewer }) => {
      const { total, fromMinor } = count(fewer);
      return { filter, count: total, fromMinor: total > 0 ? fromMinor : null };
    })
    .sort((left, right) => right.count - left.count);
}
