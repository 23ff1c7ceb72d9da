import type { ConditionMask } from '#engine/fares';
import * as bits from './failures.ts';
import { histogram, type Counts, type SideCounts } from './facets.ts';
import { NO_AIRPORT, type Board } from './sides.ts';
import { DAY_STEPS, extent, stepOf, stepsOver, Tally } from './tally.ts';
import type { OfferFilters } from './types.ts';

/** All counts of a one-way view in one pass over the columns. */
export function countOneWay(
  board: Board,
  filters: OfferFilters,
  fails: Uint16Array,
): { counts: Counts; total: number; fromMinor: number } {
  const { slice } = board.sides[0]!;
  const prices = slice.prices('oneWay', bits.maskOf(filters));
  const counts = emptyCounts(board, priceExtent(fails, prices));
  let total = 0;
  let fromMinor = Infinity;
  for (let row = 0; row < slice.count; row += 1) {
    const fail = fails[row]!;
    if (fail === 0) {
      total += 1;
      if (prices[row]! < fromMinor) fromMinor = prices[row]!;
      addShared(board, counts, row, prices[row]!, bits.SHARED_BITS);
      addOwn(board, counts, row, prices[row]!, bits.OWN_BITS);
    } else if ((fail & (fail - 1)) === 0) {
      if ((fail & bits.OWN_BITS) !== 0) addOwn(board, counts, row, prices[row]!, fail);
      else addShared(board, counts, row, prices[row]!, fail);
    }
  }
  addConditions(board, filters, fails, counts);
  return { counts, total, fromMinor };
}

function priceExtent(fails: Uint16Array, prices: Float64Array): readonly [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (let row = 0; row < fails.length; row += 1) {
    if ((fails[row]! & ~bits.PRICE) !== 0) continue;
    const price = prices[row]!;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return [min, max];
}

/** Room for the counts of a view; scales of times and waits cover all rows, so that they stay when filters change. */
export function emptyCounts(board: Board, price: readonly [number, number], exact = true, priceExact = exact): Counts {
  const { groups, timetable, sides } = board;
  let longest = 0;
  for (const { slice } of sides) longest = Math.max(longest, extent(slice.longestWait)[1]);
  return {
    exact,
    stops: new Tally(3),
    carriers: new Tally(groups.length),
    alliances: new Tally(timetable.carriers.allianceName.length),
    via: new Tally(timetable.airports.count),
    night: new Tally(1),
    refund: new Tally(1),
    change: new Tally(1),
    tickets: sides.length === 2 ? new Tally(1) : null,
    price: histogram(stepsOver(price[0], price[1])),
    priceExact,
    connection: histogram(stepsOver(0, longest, CONNECTION_STEPS)),
    sides: sides.map((_, at) => emptySide(board, at)),
  };
}

const CONNECTION_STEPS = 12;

function emptySide(board: Board, at: number): SideCounts {
  const { slice } = board.sides[at]!;
  const [shortest, longest] = extent(slice.duration);
  return {
    departure: histogram(DAY_STEPS),
    arrival: histogram(DAY_STEPS),
    duration: histogram(stepsOver(shortest, longest)),
    from: new Tally(board.timetable.airports.count),
    to: new Tally(board.timetable.airports.count),
  };
}

function addShared(board: Board, counts: Counts, row: number, price: number, which: number): void {
  const { slice, group, via } = board.sides[0]!;
  if ((which & bits.STOPS) !== 0) counts.stops.add(slice.stops[row]!, 1, price);
  if ((which & bits.CARRIER) !== 0) counts.carriers.add(group[row]!, 1, price);
  if ((which & bits.ALLIANCE) !== 0) {
    const alliance = board.alliance[group[row]!]!;
    if (alliance >= 0) counts.alliances.add(alliance, 1, price);
  }
  if ((which & bits.PRICE) !== 0) counts.price.counts[stepOf(counts.price.steps, price)]! += 1;
  if ((which & bits.NIGHT) !== 0 && slice.nightWaits[row] === 0) counts.night.add(0, 1, price);
  if (slice.stops[row] === 0) return;
  if ((which & bits.CONNECTION) !== 0) {
    counts.connection.counts[stepOf(counts.connection.steps, slice.longestWait[row]!)]! += 1;
  }
  if ((which & bits.VIA) !== 0) {
    counts.via.add(via[2 * row]!, 1, price);
    if (via[2 * row + 1] !== NO_AIRPORT) counts.via.add(via[2 * row + 1]!, 1, price);
  }
}

function addOwn(board: Board, counts: Counts, row: number, price: number, which: number): void {
  addToSide(board, counts, 0, row, 1, price, which);
}

/** Adds `count` offers that use this row to the facets of its slice named by `which`. */
export function addToSide(
  board: Board,
  counts: Counts,
  at: number,
  row: number,
  count: number,
  price: number,
  which: number,
): void {
  const { slice } = board.sides[at]!;
  const side = counts.sides[at]!;
  if ((which & bits.DEPARTURE) !== 0) side.departure.counts[stepOf(DAY_STEPS, slice.departureMinute[row]!)]! += count;
  if ((which & bits.ARRIVAL) !== 0) side.arrival.counts[stepOf(DAY_STEPS, slice.arrivalMinute[row]!)]! += count;
  if ((which & bits.DURATION) !== 0) {
    side.duration.counts[stepOf(side.duration.steps, slice.duration[row]!)]! += count;
  }
  if ((which & bits.FROM) !== 0) side.from.add(slice.from[row]!, count, price);
  if ((which & bits.TO) !== 0) side.to.add(slice.to[row]!, count, price);
}

/** What each condition would leave, were it asked alone beside the other filters. */
function addConditions(board: Board, filters: OfferFilters, fails: Uint16Array, counts: Counts): void {
  const { slice } = board.sides[0]!;
  const mask = bits.maskOf(filters);
  const [low, high] = filters.price ?? [-Infinity, Infinity];
  for (const [bit, tally] of [
    [1, counts.refund],
    [2, counts.change],
  ] as const) {
    const asked = (mask | bit) as ConditionMask;
    const prices = slice.prices('oneWay', asked);
    const forgiven = ~(bits.PRICE | bits.UNSOLD);
    for (let row = 0; row < slice.count; row += 1) {
      const price = prices[row]!;
      if ((fails[row]! & forgiven) === 0 && price >= low && price <= high) tally.add(0, 1, price);
    }
  }
}
