import * as bits from '../failures.ts';
import { refusedNames, stopsRefused } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';
import type { SingleTable } from './table.ts';

/** Which asks each kind fails. */
export function judgeKinds(board: Board, { kinds }: SingleTable, filters: OfferFilters): Uint16Array {
  const { airports, carriers } = board.timetable;
  const fails = new Uint16Array(kinds.group.length);
  const own = filters.slices?.[0];
  const mark = (bit: number, column: readonly number[], refused: Uint8Array): void => {
    for (let kind = 0; kind < fails.length; kind += 1) fails[kind]! |= bit * refused[column[kind]!]!;
  };
  if (filters.stops) mark(bits.STOPS, kinds.stops, stopsRefused(filters.stops, 1));
  if (filters.noNightWait) mark(bits.NIGHT, kinds.night, Uint8Array.of(0, 1));
  if (filters.carriers) {
    mark(
      bits.CARRIER,
      kinds.group,
      refusedNames(
        board.groups.map((carrier) => carriers.code[carrier]),
        filters.carriers,
      ),
    );
  }
  if (filters.alliances) {
    const names = board.alliance.map((alliance) => carriers.allianceName[alliance] ?? '');
    mark(bits.ALLIANCE, kinds.group, refusedNames(names, filters.alliances));
  }
  if (own?.fromAirports) mark(bits.FROM, kinds.from, refusedNames(airports.code, own.fromAirports));
  if (own?.toAirports) mark(bits.TO, kinds.to, refusedNames(airports.code, own.toAirports));
  return fails;
}

/** Inclusive windows over the columns that every row has, wide open where nothing is asked, and the rest as a column. */
export interface Windows {
  readonly departure: readonly [low: number, width: number];
  readonly arrival: readonly [low: number, width: number];
  readonly longest: number;
  /** Positions of the price window: from inclusive, to exclusive. */
  readonly price: readonly [number, number];
  /** Failures of waits and connecting airports; undefined when neither is asked. */
  readonly waits: Uint16Array | undefined;
}

const OPEN = [0, 0xffff] as const;

export function windowsOf(board: Board, table: SingleTable, filters: OfferFilters): Windows {
  const own = filters.slices?.[0];
  const width = (range: readonly [number, number] | undefined): readonly [number, number] =>
    range ? [range[0], Math.min(0xffff, range[1]) - range[0]] : OPEN;
  const { price, connectionMinutes, avoidAirports } = filters;
  const waits = connectionMinutes || avoidAirports ? new Uint16Array(table.count) : undefined;
  if (waits && connectionMinutes) failWaits(waits, table, connectionMinutes);
  if (waits && avoidAirports) failVia(waits, board, table, avoidAirports);
  return {
    departure: width(own?.departure),
    arrival: width(own?.arrival),
    longest: Math.min(0xffff, own?.maxDurationMinutes ?? 0xffff),
    price: price ? [lowerBound(table.price, price[0]), lowerBound(table.price, price[1] + 1)] : [0, table.count],
    waits,
  };
}

/** Position of the first price of at least `value`, a whole number. */
function lowerBound(prices: Float64Array, value: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (prices[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function failWaits(fails: Uint16Array, table: SingleTable, [low, high]: readonly [number, number]): void {
  const { via, shortestWait, longestWait } = table;
  for (let at = 0; at < fails.length; at += 1) {
    if (via[2 * at] !== 0 && (shortestWait[at]! < low || longestWait[at]! > high)) fails[at]! |= bits.CONNECTION;
  }
}

function failVia(fails: Uint16Array, board: Board, { via, viaAirports }: SingleTable, codes: readonly string[]): void {
  const named = new Set(codes);
  const { code } = board.timetable.airports;
  const bad = Uint8Array.from([-1, ...viaAirports], (airport) => (named.has(code[airport] ?? '') ? 1 : 0));
  for (let at = 0; at < fails.length; at += 1) {
    if ((bad[via[2 * at]!]! | bad[via[2 * at + 1]!]!) === 1) fails[at]! |= bits.VIA;
  }
}
