import type { ConditionMask } from '#engine/fares';
import { sortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import { DAY_STEPS, stepOf } from '#engine/facets';
import { packMinutes } from './minutes.ts';

/**
 * One slice by kind (carrier, stops, airports, nights), which many rows share, and within a kind by price. Filters judge kinds
 * once, so rows of kinds that fail two asks are never looked at, and rows of a kind meet their cheapest first.
 */
export interface SingleTable {
  readonly count: number;
  /** Rows of the side; those without a fare under the mask are left out. */
  readonly rows: Int32Array;
  /** Rows of kind k: `start[k] .. start[k + 1]`. */
  readonly start: Int32Array;
  readonly kinds: Kinds;
  readonly price: Float64Array;
  /** Place in the order of (price, duration, row). */
  readonly rank: Int32Array;
  /** Minutes of departure and arrival in one number; see `minutes.ts`. */
  readonly minutes: Int32Array;
  readonly duration: Uint16Array;
  readonly shortestWait: Uint16Array;
  readonly longestWait: Uint16Array;
  /** Steps of the histograms; `waitStep` 255 for nonstops. */
  readonly departureStep: Uint8Array;
  readonly arrivalStep: Uint8Array;
  readonly durationStep: Uint8Array;
  readonly waitStep: Uint8Array;
  /** Position in `viaAirports` + 1, 0 none; index 2 * i + k. */
  readonly via: Uint16Array;
  readonly viaAirports: readonly number[];
  /** Prices at which a refund or a change is allowed besides what the mask asks. */
  readonly refundable: Float64Array;
  readonly changeable: Float64Array;
  /** Two lists of positions for the count in progress. */
  readonly scratch: readonly [Int32Array, Int32Array];
}

/** Columns by kind. */
export interface Kinds {
  readonly group: Uint16Array;
  readonly stops: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly night: Uint16Array;
}

export const NONSTOP_STEP = 255;

export function singleTable(board: Board, mask: ConditionMask): SingleTable {
  const { slice } = board.sides[0]!;
  const { primary, secondary } = sortKeys(slice, 'cheapest', 'oneWay', mask);
  const byPrice = new Int32Array(slice.count).map((_, row) => row).filter((row) => !Number.isNaN(primary[row]));
  byPrice.sort(
    (left, right) => primary[left]! - primary[right]! || secondary[left]! - secondary[right]! || left - right,
  );
  const { kinds, start, order: rank } = byKind(board, byPrice);
  const rows = rank.map((at) => byPrice[at]!);
  const bytes = (read: (row: number) => number): Uint8Array => Uint8Array.from(rows, read);
  const words = (column: Uint16Array): Uint16Array => Uint16Array.from(rows, (row) => column[row]!);
  const prices = (bit: 0 | 1 | 2): Float64Array => {
    const column = slice.prices('oneWay', (mask | bit) as ConditionMask);
    return Float64Array.from(rows, (row) => column[row]!);
  };
  return {
    count: rows.length,
    rows,
    start,
    kinds,
    price: prices(0),
    rank,
    minutes: rows.map((row) => packMinutes(slice.departureMinute[row]!, slice.arrivalMinute[row]!)),
    duration: words(slice.duration),
    shortestWait: words(slice.shortestWait),
    longestWait: words(slice.longestWait),
    departureStep: bytes((row) => stepOf(DAY_STEPS, slice.departureMinute[row]!)),
    arrivalStep: bytes((row) => stepOf(DAY_STEPS, slice.arrivalMinute[row]!)),
    durationStep: bytes((row) => stepOf(board.scales.duration[0]!, slice.duration[row]!)),
    waitStep: bytes((row) =>
      slice.stops[row] === 0 ? NONSTOP_STEP : stepOf(board.scales.wait, slice.longestWait[row]!),
    ),
    ...viaOf(board, rows),
    refundable: prices(1),
    changeable: prices(2),
    scratch: [new Int32Array(rows.length), new Int32Array(rows.length)],
  };
}

/** Positions of the list by kind, each kind in the order of the list. */
function byKind(board: Board, list: Int32Array): { kinds: Kinds; start: Int32Array; order: Int32Array } {
  const { slice, group } = board.sides[0]!;
  const first: number[] = [];
  const known = new Map<number, number>();
  const kind = new Int32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const row = list[at]!;
    const night = slice.nightWaits[row]! > 0 ? 1 : 0;
    const ends = slice.from[row]! * 65_536 + slice.to[row]!;
    const key = ((ends * 1024 + group[row]!) * 3 + slice.stops[row]!) * 2 + night;
    let id = known.get(key);
    if (id === undefined) {
      id = first.push(row) - 1;
      known.set(key, id);
    }
    kind[at] = id;
  }
  const start = new Int32Array(known.size + 1);
  for (const id of kind) start[id + 1]! += 1;
  for (let id = 0; id < known.size; id += 1) start[id + 1]! += start[id]!;
  const next = start.slice();
  const order = new Int32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    order[next[kind[at]!]!] = at;
    next[kind[at]!]! += 1;
  }
  const column = (read: (row: number) => number): Uint16Array => Uint16Array.from(first, read);
  const kinds = {
    group: column((row) => group[row]!),
    stops: column((row) => slice.stops[row]!),
    from: column((row) => slice.from[row]!),
    to: column((row) => slice.to[row]!),
    night: column((row) => (slice.nightWaits[row]! > 0 ? 1 : 0)),
  };
  return { kinds, start, order };
}

function viaOf({ sides }: Board, rows: Int32Array): Pick<SingleTable, 'via' | 'viaAirports'> {
  const { slice } = sides[0]!;
  const airports = slice.via;
  const known = new Map<number, number>();
  const via = new Uint16Array(2 * rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    for (let k = 0; k < slice.stops[rows[at]!]!; k += 1) {
      const airport = airports[2 * rows[at]! + k]!;
      let id = known.get(airport);
      if (id === undefined) known.set(airport, (id = known.size + 1));
      via[2 * at + k] = id;
    }
  }
  return { via, viaAirports: [...known.keys()] };
}
