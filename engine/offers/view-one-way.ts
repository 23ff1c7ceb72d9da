import { certificateOf } from './certificate.ts';
import { facetsOf } from './facets.ts';
import { failuresOf, maskOf } from './failures.ts';
import { countOneWay } from './one-way.ts';
import { pickBest } from './pick.ts';
import { relaxations } from './relax.ts';
import { offerRow, winnerOf } from './rows.ts';
import { sortKeys } from './scores.ts';
import type { Board } from './sides.ts';
import { SORTS, type OfferFilters, type OfferView, type ViewAsk } from './types.ts';

/** Views over one slice. */
export function viewOneWay(board: Board, currency: string): (ask: ViewAsk) => OfferView {
  const { slice } = board.sides[0]!;
  const { complete } = slice.batch.certificate;
  return ({ sort, filters, offset, limit }) => {
    const mask = maskOf(filters);
    const fails = failuresOf(board, 0, filters);
    const { counts, total } = countOneWay(board, filters, fails);
    const keys = sortKeys(slice, sort, 'oneWay', mask);
    const picked = pickBest(fails, keys, offset + limit).slice(offset);
    const winners = SORTS.flatMap((each) => {
      const [row] = pickBest(fails, sortKeys(slice, each, 'oneWay', mask), 1);
      return row === undefined ? [] : [winnerOf(offerRow(board, [row], mask, currency), each)];
    });
    return {
      rows: picked.map((row) => offerRow(board, [row], mask, currency)),
      total,
      exact: complete,
      unfiltered: slice.count,
      facets: facetsOf(board, filters, { ...counts, exact: complete, priceExact: complete }),
      sorts: winners,
      relax: total > 0 ? [] : relaxations(filters, (fewer) => countOf(board, fewer)),
      certificate: certificateOf(board, slice.count),
    };
  };
}

function countOf(board: Board, filters: OfferFilters): { total: number; fromMinor: number } {
  return countOneWay(board, filters, failuresOf(board, 0, filters));
}
