import type { ConditionMask } from '#engine/fares';
import { ALLIANCE, CARRIER, failAllBut, failuresOf, maskOf, priceAsked } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';
import type { Book, SideClasses } from './book.ts';

/** What a pair must meet besides what its rows meet alone. */
export interface PairRule {
  /** May these stops go together? Index stops of the first slice * 3 + those of the second. */
  readonly fits: Uint8Array;
  readonly oneTicket: boolean;
  readonly price: readonly [number, number] | undefined;
}

/** Two slices under one set of filters: who fails what, and what a pair must meet. */
export interface Field {
  readonly board: Board;
  readonly book: Book;
  readonly filters: OfferFilters;
  readonly mask: ConditionMask;
  readonly rule: PairRule;
  readonly fails: readonly [Uint16Array, Uint16Array];
  readonly classes: readonly [SideClasses, SideClasses];
  /** The time between the slices is not looked at: it excludes nothing, or there is too much to look at. */
  readonly timeless: boolean;
  readonly sets: Map<number, RowSet>;
  /** Every bit that some row of a side fails. */
  readonly failed: readonly [number, number];
  /** The only row of the first slice that pairs are made of, whoever flies it: asks about airlines are about the others; undefined for any. */
  readonly chosen: number | undefined;
}

export function openField(book: Book, filters: OfferFilters, chosen?: number): Field {
  const { board } = book;
  const mask = maskOf(filters);
  const asked = asksOfRows(filters);
  const all = asked
    ? ([failuresOf(board, 0, filters), failuresOf(board, 1, filters)] as const)
    : ([book.noFailures(0), book.noFailures(1)] as const);
  const fails = chosen === undefined ? all : ([failAllBut(chosen, all[0], CARRIER | ALLIANCE), all[1]] as const);
  return {
    board,
    book,
    filters,
    mask,
    rule: { fits: stopsTable(filters), oneTicket: filters.oneTicket === true, price: priceAsked(filters) },
    fails,
    classes: [book.classes(0, mask), book.classes(1, mask)],
    timeless: book.timeless,
    sets: new Map(),
    failed: [asked || chosen !== undefined ? union(fails[0]) : 0, asked ? union(fails[1]) : 0],
    chosen,
  };
}

/** The same asks under stricter conditions. */
export function reopenField({ book, filters, chosen }: Field, mask: ConditionMask): Field {
  return openField(book, { ...filters, refundable: (mask & 1) !== 0, changeable: (mask & 2) !== 0 }, chosen);
}

/** Does any ask look at the rows of one slice alone? */
function asksOfRows({ price: _price, oneTicket: _oneTicket, limits, ...alone }: OfferFilters): boolean {
  if (limits?.refused) return true;
  return Object.values(alone).some((ask) => ask !== undefined && ask !== false);
}

function union(fails: Uint16Array): number {
  let bits = 0;
  for (let row = 0; row < fails.length; row += 1) bits |= fails[row]!;
  return bits;
}

/** Some rows of one side, and how many of them are of each price class. */
export class RowSet {
  readonly at: number;
  readonly #field: Field;
  readonly #classes: SideClasses;
  #cells: Uint32Array | undefined;
  #rows: Int32Array | undefined;
  readonly #find: (() => Int32Array) | undefined;
  #weight: Float64Array | undefined;
  #present: Int32Array | undefined;

  /** `weight` where the maker knows it already; then the rows may be found when they are asked for. */
  constructor(field: Field, at: number, rows: Int32Array | (() => Int32Array), weight?: Float64Array) {
    this.at = at;
    if (typeof rows === 'function') this.#find = rows;
    else this.#rows = rows;
    this.#field = field;
    this.#classes = field.classes[at]!;
    this.#weight = weight;
  }

  get rows(): Int32Array {
    return (this.#rows ??= this.#find!());
  }

  /** How many of its rows are of each fare case. */
  get cells(): Uint32Array {
    if (!this.#cells) {
      const { rows } = this;
      const { cell, cells, count } = this.#field.board.sides[this.at]!.slice;
      if (rows.length === count) return (this.#cells = cells.rows);
      this.#cells = new Uint32Array(cells.count);
      for (let i = 0; i < rows.length; i += 1) this.#cells[cell[rows[i]!]!]! += 1;
    }
    return this.#cells;
  }

  get weight(): Float64Array {
    return (this.#weight ??= weightOf(this.#classes, this.cells));
  }

  /** Classes that have rows here, ascending. */
  get present(): Int32Array {
    if (!this.#present) {
      const { weight } = this;
      const present = new Int32Array(weight.length);
      let count = 0;
      for (let each = 0; each < weight.length; each += 1) if (weight[each]! > 0) present[count++] = each;
      this.#present = present.subarray(0, count);
    }
    return this.#present;
  }
}

/** How many rows are of each sold price class, from how many are of each fare case. */
export function weightOf({ ofCell, count, sold }: SideClasses, cells: Uint32Array): Float64Array {
  const weight = new Float64Array(count);
  for (let cell = 0; cell < cells.length; cell += 1) weight[ofCell[cell]!]! += cells[cell]!;
  return weight.fill(0, sold);
}

/** The rows of a side that fail nothing but `forgiven`. */
export function passing(field: Field, at: number, forgiven = 0): RowSet {
  const open = forgiven & field.failed[at]!;
  const id = open * 2 + at;
  let set = field.sets.get(id);
  if (!set) {
    const rows = field.failed[at] === open ? field.book.everyRow(at) : rowsThat(field.fails[at]!, open);
    field.sets.set(id, (set = new RowSet(field, at, rows)));
  }
  return set;
}

function rowsThat(fails: Uint16Array, open: number): Int32Array {
  const rows = new Int32Array(fails.length);
  let count = 0;
  for (let row = 0; row < fails.length; row += 1) if ((fails[row]! & ~open) === 0) rows[count++] = row;
  return rows.subarray(0, count);
}

/** The rows of a set that satisfy `also`; the set itself when all do. */
export function among(field: Field, set: RowSet, also: (row: number) => boolean): RowSet {
  const given = set.rows;
  let count = 0;
  while (count < given.length && also(given[count]!)) count += 1;
  if (count === given.length) return set;
  const rows = new Int32Array(given.length - 1);
  rows.set(given.subarray(0, count));
  for (let i = count + 1; i < given.length; i += 1) if (also(given[i]!)) rows[count++] = given[i]!;
  return new RowSet(field, set.at, rows.subarray(0, count));
}

/** May a slice with these stops go with one with those, by the filter on the worse of the two? */
function stopsTable(filters: OfferFilters): Uint8Array {
  return stopsThat((worse) => !filters.stops || filters.stops.includes(worse));
}

export function stopsThat(allowed: (worse: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 9 }, (_, cell) => (allowed(Math.max(Math.floor(cell / 3), cell % 3)) ? 1 : 0));
}
