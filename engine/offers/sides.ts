import { NO_AIRPORT, priceSlice, type PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import { extent, stepsOver, type Steps } from './tally.ts';
import type { OfferSearchInput } from './types.ts';

/** One priced slice with the codes that filters and facets speak of. */
export interface Side {
  readonly slice: PricedSlice;
  /** Ticketing carriers of both slices, numbered densely and alike. */
  readonly group: Uint16Array;
  /** What occurs in its columns: numbers of stops, and first and last airports as positions among the board's places. */
  readonly stopsSeen: readonly number[];
  readonly fromPlaces: readonly number[];
  readonly toPlaces: readonly number[];
}

/** Both sides with what they share. */
export interface Board {
  readonly timetable: Timetable;
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
  const { timetable } = input;
  const slices = input.batches.map((batch, index) => priceSlice(input, input.ask, index, batch));
  const dense = new Map<number, number>();
  const groupsOf = slices.map((slice) => groupRows(slice, dense));
  const groups = [...dense.keys()];
  const alliance = groups.map((carrier) => timetable.carriers.alliance[carrier]!);
  const { places, placeOf } = placesOf(timetable, slices);
  const sides = slices.map((slice, at) => ({
    slice,
    group: groupsOf[at]!,
    stopsSeen: seen(slice.stops, 3),
    fromPlaces: seen(slice.from, timetable.airports.count).map((airport) => placeOf[airport]!),
    toPlaces: seen(slice.to, timetable.airports.count).map((airport) => placeOf[airport]!),
  }));
  const turn = input.minTurnMinutes ?? 0;
  return { timetable, sides, groups, alliance, turn, places, placeOf, scales: scalesOf(slices) };
}

/** The values of a column that occur, ascending. */
function seen(column: Uint8Array | Uint16Array, values: number): number[] {
  const known = new Uint8Array(values);
  for (let row = 0; row < column.length; row += 1) known[column[row]!] = 1;
  return [...known.keys()].filter((value) => known[value] === 1);
}

function placesOf(timetable: Timetable, slices: readonly PricedSlice[]): Pick<Board, 'places' | 'placeOf'> {
  const placeOf = new Int16Array(timetable.airports.count).fill(-1);
  const places: number[] = [];
  for (const { from, to, via } of slices) {
    for (const column of [from, to, via]) {
      for (let at = 0; at < column.length; at += 1) {
        const airport = column[at]!;
        if (airport !== NO_AIRPORT && placeOf[airport] === -1) placeOf[airport] = places.push(airport) - 1;
      }
    }
  }
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

function groupRows({ cell, cells }: PricedSlice, dense: Map<number, number>): Uint16Array {
  const groupOf = new Uint16Array(cells.count);
  const { carrier } = cells;
  for (let each = 0; each < groupOf.length; each += 1) {
    const known = dense.get(carrier[each]!) ?? dense.size;
    dense.set(carrier[each]!, known);
    groupOf[each] = known;
  }
  const group = new Uint16Array(cell.length);
  for (let row = 0; row < cell.length; row += 1) group[row] = groupOf[cell[row]!]!;
  return group;
}
