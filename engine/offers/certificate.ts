import type { Board } from './sides.ts';
import type { OfferCertificate } from './types.ts';

/** With two slices no more rows than these are ever listed; the counts still cover all. */
export const MOST_PAIRS = 200;

export function certificateOf(board: Board, combinations: number): OfferCertificate {
  const slices = board.sides.map(({ slice }) => {
    const { cabotage, abroad } = slice.leftOut;
    const domestic = [
      { bound: 'cabotage', count: cabotage },
      { bound: 'abroad', count: abroad },
    ].filter(({ count }) => count > 0);
    const { certificate } = slice.batch;
    return {
      ...certificate,
      pruned: [...certificate.pruned, ...domestic],
      unsellable: slice.batch.count - slice.count - cabotage - abroad,
    };
  });
  return {
    complete: slices.every((slice) => slice.complete),
    slices,
    combinations,
    priced: board.sides.reduce((total, { slice }) => total + slice.count, 0),
    limits: board.sides.length === 2 ? { listedPairs: MOST_PAIRS } : {},
  };
}
