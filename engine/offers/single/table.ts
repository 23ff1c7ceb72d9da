import type { ConditionMask } from '#engine/fares';
import { sortKeys } from '../scores.ts';
import type { Board } from '../sides.ts';
import { DAY_STEPS, stepOf } from '#engine/facets';
import { emptyBitmap, type Bitmap } from './bitmap.ts';
import { byOrder, byValue, type ByOrder, type ByValue } from './columns.ts';

/**
 * One slice in the order of (price, duration, row). A price window is a run of positions, the first of any set is its cheapest,
 * and what filters ask of the rest is held as bitmaps: one per value of a column of few values, some on the way up of the others.
 */
export interface SingleTable {
  readonly count: number;
  /** Rows of the side; those without a fare under the mask are left out. */
  readonly rows: Int32Array;
  readonly price: Float64Array;
  readonly group: Uint16Array;
  /** Stops, ends and nights, which many rows share; columns by shape. */
  readonly shape: Uint16Array;
  readonly shapes: Shapes;
  readonly values: Readonly<Record<'group' | 'alliance' | 'stops' | 'from' | 'to' | 'night', ByValue>>;
  /** Of the values of those columns that filters name. */
  readonly names: Readonly<Record<'group' | 'alliance' | 'from' | 'to', readonly string[]>>;
  /** Made when first asked for. */
  times(column: TimeColumn): ByOrder;
  /** Steps of four histograms in one number; see `stepsAt`. */
  readonly steps: Int32Array;
  /** Position in `viaAirports` + 1, 0 none; index 2 * i + k. */
  readonly via: Uint16Array;
  readonly viaAirports: readonly number[];
  /** Prices at which a refund or a change is allowed besides what the mask asks. */
  readonly refund: Ranked;
  readonly change: Ranked;
  readonly scratch: Scratch;
}

export type TimeColumn = 'departureMinute' | 'arrivalMinute' | 'duration' | 'shortestWait' | 'longestWait';

/** Prices by their place among all that occur, so that a window of prices is one of whole numbers; no price comes last. */
export interface Ranked {
  readonly prices: Float64Array;
  readonly rank: Int32Array;
}

/** Columns by shape; airports as positions among the places at which a row of the side begins or ends. */
export interface Shapes {
  readonly count: number;
  readonly stops: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly night: Uint16Array;
}

/** Room for the count in progress. */
export interface Scratch {
  readonly lists: readonly [Int32Array, Int32Array];
  /** One for each ask that a row can fail alone. */
  readonly fails: readonly Bitmap[];
  readonly one: Bitmap;
  readonly two: Bitmap;
  readonly spare: Bitmap;
  readonly none: Bitmap;
  readonly all: Bitmap;
  readonly counters: Readonly<Record<'group' | 'shape' | 'via' | 'step', Counter>>;
}

/** By value of a column: how many positions were met, and the first of them. */
export interface Counter {
  readonly count: Int32Array;
  readonly first: Int32Array;
}

const MOST_ASKS = 13;

/** Eight bits each: 32 steps of departure, arrival, duration and longest wait one after the other, nonstops in the last. */
export const BINS = 128;
const NONSTOP_BIN = 127;

export function singleTable(board: Board, mask: ConditionMask): SingleTable {
  const { slice, group, fromPlaces, toPlaces } = board.sides[0]!;
  const rows = inOrder(board, mask);
  const words = (column: Uint16Array): Uint16Array => gather(column, rows, new Uint16Array(rows.length));
  const groups = words(group);
  const { shape, shapes } = shapesOf(board, rows);
  const via = viaOf(board, rows);
  const ofShape = (column: Uint16Array): Uint16Array => shape.map((each) => column[each]!);
  const { carriers, airports } = board.timetable;
  const none = carriers.allianceName.length;
  const code = (place: number): string => airports.code[board.places[place]!]!;
  const alliance = groups.map((each) => (board.alliance[each]! < 0 ? none : board.alliance[each]!));
  const stops = byValue(ofShape(shapes.stops), 3);
  return {
    count: rows.length,
    rows,
    price: pricesOf(board, rows, mask),
    group: groups,
    shape,
    shapes,
    values: {
      group: byValue(groups, board.groups.length),
      alliance: byValue(alliance, none + 1),
      stops,
      from: byValue(ofShape(shapes.from), fromPlaces.length),
      to: byValue(ofShape(shapes.to), toPlaces.length),
      night: byValue(ofShape(shapes.night), 2),
    },
    names: {
      group: board.groups.map((carrier) => carriers.code[carrier]!),
      alliance: [...carriers.allianceName, ''],
      from: fromPlaces.map(code),
      to: toPlaces.map(code),
    },
    times: timesOf((column) => words(slice[column])),
    steps: rows.map((row) => stepsAt(board, row)),
    ...via,
    refund: ranked(pricesOf(board, rows, (mask | 1) as ConditionMask)),
    change: ranked(pricesOf(board, rows, (mask | 2) as ConditionMask)),
    scratch: scratchFor(rows.length, board.groups.length, shapes.count, via.viaAirports.length),
  };
}

function timesOf(read: (column: TimeColumn) => Uint16Array): SingleTable['times'] {
  const made = new Map<TimeColumn, ByOrder>();
  return (column) => {
    const times = made.get(column) ?? byOrder(read(column));
    made.set(column, times);
    return times;
  };
}

function inOrder(board: Board, mask: ConditionMask): Int32Array {
  const { slice } = board.sides[0]!;
  const { primary, secondary } = sortKeys(board.sides[0]!, 'cheapest', 'oneWay', mask);
  const rows = new Int32Array(slice.count).map((_, row) => row).filter((row) => !Number.isNaN(primary[row]));
  return rows.sort(
    (left, right) => primary[left]! - primary[right]! || secondary[left]! - secondary[right]! || left - right,
  );
}

function pricesOf({ sides }: Board, rows: Int32Array, mask: ConditionMask): Float64Array {
  return gather(sides[0]!.slice.prices('oneWay', mask), rows, new Float64Array(rows.length));
}

function gather<Column extends Uint16Array | Float64Array>(column: Column, rows: Int32Array, into: Column): Column {
  for (let at = 0; at < rows.length; at += 1) into[at] = column[rows[at]!]!;
  return into;
}

function ranked(column: Float64Array): Ranked {
  const rankOf = new Map<number, number>();
  for (let at = 0; at < column.length; at += 1) if (!Number.isNaN(column[at])) rankOf.set(column[at]!, 0);
  const prices = Float64Array.from(rankOf.keys()).sort();
  for (const [rank, price] of prices.entries()) rankOf.set(price, rank);
  const rank = new Int32Array(column.length);
  for (let at = 0; at < column.length; at += 1) rank[at] = rankOf.get(column[at]!) ?? prices.length;
  return { prices, rank };
}

function stepsAt({ sides, scales }: Board, row: number): number {
  const { slice } = sides[0]!;
  const wait = slice.stops[row] === 0 ? NONSTOP_BIN : 96 + stepOf(scales.wait, slice.longestWait[row]!);
  return (
    stepOf(DAY_STEPS, slice.departureMinute[row]!) |
    ((32 + stepOf(DAY_STEPS, slice.arrivalMinute[row]!)) << 8) |
    ((64 + stepOf(scales.duration[0]!, slice.duration[row]!)) << 16) |
    (wait << 24)
  );
}

function shapesOf({ sides, placeOf }: Board, rows: Int32Array): { shape: Uint16Array; shapes: Shapes } {
  const { slice, fromPlaces, toPlaces } = sides[0]!;
  const known = new Map<number, number>();
  const first: number[] = [];
  const shape = new Uint16Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const night = slice.nightWaits[row]! > 0 ? 1 : 0;
    const key = ((slice.from[row]! * 65_536 + slice.to[row]!) * 3 + slice.stops[row]!) * 2 + night;
    let id = known.get(key);
    if (id === undefined) {
      id = first.push(row) - 1;
      known.set(key, id);
    }
    shape[at] = id;
  }
  const column = (read: (row: number) => number): Uint16Array => Uint16Array.from(first, read);
  const shapes = {
    count: first.length,
    stops: column((row) => slice.stops[row]!),
    from: column((row) => fromPlaces.indexOf(placeOf[slice.from[row]!]!)),
    to: column((row) => toPlaces.indexOf(placeOf[slice.to[row]!]!)),
    night: column((row) => (slice.nightWaits[row]! > 0 ? 1 : 0)),
  };
  return { shape, shapes };
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

function counter(values: number): Counter {
  return { count: new Int32Array(values), first: new Int32Array(values) };
}

function scratchFor(count: number, groups: number, shapes: number, airports: number): Scratch {
  return {
    lists: [new Int32Array(count), new Int32Array(count)],
    fails: Array.from({ length: MOST_ASKS }, () => emptyBitmap(count)),
    one: emptyBitmap(count),
    two: emptyBitmap(count),
    spare: emptyBitmap(count),
    none: emptyBitmap(count),
    all: emptyBitmap(count).fill(-1),
    counters: {
      group: counter(groups),
      shape: counter(shapes),
      via: counter(airports + 1),
      step: counter(BINS),
    },
  };
}
