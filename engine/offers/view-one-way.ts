import type { ConditionMask } from '#engine/fares';
import { certificateOf } from './certificate.ts';
import { facetsOf, type Counts } from './facets.ts';
import { failuresOf, maskOf } from './failures.ts';
import { countOneWay } from './one-way.ts';
import { pickBest } from './pick.ts';
import { relaxations } from './relax.ts';
import { offerRow, winnerOf } from './rows.ts';
import { sortKeys, type SortKeys } from './scores.ts';
import type { Board } from './sides.ts';
import { SORTS, type OfferFilters, type OfferScan, type OfferView, type Sort, type ViewAsk } from './types.ts';
import type { Views } from './view-pairs.ts';

/** Views over one slice. */
export function viewsOfOneWay(board: Board, currency: string): Views {
  const known = new Map<string, SortKeys>();
  const keysOf = (sort: Sort, mask: ConditionMask): SortKeys => {
    const keys = known.get(`${sort} ${mask}`) ?? sortKeys(board.sides[0]!.slice, sort, 'oneWay', mask);
    known.set(`${sort} ${mask}`, keys);
    return keys;
  };
  return {
    scan: (ask) => scanOneWay(board, ask, keysOf).scan,
    view: (ask) => viewOneWay(board, currency, ask, keysOf),
  };
}

type KeysOf = (sort: Sort, mask: ConditionMask) => SortKeys;

function scanOneWay(board: Board, ask: ViewAsk, keysOf: KeysOf): { scan: OfferScan; fails: Uint16Array } {
  const { sort, filters, offset, limit } = ask;
  const { complete } = board.sides[0]!.slice.batch.certificate;
  const fails = failuresOf(board, 0, filters);
  const { counts, total, fromMinor } = countOneWay(board, filters, fails);
  const listed = pickBest(fails, keysOf(sort, maskOf(filters)), offset + limit).slice(offset);
  const stated: Counts = { ...counts, exact: complete, priceExact: complete };
  const facets = () => facetsOf(board, filters, stated);
  return {
    scan: { total, fromMinor: total > 0 ? fromMinor : null, listed: listed.map((row) => [row]), facets },
    fails,
  };
}

function viewOneWay(board: Board, currency: string, ask: ViewAsk, keysOf: KeysOf): OfferView {
  const { slice } = board.sides[0]!;
  const { filters } = ask;
  const mask = maskOf(filters);
  const { scan, fails } = scanOneWay(board, ask, keysOf);
  const winners = SORTS.flatMap((each) => {
    const [row] = pickBest(fails, keysOf(each, mask), 1);
    return row === undefined ? [] : [winnerOf(offerRow(board, [row], mask, currency), each)];
  });
  return {
    rows: scan.listed.map((rows) => offerRow(board, rows, mask, currency)),
    total: scan.total,
    exact: slice.batch.certificate.complete,
    unfiltered: slice.count,
    facets: scan.facets(),
    sorts: winners,
    relax: scan.total > 0 ? [] : relaxations(filters, (fewer) => countOf(board, fewer)),
    certificate: certificateOf(board, slice.count),
  };
}

function countOf(board: Board, filters: OfferFilters): { total: number; fromMinor: number } {
  return countOneWay(board, filters, failuresOf(board, 0, filters));
}
