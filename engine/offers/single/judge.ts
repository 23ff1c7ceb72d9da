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

/** Which asks on ranges each row fails. One loop per ask in force; without any the column stays 0. */
export function judgeRanges(board: Board, table: SingleTable, filters: OfferFilters): Uint16Array {
  const fails = new Uint16Array(table.count);
  const own = filters.slices?.[0];
  const longest = own?.maxDurationMinutes;
  if (filters.price) outside(fails, bits.PRICE, table.price, filters.price[0], filters.price[1]);
  if (own?.departure) outside(fails, bits.DEPARTURE, table.departure, own.departure[0], own.departure[1]);
  if (own?.arrival) outside(fails, bits.ARRIVAL, table.arrival, own.arrival[0], own.arrival[1]);
  if (longest !== undefined) outside(fails, bits.DURATION, table.duration, 0, longest);
  if (filters.connectionMinutes) waits(fails, table, filters.connectionMinutes);
  if (filters.avoidAirports) avoided(fails, board, table, filters.avoidAirports);
  return fails;
}

function outside(fails: Uint16Array, bit: number, column: Uint16Array | Float64Array, low: number, high: number): void {
  for (let at = 0; at < fails.length; at += 1) {
    const value = column[at]!;
    if (value < low || value > high) fails[at]! |= bit;
  }
}

function waits(fails: Uint16Array, table: SingleTable, [low, high]: readonly [number, number]): void {
  const { via, shortestWait, longestWait } = table;
  for (let at = 0; at < fails.length; at += 1) {
    if (via[2 * at] !== 0 && (shortestWait[at]! < low || longestWait[at]! > high)) fails[at]! |= bits.CONNECTION;
  }
}

function avoided(fails: Uint16Array, board: Board, { via, viaAirports }: SingleTable, codes: readonly string[]): void {
  const named = new Set(codes);
  const { code } = board.timetable.airports;
  const bad = Uint8Array.from([-1, ...viaAirports], (airport) => (named.has(code[airport] ?? '') ? 1 : 0));
  for (let at = 0; at < fails.length; at += 1) {
    if ((bad[via[2 * at]!]! | bad[via[2 * at + 1]!]!) === 1) fails[at]! |= bits.VIA;
  }
}
