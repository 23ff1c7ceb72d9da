import type { ConditionMask } from '#engine/fares';
import { failuresOf, maskOf } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';
import { visitPartners, type Visit } from './partners.ts';

/** Rows of a board in ascending order of price, by side, ticket kind and mask; sorted once. */
export class PriceOrders {
  readonly #board: Board;
  readonly #orders = new Map<string, Int32Array>();

  constructor(board: Board) {
    this.#board = board;
  }

  get(at: number, kind: 'oneWay' | 'halfReturn', mask: ConditionMask): Int32Array {
    const key = `${at}${kind}${mask}`;
    let order = this.#orders.get(key);
    if (!order) {
      const { slice } = this.#board.sides[at]!;
      const prices = slice.prices(kind, mask);
      order = Int32Array.from({ length: slice.count }, (_, row) => row);
      order.sort((left, right) => prices[left]! - prices[right]! || left - right);
      this.#orders.set(key, order);
    }
    return order;
  }
}

/** Two slices under one set of filters: who fails what, and how rows find partners. */
export interface Field {
  readonly board: Board;
  readonly filters: OfferFilters;
  readonly mask: ConditionMask;
  readonly fails: readonly [Uint16Array, Uint16Array];
  readonly orders: PriceOrders;
}

export function openField(board: Board, orders: PriceOrders, filters: OfferFilters): Field {
  const fails = [failuresOf(board, 0, filters), failuresOf(board, 1, filters)] as const;
  return { board, filters, mask: maskOf(filters), fails, orders };
}

/** 1 for rows of a side that fail nothing but `forgiven` and satisfy `also`. */
export function passing(field: Field, at: number, forgiven = 0, also?: (row: number) => boolean): Uint8Array {
  const fails = field.fails[at]!;
  const flags = new Uint8Array(fails.length);
  for (let row = 0; row < fails.length; row += 1) {
    if ((fails[row]! & ~forgiven) === 0 && (!also || also(row))) flags[row] = 1;
  }
  return flags;
}

/** Visits every flagged row of side `at` with its partners among the flagged rows of the other side. */
export function visitField(field: Field, at: 0 | 1, seekers: Uint8Array, partners: Uint8Array, visit: Visit): void {
  const { board, mask, orders } = field;
  const seeking = board.sides[at]!;
  const other = board.sides[1 - at]!;
  visitPartners(
    {
      rows: kept(seekers),
      group: seeking.group,
      halfReturn: seeking.slice.prices('halfReturn', mask),
      oneWay: seeking.slice.prices('oneWay', mask),
      after:
        at === 0
          ? seeking.slice.arrival.map((arrival) => arrival + board.turn)
          : negated(seeking.slice.departure, board.turn),
    },
    {
      byOneWay: orders.get(1 - at, 'oneWay', mask).filter((row) => partners[row] === 1),
      byHalfReturn: orders.get(1 - at, 'halfReturn', mask).filter((row) => partners[row] === 1),
      group: other.group,
      stops: other.slice.stops,
      oneWay: other.slice.prices('oneWay', mask),
      halfReturn: other.slice.prices('halfReturn', mask),
      time: at === 0 ? other.slice.departure : negated(other.slice.arrival, 0),
    },
    board.groups.length,
    field.filters.price,
    visit,
  );
}

function negated(times: Int32Array, plus: number): Int32Array {
  return times.map((time) => plus - time);
}

function kept(flags: Uint8Array): Int32Array {
  let count = 0;
  for (const flag of flags) count += flag;
  const rows = new Int32Array(count);
  count = 0;
  for (let row = 0; row < flags.length; row += 1) if (flags[row] === 1) rows[count++] = row;
  return rows;
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
