import { priceSlice, type PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
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
}

/** Prices all slices and numbers their carriers. */
export function openBoard(input: OfferSearchInput): Board {
  const { timetable } = input;
  const slices = input.batches.map((batch, index) => priceSlice(input, input.ask, index, batch));
  const dense = new Map<number, number>();
  const sides = slices.map((slice) => ({ slice, group: groupRows(slice, dense), via: viaOf(timetable, slice) }));
  const groups = [...dense.keys()];
  const alliance = groups.map((carrier) => timetable.carriers.alliance[carrier]!);
  return { timetable, sides, groups, alliance, turn: input.minTurnMinutes ?? 0 };
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
