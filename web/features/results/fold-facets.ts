import type { Facet } from '#contract/search';

/** A facet as a page has it: of a long one the first rows and those that are pressed. */
export type FoldedFacet = Facet & {
  /** How many rows there are, where some are left out. */
  readonly of?: number;
};

/** Rows past these are one press away. */
export const FIRST_ROWS = 5;

/** Airlines as their prices stand beside them: the lowest first, what is left with none last. */
function byPrice(facet: Facet): Facet {
  if (facet.kind !== 'options' || !/(^|\.)carriers$/.test(facet.id)) return facet;
  const from = (option: (typeof facet.options)[number]): number => option.from?.amountMinor ?? Infinity;
  return {
    ...facet,
    options: facet.options.toSorted((one, other) => (from(one) === from(other) ? 0 : from(one) - from(other))),
  };
}

/**
 * Leaves out the further rows of every facet that is not in `whole`: a page of its own has them. Rows that another filter `named` stay, for
 * their words. As many rows are left under every filter, some of them disabled: nothing below them moves.
 */
export function foldFacets(
  facets: readonly Facet[],
  whole: readonly string[] = [],
  named: readonly string[] = [],
): readonly FoldedFacet[] {
  return facets.map(byPrice).map((facet) => {
    if (facet.kind !== 'options' || whole.includes(facet.id) || facet.options.length <= FIRST_ROWS) return facet;
    const options = facet.options.filter(
      ({ selected, value }, at) => selected || named.includes(value) || at < FIRST_ROWS,
    );
    return { ...facet, options, ...(options.length < facet.options.length && { of: facet.options.length }) };
  });
}
