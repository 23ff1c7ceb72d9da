import { NO_AIRPORT, priceSlice, type PricedSlice } from '#engine/fares';
import { penaltyOf, type BestTerms } from '#engine/ranking';
import type { Timetable } from '#engine/timetable';
import { extent, stepsOver, type Steps } from '#engine/facets';
import type { OfferSearchInput } from './types.ts';

/** One priced slice with the codes that filters and facets speak of. */
export interface Side {
  readonly slice: PricedSlice;
  /** What Best adds to the price of each row. */
  readonly penalty: Float64Array;
  /** Ticketing carriers of both slices, numbered densely and alike. */
  readonly group: Uint16Array;
  /** The same by fare case. */
  readonly groupOfCell: Uint16Array;
  /** What occurs in its columns: numbers of stops, carriers, and first and last airports as positions among the board's places. */
  readonly stopsSeen: readonly number[];
  readonly groupsSeen: ReadonlySet<number>;
  readonly fromPlaces: readonly number[];
  readonly toPlaces: readonly number[];
}

/** Both sides with what they share. */
export interface Board {
  readonly timetable: Timetable;
  readonly best: BestTerms;
  readonly sides: readonly Side[];
  /** Timetable carrier row per group. */
  readonly groups: readonly number[];
  /** Alliance row per group, -1 none. */
  readonly alliance: readonly number[];
  readonly turn: number;
  /** Airport rows that occur, and the position of each airport row among them (-1 none). */
  readonly places: readonly number[];
  readonly placeOf: Int16Array;
  readonly scales: Scales;
}

/** Scales of the histograms: over all rows, so that they stay when filters change. */
export interface Scales {
  readonly wait: Steps;
  /** By side. */
  readonly duration: readonly Steps[];
}

/** Prices all slices and numbers their carriers. */
export function openBoard(input: OfferSearchInput): Board {
  const { timetable, best } = input;
  const slices = input.batches.map((batch, index) => priceSlice(input, input.ask, index, batch));
  const dense = new Map<number, number>();
  const groupsOf = slices.map((slice) => groupRows(slice, dense));
  const groups = [...dense.keys()];
  const alliance = groups.map((carrier) => timetable.carriers.alliance[carrier]!);
  const { places, placeOf } = placesOf(timetable, slices);
  const sides = slices.map((slice, at) => ({
    slice,
    penalty: penaltiesOf(slice, best),
    ...groupsOf[at]!,
    stopsSeen: seen([slice.cells.stops]),
    groupsSeen: new Set(groupsOf[at]!.groupOfCell),
    fromPlaces: seen([slice.cells.from]).map((airport) => placeOf[airport]!),
    toPlaces: seen([slice.cells.to]).map((airport) => placeOf[airport]!),
  }));
  const turn = input.minTurnMinutes ?? 0;
  return { timetable, best, sides, groups, alliance, turn, places, placeOf, scales: scalesOf(slices) };
}

function penaltiesOf(slice: PricedSlice, best: BestTerms): Float64Array {
  const { count, duration, stops, nightWaits, departureMinute, arrivalMinute } = slice;
  const penalty = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    penalty[row] = penaltyOf(
      best,
      duration[row]!,
      stops[row]!,
      nightWaits[row]!,
      departureMinute[row]!,
      arrivalMinute[row]!,
    );
  }
  return penalty;
}

/** The values that occur in columns, ascending. */
function seen(columns: readonly (Uint8Array | Uint16Array)[]): number[] {
  const known = new Uint8Array(NO_AIRPORT + 1);
  for (const column of columns) for (let at = 0; at < column.length; at += 1) known[column[at]!] = 1;
  const values: number[] = [];
  for (let value = known.indexOf(1); value >= 0; value = known.indexOf(1, value + 1)) values.push(value);
  return values;
}

function placesOf(timetable: Timetable, slices: readonly PricedSlice[]): Pick<Board, 'places' | 'placeOf'> {
  const placeOf = new Int16Array(timetable.airports.count).fill(-1);
  const places = seen(slices.flatMap(({ cells, via }) => [cells.from, cells.to, via]));
  if (places.at(-1) === NO_AIRPORT) places.pop();
  for (const [place, airport] of places.entries()) placeOf[airport] = place;
  return { places, placeOf };
}

const CONNECTION_STEPS = 12;

function scalesOf(slices: readonly PricedSlice[]): Scales {
  const longest = slices.map((slice) => extent(slice.longestWait)[1]);
  return {
    wait: stepsOver(0, Math.max(0, ...longest), CONNECTION_STEPS),
    duration: slices.map((slice) => stepsOver(...extent(slice.duration))),
  };
}

function groupRows({ cell, cells }: PricedSlice, dense: Map<number, number>): Pick<Side, 'group' | 'groupOfCell'> {
  const groupOf = new Uint16Array(cells.count);
  const { carrier } = cells;
  for (let each = 0; each < groupOf.length; each += 1) {
    const known = dense.get(carrier[each]!) ?? dense.size;
    dense.set(carrier[each]!, known);
    groupOf[each] = known;
  }
  const group = new Uint16Array(cell.length);
  for (let row = 0; row < cell.length; row += 1) group[row] = groupOf[cell[row]!]!;
  return { group, groupOfCell: groupOf };
}
