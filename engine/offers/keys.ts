import type { PricedSlice } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import type { Board } from './sides.ts';

/** Names the flights of an offer in any snapshot: carrier, number, airport and civil date of each departure. */
export function offerKey(board: Board, rows: readonly number[]): string {
  return rows.map((row, at) => sliceKey(board.timetable, board.sides[at]!.slice, row)).join('~');
}

function sliceKey(timetable: Timetable, slice: PricedSlice, row: number): string {
  const legs: string[] = [];
  for (let k = 0; k <= slice.stops[row]!; k += 1) {
    const at = 3 * slice.batchRow[row]! + k;
    legs.push(legKey(timetable, slice.batch.legs[at]!, slice.batch.legDay[at]!));
  }
  return legs.join('_');
}

function legKey(timetable: Timetable, flight: number, relDay: number): string {
  const { flights, carriers, pairs, airports } = timetable;
  const date = new Date((timetable.firstDay + relDay) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const from = airports.code[pairs.from[flights.pair[flight]!]!]!;
  return `${carriers.code[flights.carrier[flight]!]!}${flights.number[flight]!}.${from}.${date}`;
}

/** The rows that a key names, one per slice; undefined when one is not sold here. */
export function findRows(board: Board, key: string): readonly number[] | undefined {
  const parts = key.split('~');
  if (parts.length !== board.sides.length) return undefined;
  const rows = board.sides.map(({ slice }, at) => findRow(board.timetable, slice, parts[at]!));
  return rows.every((row) => row >= 0) ? rows : undefined;
}

/** The row of one slice that its part of a key names; undefined when it is not sold here. */
export function findFlight({ timetable, sides }: Board, at: number, part: string): number | undefined {
  const row = findRow(timetable, sides[at]!.slice, part);
  return row < 0 ? undefined : row;
}

function findRow(timetable: Timetable, slice: PricedSlice, part: string): number {
  const stops = part.split('_').length - 1;
  const [first] = part.split('_');
  const { legs, legDay } = slice.batch;
  for (let row = 0; row < slice.count; row += 1) {
    if (slice.stops[row] !== stops) continue;
    const at = 3 * slice.batchRow[row]!;
    if (legKey(timetable, legs[at]!, legDay[at]!) === first && sliceKey(timetable, slice, row) === part) return row;
  }
  return -1;
}
