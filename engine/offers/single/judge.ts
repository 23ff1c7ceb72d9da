import * as bits from '../failures.ts';
import { listedNames, refusedNames, stopsRefused } from '../failures.ts';
import type { Board } from '../sides.ts';
import type { OfferFilters, OfferLimits } from '../types.ts';
import { setBit, type Bitmap } from './bitmap.ts';
import { failOutside, failRefused, firstAbove } from './columns.ts';
import type { SingleTable, TimeColumn } from './table.ts';

/** What the asks in force but the price find; valid until the next judgement of the table. */
export interface Judged {
  /** By ask. */
  readonly asks: readonly { readonly bit: number; readonly fails: Bitmap }[];
  /** Positions that fail an ask, and those that fail more than one. */
  readonly one: Bitmap;
  readonly two: Bitmap;
}

export function judge(board: Board, table: SingleTable, filters: OfferFilters): Judged {
  const { scratch } = table;
  const asks: { bit: number; fails: Bitmap }[] = [];
  const next = (bit: number): Bitmap => {
    const fails = scratch.fails[asks.length]!;
    asks.push({ bit, fails });
    return fails;
  };
  judgeNames(table, filters, next);
  judgeTimes(board, table, filters, next);
  const { one, two, none } = scratch;
  one.fill(0);
  two.fill(0);
  for (let at = 0; at < asks.length; at += 2) addAsks(one, two, asks[at]!.fails, asks[at + 1]?.fails ?? none);
  if (filters.limits) failBeyond(table, filters.limits, [one, two]);
  return { asks, one, two };
}

/** What is beyond the limits counts as failing more than one ask. */
function failBeyond({ scratch, values, names, price, count }: SingleTable, limits: OfferLimits, into: Bitmap[]): void {
  const { spare } = scratch;
  spare.fill(0);
  if (limits.refused) failRefused(spare, values.group, listedNames(names.group, limits.refused));
  for (let at = firstAbove(price, limits.mostMinor ?? Infinity); at < count; at += 1) setBit(spare, at);
  for (const fails of into) for (let word = 0; word < fails.length; word += 1) fails[word]! |= spare[word]!;
}

function addAsks(one: Bitmap, two: Bitmap, left: Bitmap, right: Bitmap): void {
  for (let word = 0; word < one.length; word += 1) {
    const before = one[word]!;
    const a = left[word]!;
    const b = right[word]!;
    two[word]! |= (before & (a | b)) | (a & b);
    one[word] = before | a | b;
  }
}

type Next = (bit: number) => Bitmap;

/** Asks that name values. */
function judgeNames({ values, names }: SingleTable, filters: OfferFilters, next: Next): void {
  const own = filters.slices?.[0];
  const refuse = (bit: number, column: keyof SingleTable['names'], wanted: readonly string[]): void =>
    failRefused(next(bit), values[column], refusedNames(names[column], wanted));
  if (filters.stops) failRefused(next(bits.STOPS), values.stops, stopsRefused(filters.stops, 1));
  if (filters.noNightWait) failRefused(next(bits.NIGHT), values.night, SOME_NIGHT);
  if (filters.carriers) refuse(bits.CARRIER, 'group', filters.carriers);
  if (filters.alliances) refuse(bits.ALLIANCE, 'alliance', filters.alliances);
  if (own?.fromAirports) refuse(bits.FROM, 'from', own.fromAirports);
  if (own?.toAirports) refuse(bits.TO, 'to', own.toAirports);
  if (own?.stops) failRefused(next(bits.OWN_STOPS), values.stops, stopsRefused(own.stops, 1));
  if (own?.carriers) refuse(bits.OWN_CARRIER, 'group', own.carriers);
}

const SOME_NIGHT = Uint8Array.of(0, 1);

/** Asks that set bounds, and airports to avoid. */
function judgeTimes(board: Board, table: SingleTable, filters: OfferFilters, next: Next): void {
  const { connectionMinutes, avoidAirports } = filters;
  const own = filters.slices?.[0];
  const bound = (bit: number, column: TimeColumn, range: readonly [number, number]): void =>
    failOutside(next(bit), table.times(column), range);
  if (own?.departure) bound(bits.DEPARTURE, 'departureMinute', own.departure);
  if (own?.arrival) bound(bits.ARRIVAL, 'arrivalMinute', own.arrival);
  if (own?.maxDurationMinutes !== undefined) bound(bits.DURATION, 'duration', [0, own.maxDurationMinutes]);
  if (connectionMinutes) failWaits(next(bits.CONNECTION), table, connectionMinutes);
  if (avoidAirports) failVia(next(bits.VIA), board, table, avoidAirports);
}

/** Nonstops have no wait to fail by. */
function failWaits(fails: Bitmap, table: SingleTable, [low, high]: readonly [number, number]): void {
  const { spare } = table.scratch;
  const nonstop = table.values.stops[0]!;
  failOutside(fails, table.times('longestWait'), [0, high]);
  failOutside(spare, table.times('shortestWait'), [low, Infinity]);
  for (let word = 0; word < fails.length; word += 1) fails[word] = (fails[word]! | spare[word]!) & ~nonstop[word]!;
}

function failVia(fails: Bitmap, board: Board, { via, viaAirports }: SingleTable, codes: readonly string[]): void {
  const named = new Set(codes);
  const { code } = board.timetable.airports;
  const bad = Uint8Array.from([-1, ...viaAirports], (airport) => (named.has(code[airport] ?? '') ? 1 : 0));
  fails.fill(0);
  for (let at = 0; 2 * at < via.length; at += 1) {
    fails[at >> 5]! |= (bad[via[2 * at]!]! | bad[via[2 * at + 1]!]!) << (at & 31);
  }
}
