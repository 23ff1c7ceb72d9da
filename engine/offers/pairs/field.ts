import type { ConditionMask } from '#engine/fares';
import { failuresOf, maskOf } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';
import type { Orders } from './orders.ts';
import { visitPartners, type Visit } from './partners.ts';
import { tableOf, visitTable } from './table.ts';

/** Two slices under one set of filters: who fails what, and how rows find partners. */
export interface Field {
  readonly board: Board;
  readonly filters: OfferFilters;
  readonly mask: ConditionMask;
  readonly fails: readonly [Uint16Array, Uint16Array];
  readonly orders: Orders;
  /** No pair is too close in time, whichever rows it is made of. */
  readonly timeless: boolean;
}

export function openField(board: Board, orders: Orders, filters: OfferFilters): Field {
  const fails = [failuresOf(board, 0, filters), failuresOf(board, 1, filters)] as const;
  return { board, filters, mask: maskOf(filters), fails, orders, timeless: isTimeless(board) };
}

function isTimeless(board: Board): boolean {
  const [out, back] = board.sides;
  let latest = -Infinity;
  for (const arrival of out!.slice.arrival) if (arrival > latest) latest = arrival;
  let earliest = Infinity;
  for (const departure of back!.slice.departure) if (departure < earliest) earliest = departure;
  return latest + board.turn <= earliest;
}

/** Some rows of one side; lists in price order are made when first needed. */
export class RowSet {
  readonly at: number;
  readonly rows: Int32Array;
  readonly #field: Field;
  #flags: Uint8Array | undefined;
  readonly #sorted: Partial<Record<'oneWay' | 'halfReturn', Int32Array>>;

  /** `sorted` where the maker has the rows in price order already. */
  constructor(
    field: Field,
    at: number,
    rows: Int32Array,
    sorted: Partial<Record<'oneWay' | 'halfReturn', Int32Array>> = {},
  ) {
    this.#field = field;
    this.at = at;
    this.rows = rows;
    this.#sorted = sorted;
  }

  byPrice(kind: 'oneWay' | 'halfReturn'): Int32Array {
    return (this.#sorted[kind] ??= this.pick(this.#field.orders.get(this.at, 'cheapest', kind, this.#field.mask).rows));
  }

  /** The rows of this set in the order given. */
  pick(order: Int32Array): Int32Array {
    const flags = (this.#flags ??= this.#flag());
    const picked = new Int32Array(this.rows.length);
    let count = 0;
    for (let i = 0; i < order.length; i += 1) if (flags[order[i]!] === 1) picked[count++] = order[i]!;
    return picked;
  }

  #flag(): Uint8Array {
    const flags = new Uint8Array(this.#field.board.sides[this.at]!.slice.count);
    for (const row of this.rows) flags[row] = 1;
    return flags;
  }
}

/** The rows of a side that fail nothing but `forgiven` and satisfy `also`. */
export function passing(field: Field, at: number, forgiven = 0, also?: (row: number) => boolean): RowSet {
  const fails = field.fails[at]!;
  const rows = new Int32Array(fails.length);
  let count = 0;
  for (let row = 0; row < fails.length; row += 1) {
    if ((fails[row]! & ~forgiven) === 0 && (!also || also(row))) rows[count++] = row;
  }
  return new RowSet(field, at, rows.subarray(0, count));
}

/** Visits every row of `seekers` with its partners among `partners`, a set of the other side. */
export function visitField(field: Field, seekers: RowSet, partners: RowSet, visit: Visit): void {
  const { board, mask } = field;
  const seeking = board.sides[seekers.at]!;
  const other = board.sides[partners.at]!;
  const common = {
    group: seeking.group,
    halfReturn: seeking.slice.prices('halfReturn', mask),
    oneWay: seeking.slice.prices('oneWay', mask),
  };
  if (field.timeless && !field.filters.price) {
    visitTable({ ...common, rows: seekers.rows }, tableOf(field, partners), visit);
    return;
  }
  const out = seekers.at === 0;
  const { arrival, departure } = seeking.slice;
  visitPartners(
    {
      ...common,
      rows: seekers.rows,
      after: out ? arrival.map((time) => time + board.turn) : departure.map((time) => board.turn - time),
    },
    {
      byOneWay: partners.byPrice('oneWay'),
      byHalfReturn: partners.byPrice('halfReturn'),
      group: other.group,
      stops: other.slice.stops,
      oneWay: other.slice.prices('oneWay', mask),
      halfReturn: other.slice.prices('halfReturn', mask),
      time: out ? other.slice.departure : other.slice.arrival.map((time) => -time),
    },
    board.groups.length,
    field.filters.price,
    visit,
  );
}

/** May a slice with these stops go with one with those, by the filter on the worse of the two? */
export function stopsTable(filters: OfferFilters): Uint8Array {
  const table = new Uint8Array(9);
  for (let cell = 0; cell < 9; cell += 1) {
    const worse = Math.max(Math.floor(cell / 3), cell % 3);
    table[cell] = !filters.stops || filters.stops.includes(worse) ? 1 : 0;
  }
  return table;
}
