import { relaxations } from '#engine/facets';
import type { ConditionMask } from '#engine/fares';
import { certificateOf } from '../certificate.ts';
import { facetsOf, type Counts } from '../facets.ts';
import { maskOf } from '../failures.ts';
import { withoutOne } from '../relax.ts';
import { offerRow, winnerOf } from '../rows.ts';
import { sortKeys, type SortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import { SORTS, type OfferScan, type OfferSearch, type OfferView, type Sort, type ViewAsk } from '../types.ts';
import { countSingle, type SingleCount } from './count.ts';
import { pickBest } from './pick.ts';
import { singleTable, type SingleTable } from './table.ts';

/** Views over one slice. */
export function viewsOfSingle(board: Board, currency: string): Pick<OfferSearch, 'scan' | 'view'> {
  const book = new Book(board);
  return {
    scan: (ask) => scanOf(board, book, ask).scan,
    view: (ask) => viewOf(board, book, ask, currency),
  };
}

/** Tables and sort keys by mask, made when first needed. */
class Book {
  readonly #board: Board;
  readonly #tables = new Map<ConditionMask, SingleTable>();
  readonly #keys = new Map<string, SortKeys>();

  constructor(board: Board) {
    this.#board = board;
  }

  table(mask: ConditionMask): SingleTable {
    const table = this.#tables.get(mask) ?? singleTable(this.#board, mask);
    this.#tables.set(mask, table);
    return table;
  }

  keys(sort: Sort, mask: ConditionMask): SortKeys {
    const id = `${sort} ${mask}`;
    const keys = this.#keys.get(id) ?? sortKeys(this.#board.sides[0]!, sort, 'oneWay', mask);
    this.#keys.set(id, keys);
    return keys;
  }
}

interface Scanned {
  readonly scan: OfferScan;
  readonly best: (sort: Sort, offset: number, limit: number) => readonly number[];
}

function scanOf(board: Board, book: Book, { sort, filters, offset, limit }: ViewAsk): Scanned {
  const mask = maskOf(filters);
  const table = book.table(mask);
  const { counts, total, fromMinor, passing } = countSingle(board, table, filters);
  const exact = board.sides[0]!.slice.batch.certificate.complete;
  const stated: Counts = { ...counts, exact, priceExact: exact };
  const best = bestOf(book, mask, table, passing);
  const listed = best(sort, offset, limit);
  return {
    scan: {
      total,
      fromMinor: total > 0 ? fromMinor : null,
      listed: listed.map((row) => [row]),
      facets: () => facetsOf(board, filters, stated),
    },
    best,
  };
}

function bestOf(book: Book, mask: ConditionMask, table: SingleTable, passing: SingleCount['passing']): Scanned['best'] {
  const rowsOf = (list: Int32Array): Int32Array => list.map((at) => table.rows[at]!);
  let all: Int32Array | undefined;
  return (sort, offset, limit) => {
    if (sort === 'cheapest') return [...rowsOf(passing.subarray(offset, offset + limit))];
    all ??= rowsOf(passing);
    return [...pickBest(all, book.keys(sort, mask), offset + limit).subarray(offset)];
  };
}

function viewOf(board: Board, book: Book, ask: ViewAsk, currency: string): OfferView {
  const { slice } = board.sides[0]!;
  const { limits } = ask.filters;
  const mask = maskOf(ask.filters);
  const unfiltered = limits ? countSingle(board, book.table(0), { limits }).total : slice.count;
  const { scan, best } = scanOf(board, book, ask);
  const winners = SORTS.flatMap((sort) =>
    best(sort, 0, 1).map((row) => winnerOf(offerRow(board, [row], mask, currency), sort)),
  );
  return {
    rows: scan.listed.map((rows) => offerRow(board, rows, mask, currency)),
    total: scan.total,
    listed: scan.total,
    exact: slice.batch.certificate.complete,
    unfiltered,
    facets: scan.facets(),
    sorts: winners,
    relax:
      scan.total > 0
        ? []
        : relaxations(withoutOne(ask.filters), (fewer) => countSingle(board, book.table(maskOf(fewer)), fewer)),
    certificate: certificateOf(board, slice.count),
    trips: [],
    chosen: [],
  };
}
