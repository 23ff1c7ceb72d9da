import type { ConditionMask } from '#engine/fares';
import { sortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import { DAY_STEPS, stepOf } from '../tally.ts';

/**
 * One slice in price order with what filters ask of a row in two parts: its kind (carrier, stops, airports, nights), which
 * many rows share, and its ranges. Filters judge kinds once, and rows in price order meet their cheapest first.
 */
export interface SingleTable {
  readonly count: number;
  /** Rows of the side by (price, duration, row); those without a fare under the mask are left out. */
  readonly rows: Int32Array;
  readonly price: Float64Array;
  readonly kind: Uint16Array | Uint32Array;
  readonly kinds: Kinds;
  readonly departure: Uint16Array;
  readonly arrival: Uint16Array;
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
  readonly group: number[];
  readonly stops: number[];
  readonly from: number[];
  readonly to: number[];
  readonly night: number[];
}

export const NONSTOP_STEP = 255;

export function singleTable(board: Board, mask: ConditionMask): SingleTable {
  const { slice } = board.sides[0]!;
  const { primary, secondary } = sortKeys(slice, 'cheapest', 'oneWay', mask);
  const rows = Int32Array.from({ length: slice.count }, (_, row) => row).filter((row) => !Number.isNaN(primary[row]));
  rows.sort((left, right) => primary[left]! - primary[right]! || secondary[left]! - secondary[right]! || left - right);
  const bytes = (read: (row: number) => number): Uint8Array => Uint8Array.from(rows, read);
  const words = (column: Uint16Array): Uint16Array => Uint16Array.from(rows, (row) => column[row]!);
  const prices = (bit: 1 | 2): Float64Array => {
    const column = slice.prices('oneWay', (mask | bit) as ConditionMask);
    return Float64Array.from(rows, (row) => column[row]!);
  };
  return {
    count: rows.length,
    rows,
    price: Float64Array.from(rows, (row) => primary[row]!),
    ...kindsOf(board, rows),
    departure: words(slice.departureMinute),
    arrival: words(slice.arrivalMinute),
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

function kindsOf(board: Board, rows: Int32Array): Pick<SingleTable, 'kind' | 'kinds'> {
  const { slice, group } = board.sides[0]!;
  const kinds: Kinds = { group: [], stops: [], from: [], to: [], night: [] };
  const known = new Map<number, number>();
  const kind = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const night = slice.nightWaits[row]! > 0 ? 1 : 0;
    const ends = slice.from[row]! * 65_536 + slice.to[row]!;
    const key = ((ends * 1024 + group[row]!) * 3 + slice.stops[row]!) * 2 + night;
    let id = known.get(key);
    if (id === undefined) {
      id = kinds.group.push(group[row]!) - 1;
      kinds.stops.push(slice.stops[row]!);
      kinds.from.push(slice.from[row]!);
      kinds.to.push(slice.to[row]!);
      kinds.night.push(night);
      known.set(key, id);
    }
    kind[at] = id;
  }
  return { kinds, kind: known.size <= 65_536 ? Uint16Array.from(kind) : kind };
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
