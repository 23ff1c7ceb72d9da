import type { Slice } from '#contract/search';

/** The airlines of its tickets, by code. */
export function sellersOf({ slices }: { readonly slices: readonly Pick<Slice, 'ticketing'>[] }): string[] {
  return [...new Set(slices.map(({ ticketing }) => ticketing.code))];
}
