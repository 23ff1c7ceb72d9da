import type { ConditionMask } from '#engine/fares';
import { NO_AIRPORT, type Board } from './sides.ts';
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
/** One slice only: with two, the price is of the pair. */
export const PRICE = 2048;
/** No fare meets the conditions: never forgiven. */
export const UNSOLD = 32768;

export const SHARED_BITS = CARRIER | ALLIANCE | CONNECTION | VIA | NIGHT | STOPS | PRICE;
export const OWN_BITS = DEPARTURE | ARRIVAL | DURATION | FROM | TO;

export function maskOf(filters: OfferFilters): ConditionMask {
  return ((filters.refundable ? 1 : 0) | (filters.changeable ? 2 : 0)) as ConditionMask;
}

/** Which asks each row of a side fails; asks on the pair as a whole are not judged here. */
export function failuresOf(board: Board, at: number, filters: OfferFilters): Uint16Array {
  const { slice } = board.sides[at]!;
  const fails = new Uint16Array(slice.count);
  const prices = slice.prices('oneWay', maskOf(filters));
  if (maskOf(filters) !== 0) mark(fails, UNSOLD, (row) => Number.isNaN(prices[row]));
  markShared(board, at, filters, fails);
  markStops(board, at, filters, fails);
  if (filters.price && board.sides.length === 1) {
    const [low, high] = filters.price;
    mark(fails, PRICE, (row) => prices[row]! < low || prices[row]! > high);
  }
  const own = filters.slices?.[at];
  if (own) markOwn(board, at, own, fails);
  return fails;
}

function mark(fails: Uint16Array, bit: number, failing: (row: number) => boolean): void {
  for (let row = 0; row < fails.length; row += 1) if (failing(row)) fails[row]! |= bit;
}

function markShared(board: Board, at: number, filters: OfferFilters, fails: Uint16Array): void {
  const { slice, group, via } = board.sides[at]!;
  const { airports, carriers } = board.timetable;
  if (filters.carriers) {
    const wanted = new Set(filters.carriers);
    const bad = board.groups.map((carrier) => !wanted.has(carriers.code[carrier]!));
    mark(fails, CARRIER, (row) => bad[group[row]!]!);
  }
  if (filters.alliances) {
    const wanted = new Set(filters.alliances);
    const bad = board.alliance.map((alliance) => !wanted.has(carriers.allianceName[alliance] ?? ''));
    mark(fails, ALLIANCE, (row) => bad[group[row]!]!);
  }
  if (filters.connectionMinutes) {
    const [low, high] = filters.connectionMinutes;
    const { stops, shortestWait, longestWait } = slice;
    mark(fails, CONNECTION, (row) => stops[row]! > 0 && (shortestWait[row]! < low || longestWait[row]! > high));
  }
  if (filters.avoidAirports) {
    const avoided = new Set(filters.avoidAirports);
    const bad = new Uint8Array(NO_AIRPORT + 1);
    for (const airport of new Set(via)) if (avoided.has(airports.code[airport] ?? '')) bad[airport] = 1;
    mark(fails, VIA, (row) => (bad[via[2 * row]!]! | bad[via[2 * row + 1]!]!) === 1);
  }
  if (filters.noNightWait) mark(fails, NIGHT, (row) => slice.nightWaits[row]! > 0);
}

/** A row with more stops than any allowed number fails alone; which fewer stops do is a matter of the pair. */
function markStops(board: Board, at: number, filters: OfferFilters, fails: Uint16Array): void {
  if (!filters.stops) return;
  const { stops } = board.sides[at]!.slice;
  const allowed = filters.stops;
  const most = Math.max(-1, ...allowed);
  if (board.sides.length === 1) mark(fails, STOPS, (row) => !allowed.includes(stops[row]!));
  else mark(fails, STOPS, (row) => stops[row]! > most);
}

function markOwn(board: Board, at: number, own: SliceFilter, fails: Uint16Array): void {
  const { slice } = board.sides[at]!;
  const { code } = board.timetable.airports;
  if (own.departure) {
    const [low, high] = own.departure;
    mark(fails, DEPARTURE, (row) => slice.departureMinute[row]! < low || slice.departureMinute[row]! > high);
  }
  if (own.arrival) {
    const [low, high] = own.arrival;
    mark(fails, ARRIVAL, (row) => slice.arrivalMinute[row]! < low || slice.arrivalMinute[row]! > high);
  }
  const longest = own.maxDurationMinutes;
  if (longest !== undefined) mark(fails, DURATION, (row) => slice.duration[row]! > longest);
  if (own.fromAirports) {
    const wanted = new Set(own.fromAirports);
    mark(fails, FROM, (row) => !wanted.has(code[slice.from[row]!]!));
  }
  if (own.toAirports) {
    const wanted = new Set(own.toAirports);
    mark(fails, TO, (row) => !wanted.has(code[slice.to[row]!]!));
  }
}
