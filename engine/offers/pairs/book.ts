import { priceClasses, type ConditionMask, type FareKind, type PriceClasses } from '#engine/fares';
import { sortKeys, type SortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import { extent } from '#engine/facets';
import { byEnds, changesAirports, type EndClasses } from './by-ends.ts';
import { minutesOf } from './minutes.ts';
import type { Sort } from '../types.ts';

/** The price classes of a side with their carriers as groups of the board. */
export interface SideClasses extends PriceClasses {
  readonly group: Uint16Array;
  /** Classes that are sold: the first so many. */
  readonly sold: number;
  /** Sold classes of group g, ascending by one-way price and by half-return price: `start[g] .. start[g + 1]`. */
  readonly byOneWay: Int32Array;
  readonly byHalfReturn: Int32Array;
  readonly start: Int32Array;
}

/** What views of one board share: worked out when first needed, then kept. */
export class Book {
  readonly board: Board;
  /** No pair is too close in time, whichever rows it is made of. */
  readonly timeless: boolean;
  /** Some pairs change airports between their slices and others do not, or all do. */
  readonly changes: boolean;
  readonly #classes = new Map<string, SideClasses>();
  readonly #ends = new Map<string, EndClasses>();
  readonly #keys = new Map<string, SortKeys>();
  readonly #noFailures: (Uint16Array | undefined)[] = [];
  readonly #everyRow: (Int32Array | undefined)[] = [];
  readonly #byTime: (Int32Array | undefined)[] = [];
  readonly #rank: (Int32Array | undefined)[] = [];

  constructor(board: Board) {
    this.board = board;
    this.timeless = isTimeless(board);
    this.changes = changesAirports(board);
  }

  classes(at: number, mask: ConditionMask): SideClasses {
    const id = `${at} ${mask}`;
    let classes = this.#classes.get(id);
    if (!classes) this.#classes.set(id, (classes = sideClasses(this.board, at, mask)));
    return classes;
  }

  ends(at: number, mask: ConditionMask): EndClasses {
    const id = `${at} ${mask}`;
    let ends = this.#ends.get(id);
    if (!ends) this.#ends.set(id, (ends = byEnds(this.board.sides[at]!.slice, this.classes(at, mask))));
    return ends;
  }

  keys(at: number, sort: Sort, kind: FareKind, mask: ConditionMask): SortKeys {
    const id = `${at} ${sort} ${kind} ${mask}`;
    let keys = this.#keys.get(id);
    if (!keys) this.#keys.set(id, (keys = sortKeys(this.board.sides[at]!, sort, kind, mask)));
    return keys;
  }

  /** What rows fail where nothing is asked of them. */
  noFailures(at: number): Uint16Array {
    return (this.#noFailures[at] ??= new Uint16Array(this.board.sides[at]!.slice.count));
  }

  everyRow(at: number): Int32Array {
    return (this.#everyRow[at] ??= rowNumbers(this.board.sides[at]!.slice.count));
  }

  /** Rows as they end (first slice) or start (second slice), earliest first. */
  byTime(at: number): Int32Array {
    return (this.#byTime[at] ??= sortedByTime(this.board, at));
  }

  /** Position of each row in `byTime`. */
  timeRank(at: number): Int32Array {
    let rank = this.#rank[at];
    if (!rank) {
      const order = this.byTime(at);
      this.#rank[at] = rank = new Int32Array(order.length);
      for (let i = 0; i < order.length; i += 1) rank[order[i]!] = i;
    }
    return rank;
  }
}

function rowNumbers(count: number): Int32Array {
  const rows = new Int32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
}

function isTimeless(board: Board): boolean {
  const [out, back] = board.sides;
  const [, latest] = extent(out!.slice.arrival);
  const [earliest] = extent(back!.slice.departure);
  return latest + board.turn <= earliest;
}

/** Dealt by minute: rows of one minute in their own order. */
function sortedByTime(board: Board, at: number): Int32Array {
  const { partner, length } = minutesOf(board, at);
  const next = new Int32Array(length + 1);
  for (let row = 0; row < partner.length; row += 1) next[partner[row]! + 1]! += 1;
  for (let minute = 0; minute < length; minute += 1) next[minute + 1]! += next[minute]!;
  const order = new Int32Array(partner.length);
  for (let row = 0; row < partner.length; row += 1) {
    order[next[partner[row]!]!] = row;
    next[partner[row]!]! += 1;
  }
  return order;
}

function sideClasses(board: Board, at: number, mask: ConditionMask): SideClasses {
  const classes = priceClasses(board.sides[at]!.slice, mask);
  const groupOf = new Map(board.groups.map((carrier, group) => [carrier, group]));
  const group = Uint16Array.from(classes.carrier, (carrier) => groupOf.get(carrier)!);
  let sold = classes.count;
  while (sold > 0 && Number.isNaN(classes.oneWay[sold - 1])) sold -= 1;
  const start = new Int32Array(board.groups.length + 1);
  for (let each = 0; each < sold; each += 1) start[group[each]! + 1]! += 1;
  for (let each = 0; each < board.groups.length; each += 1) start[each + 1]! += start[each]!;
  const next = start.slice();
  const byOneWay = new Int32Array(sold);
  for (let each = 0; each < sold; each += 1) {
    byOneWay[next[group[each]!]!] = each;
    next[group[each]!]! += 1;
  }
  const { halfReturn } = classes;
  const byHalfReturn = byOneWay
    .slice()
    .sort((a, b) => group[a]! - group[b]! || halfReturn[a]! - halfReturn[b]! || a - b);
  const { count, ofCell, carrier, stops, oneWay } = classes;
  return {
    get of() {
      return classes.of;
    },
    count,
    ofCell,
    carrier,
    stops,
    oneWay,
    halfReturn,
    group,
    sold,
    byOneWay,
    byHalfReturn,
    start,
  };
}
