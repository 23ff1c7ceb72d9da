import * as bits from '../failures.ts';
import { refusedNames, stopsRefused } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters } from '../types.ts';
import { minuteWindow, type MinuteWindow } from './minutes.ts';
import type { SingleTable } from './table.ts';

/** Which asks each kind fails. */
export function judgeKinds(board: Board, { kinds }: SingleTable, filters: OfferFilters): Uint16Array {
  const { airports, carriers } = board.timetable;
  const fails = new Uint16Array(kinds.group.length);
  const own = filters.slices?.[0];
  if (filters.stops) mark(fails, bits.STOPS, kinds.stops, stopsRefused(filters.stops, 1));
  if (filters.noNightWait) mark(fails, bits.NIGHT, kinds.night, SOME_NIGHT);
  if (filters.carriers) {
    mark(fails, bits.CARRIER, kinds.group, refusedNames(namesOf(board.groups, carriers.code), filters.carriers));
  }
  if (filters.alliances) {
    const names = namesOf(board.alliance, carriers.allianceName);
    mark(fails, bits.ALLIANCE, kinds.group, refusedNames(names, filters.alliances));
  }
  if (own?.fromAirports) mark(fails, bits.FROM, kinds.from, refusedNames(airports.code, own.fromAirports));
  if (own?.toAirports) mark(fails, bits.TO, kinds.to, refusedNames(airports.code, own.toAirports));
  return fails;
}

const SOME_NIGHT = Uint8Array.of(0, 1);

function namesOf(rows: readonly number[], names: readonly string[]): string[] {
  return rows.map((row) => names[row] ?? '');
}

function mark(fails: Uint16Array, bit: number, column: Uint16Array, refused: Uint8Array): void {
  for (let kind = 0; kind < fails.length; kind += 1) fails[kind]! |= bit * refused[column[kind]!]!;
}

/** Inclusive windows over the columns that every row has, wide open where nothing is asked, and the rest as a column. */
export interface Windows {
  readonly minutes: MinuteWindow;
  readonly longest: number;
  readonly price: readonly [number, number];
  /** Failures of waits and connecting airports; undefined when neither is asked. */
  readonly waits: Uint16Array | undefined;
}

export function windowsOf(board: Board, table: SingleTable, filters: OfferFilters): Windows {
  const own = filters.slices?.[0];
  const { price, connectionMinutes, avoidAirports } = filters;
  const waits = connectionMinutes || avoidAirports ? new Uint16Array(table.count) : undefined;
  if (waits && connectionMinutes) failWaits(waits, table, connectionMinutes);
  if (waits && avoidAirports) failVia(waits, board, table, avoidAirports);
  return {
    minutes: minuteWindow(own?.departure, own?.arrival),
    longest: Math.floor(Math.min(0xffff, own?.maxDurationMinutes ?? 0xffff)),
    price: price ?? [-Infinity, Infinity],
    waits,
  };
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
