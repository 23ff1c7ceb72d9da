import { NO_AIRPORT, type ConditionMask, type PricedSlice } from '#engine/fares';
import type { Board } from './sides.ts';
import type { OfferFilters, SliceFilter } from './types.ts';

/** One bit per ask that a row can fail alone; a facet forgives its own bit and no other. */
export const CARRIER = 1;
export const ALLIANCE = 2;
export const CONNECTION = 4;
export const VIA = 8;
export const NIGHT = 16;
export const STOPS = 32;
export const DEPARTURE = 64;
export const ARRIVAL = 128;
export const DURATION = 256;
export const FROM = 512;
export const TO = 1024;
export const OWN_STOPS = 2048;
export const OWN_CARRIER = 4096;
/** Beyond the limits of whoever asks: never forgiven. */
export const BEYOND = 8192;
/** No fare meets the conditions: never forgiven. */
export const UNSOLD = 32768;
/** Another flight of this slice is chosen: never forgiven. */
export const NOT_CHOSEN = 16384;

export const OWN_BITS = DEPARTURE | ARRIVAL | DURATION | FROM | TO | OWN_STOPS | OWN_CARRIER;

export function maskOf(filters: OfferFilters): ConditionMask {
  return ((filters.refundable ? 1 : 0) | (filters.changeable ? 2 : 0)) as ConditionMask;
}

/** The range of totals that is asked for, within the limits. */
export function priceAsked({ price, limits }: OfferFilters): readonly [number, number] | undefined {
  const most = limits?.mostMinor;
  if (most === undefined) return price;
  return price ? [price[0], Math.min(price[1], most)] : [-Infinity, most];
}

/** The same without a price range. */
export function priceOpen({ limits }: OfferFilters): readonly [number, number] | undefined {
  return priceAsked({ ...(limits && { limits }) });
}

/** With several slices: which asks each row of a side fails; asks on the trip as a whole are not judged here. */
export function failuresOf(board: Board, at: number, filters: OfferFilters): Uint16Array {
  const { slice } = board.sides[at]!;
  const fails = new Uint16Array(slice.count);
  const prices = slice.prices('oneWay', maskOf(filters));
  if (maskOf(filters) !== 0) markUnsold(fails, prices);
  markShared(board, at, filters, fails);
  if (filters.stops) markListed(fails, STOPS, slice.stops, stopsRefused(filters.stops, 2));
  const own = filters.slices?.[at];
  if (own) markOwn(board, at, own, fails);
  return fails;
}

/** Every row but the chosen one fails for that alone; of what that one fails the `settled` asks are about later flights only. */
export function failAllBut(chosen: number, fails: Uint16Array, settled = 0): Uint16Array {
  const marked = new Uint16Array(fails.length).fill(NOT_CHOSEN);
  marked[chosen] = fails[chosen]! & ~settled;
  return marked;
}

type Column = Uint8Array | Uint16Array | Float64Array;

/** Fails rows whose value stands in `refused`, by value. */
function markListed(fails: Uint16Array, bit: number, column: Uint8Array | Uint16Array, refused: Uint8Array): void {
  for (let row = 0; row < fails.length; row += 1) fails[row]! |= bit * refused[column[row]!]!;
}

function markOutside(fails: Uint16Array, bit: number, column: Column, [low, high]: readonly [number, number]): void {
  for (let row = 0; row < fails.length; row += 1) {
    const value = column[row]!;
    if (value < low || value > high) fails[row]! |= bit;
  }
}

function markUnsold(fails: Uint16Array, prices: Float64Array): void {
  for (let row = 0; row < fails.length; row += 1) if (Number.isNaN(prices[row])) fails[row]! |= UNSOLD;
}

/** With several slices a row with more stops than any allowed number fails alone; which fewer stops do is up to the trip. */
export function stopsRefused(allowed: readonly number[], slices: number): Uint8Array {
  const most = Math.max(-1, ...allowed);
  const refused = new Uint8Array(3);
  for (let stops = 0; stops < 3; stops += 1) {
    refused[stops] = (slices === 1 ? !allowed.includes(stops) : stops > most) ? 1 : 0;
  }
  return refused;
}

/** 1 for every name that is not wanted. */
export function refusedNames(names: readonly (string | undefined)[], wanted: readonly string[]): Uint8Array {
  const set = new Set<string | undefined>(wanted);
  const refused = new Uint8Array(names.length);
  for (let at = 0; at < names.length; at += 1) refused[at] = set.has(names[at]) ? 0 : 1;
  return refused;
}

/** 1 for every name of these. */
export function listedNames(names: readonly (string | undefined)[], these: readonly string[]): Uint8Array {
  return refusedNames(names, these).map((other) => 1 - other);
}

/** By group. */
function carrierCodes({ groups, timetable }: Board): (string | undefined)[] {
  return groups.map((carrier) => timetable.carriers.code[carrier]);
}

function markShared(board: Board, at: number, filters: OfferFilters, fails: Uint16Array): void {
  const { slice, group } = board.sides[at]!;
  const { via } = slice;
  const { airports, carriers } = board.timetable;
  if (filters.carriers) {
    markListed(fails, CARRIER, group, refusedNames(carrierCodes(board), filters.carriers));
  }
  if (filters.alliances) {
    const names = board.alliance.map((alliance) => carriers.allianceName[alliance] ?? '');
    markListed(fails, ALLIANCE, group, refusedNames(names, filters.alliances));
  }
  if (filters.limits?.refused) {
    markListed(fails, BEYOND, group, listedNames(carrierCodes(board), filters.limits.refused));
  }
  if (filters.connectionMinutes) markWaits(fails, slice, filters.connectionMinutes);
  if (filters.avoidAirports) {
    const refused = listedNames(airports.code, filters.avoidAirports);
    for (let slot = 0; slot < via.length; slot += 1) {
      if (via[slot] !== NO_AIRPORT && refused[via[slot]!] === 1) fails[slot >> 1]! |= VIA;
    }
  }
  if (filters.noNightWait) {
    for (let row = 0; row < fails.length; row += 1) if (slice.nightWaits[row]! > 0) fails[row]! |= NIGHT;
  }
}

function markWaits(fails: Uint16Array, slice: PricedSlice, [low, high]: readonly [number, number]): void {
  const { stops, shortestWait, longestWait } = slice;
  for (let row = 0; row < fails.length; row += 1) {
    if (stops[row]! > 0 && (shortestWait[row]! < low || longestWait[row]! > high)) fails[row]! |= CONNECTION;
  }
}

function markOwn(board: Board, at: number, own: SliceFilter, fails: Uint16Array): void {
  const { slice, group } = board.sides[at]!;
  const { code } = board.timetable.airports;
  const longest = own.maxDurationMinutes;
  if (own.departure) markOutside(fails, DEPARTURE, slice.departureMinute, own.departure);
  if (own.arrival) markOutside(fails, ARRIVAL, slice.arrivalMinute, own.arrival);
  if (longest !== undefined) markOutside(fails, DURATION, slice.duration, [0, longest]);
  if (own.fromAirports) markListed(fails, FROM, slice.from, refusedNames(code, own.fromAirports));
  if (own.toAirports) markListed(fails, TO, slice.to, refusedNames(code, own.toAirports));
  if (own.stops) markListed(fails, OWN_STOPS, slice.stops, stopsRefused(own.stops, 1));
  if (own.carriers) markListed(fails, OWN_CARRIER, group, refusedNames(carrierCodes(board), own.carriers));
}
