import { priceSlice, type PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import { extent, stepsOver, type Steps } from './tally.ts';
import type { OfferSearchInput } from './types.ts';

/** One priced slice with the codes that filters and facets speak of. */
export interface Side {
  readonly slice: PricedSlice;
  /** Ticketing carriers of both slices, numbered densely and alike. */
  readonly group: Uint16Array;
  /** Connecting airports, `NO_AIRPORT` where absent; index 2 * row + k. */
  readonly via: Uint16Array;
}

export const NO_AIRPORT = 0xffff;

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
  const sides = slices.map((slice) => ({ slice, group: groupRows(slice, dense), via: viaOf(timetable, slice) }));
  const groups = [...dense.keys()];
  const alliance = groups.map((carrier) => timetable.carriers.alliance[carrier]!);
  const turn = input.minTurnMinutes ?? 0;
  return { timetable, sides, groups, alliance, turn, ...placesOf(timetable, sides), scales: scalesOf(slices) };
}

function placesOf(timetable: Timetable, sides: readonly Side[]): Pick<Board, 'places' | 'placeOf'> {
  const placeOf = new Int16Array(timetable.airports.count).fill(-1);
  const places: number[] = [];
  for (const { slice, via } of sides) {
    for (const column of [slice.from, slice.to, via]) {
      for (const airport of column) {
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

function groupRows(slice: PricedSlice, dense: Map<number, number>): Uint16Array {
  const group = new Uint16Array(slice.count);
  for (let row = 0; row < slice.count; row += 1) {
    const carrier = slice.carrier[row]!;
    let id = dense.get(carrier);
    if (id === undefined) dense.set(carrier, (id = dense.size));
    group[row] = id;
  }
  return group;
}

function viaOf(timetable: Timetable, slice: PricedSlice): Uint16Array {
  const via = new Uint16Array(2 * slice.count).fill(NO_AIRPORT);
  const { legs } = slice.batch;
  for (let row = 0; row < slice.count; row += 1) {
    for (let k = 0; k < slice.stops[row]!; k += 1) {
      const pair = timetable.flights.pair[legs[3 * slice.batchRow[row]! + k]!]!;
      via[2 * row + k] = timetable.pairs.to[pair]!;
    }
  }
  return via;
}
