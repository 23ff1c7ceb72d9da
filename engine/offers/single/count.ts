import { emptyCounts } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import type { Board } from '../sides.ts';
import { histogram, stepOf, stepsOver, type Histogram } from '#engine/facets';
import type { OfferFilters } from '../types.ts';
import { judgeKinds, windowsOf, type Windows } from './judge.ts';
import { ARRIVES_OUTSIDE, EARLY_OR_LATE, outside } from './minutes.ts';
import { NONSTOP_STEP, type SingleTable } from './table.ts';

export interface SingleCount {
  readonly counts: Counts;
  readonly total: number;
  readonly fromMinor: number;
  /** Positions in the table that pass, by kind; valid until the next count. */
  readonly passing: Int32Array;
}

/** All counts of a view over one slice: one pass over the rows of kinds that fail one ask at most, then one over the kinds. */
export function countSingle(board: Board, table: SingleTable, filters: OfferFilters): SingleCount {
  const counts = emptyCounts(board);
  const kindFails = judgeKinds(board, table, filters);
  const windows = windowsOf(board, table, filters);
  const tally: Tallies = {
    byKind: new Int32Array(kindFails.length),
    fromByKind: new Float64Array(kindFails.length),
    via: new Int32Array(table.viaAirports.length + 1),
    viaFrom: new Float64Array(table.viaAirports.length + 1).fill(Infinity),
    passing: table.scratch[0],
    priced: table.scratch[1],
    passingCount: 0,
    pricedCount: 0,
  };
  const { start, price } = table;
  for (let kind = 0; kind < kindFails.length; kind += 1) {
    const fail = kindFails[kind]!;
    if ((fail & (fail - 1)) !== 0) continue;
    const [from, to] = [start[kind]!, start[kind + 1]!];
    const first = lowerBound(price, from, to, windows.price[0], 0);
    const end = lowerBound(price, first, to, windows.price[1], 1);
    if (fail !== 0) countKind(table, windows, tally, kind, first, end);
    else {
      addPriced(table, windows, tally, from, first);
      sweep(counts, table, windows, tally, kind, first, end);
      addPriced(table, windows, tally, end, to);
    }
  }
  const passing = tally.passing.subarray(0, tally.passingCount);
  const priced = tally.priced.subarray(0, tally.pricedCount);
  for (let i = 0; i < passing.length; i += 1) addRanges(counts, table, tally, passing[i]!, RANGES);
  spread(board, table, kindFails, tally, counts);
  addConditions(table, filters, priced, counts);
  let fromMinor = Infinity;
  for (let kind = 0; kind < kindFails.length; kind += 1) {
    const least = tally.fromByKind[kind]!;
    if (kindFails[kind] === 0 && tally.byKind[kind]! > 0 && least < fromMinor) fromMinor = least;
  }
  return { counts: { ...counts, price: priceSteps(table, priced) }, total: passing.length, fromMinor, passing };
}

/** Position from `low` of the first price of at least `value`, or above it with `above` 1. */
function lowerBound(prices: Float64Array, low: number, high: number, value: number, above: 0 | 1): number {
  const before = (at: number): boolean => prices[at]! < value || (above === 1 && prices[at] === value);
  if (low === high || !before(low)) return low;
  if (before(high - 1)) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows of a kind that fails one ask: those that fail nothing else count for that facet alone. */
function countKind(
  { minutes, duration, price }: SingleTable,
  { minutes: window, longest, waits }: Windows,
  tally: Tallies,
  kind: number,
  start: number,
  end: number,
): void {
  let count = 0;
  let last = -1;
  for (let at = end - 1; at >= start; at -= 1) {
    const late = (longest - duration[at]!) >>> 31;
    if ((outside(minutes[at]!, window) | late | (waits === undefined ? 0 : waits[at]!)) !== 0) continue;
    count += 1;
    last = at;
  }
  tally.byKind[kind] = count;
  if (last >= 0) tally.fromByKind[kind] = price[last]!;
}

/** Rows outside the price window that fail nothing else. */
function addPriced(
  { minutes, duration }: SingleTable,
  { minutes: window, longest, waits }: Windows,
  tally: Tallies,
  start: number,
  end: number,
): void {
  let { pricedCount } = tally;
  for (let at = start; at < end; at += 1) {
    const late = (longest - duration[at]!) >>> 31;
    if ((outside(minutes[at]!, window) | late | (waits === undefined ? 0 : waits[at]!)) !== 0) continue;
    tally.priced[pricedCount] = at;
    pricedCount += 1;
  }
  tally.pricedCount = pricedCount;
}

/** Rows inside the price window of a kind that fails nothing. */
function sweep(
  counts: Counts,
  table: SingleTable,
  { minutes: window, longest, waits }: Windows,
  tally: Tallies,
  kind: number,
  start: number,
  end: number,
): void {
  const { minutes, duration, price } = table;
  const { passing, priced } = tally;
  let { passingCount, pricedCount } = tally;
  const before = passingCount;
  for (let at = start; at < end; at += 1) {
    const late = (longest - duration[at]!) >>> 31;
    const bad = outside(minutes[at]!, window);
    const wait = waits === undefined ? 0 : waits[at]!;
    if ((bad | late | wait) === 0) {
      passing[passingCount] = at;
      passingCount += 1;
      priced[pricedCount] = at;
      pricedCount += 1;
      continue;
    }
    const range =
      ((bad & EARLY_OR_LATE) === 0 ? 0 : bits.DEPARTURE) |
      ((bad & ARRIVES_OUTSIDE) === 0 ? 0 : bits.ARRIVAL) |
      (late * bits.DURATION) |
      wait;
    if ((range & (range - 1)) === 0) addRanges(counts, table, tally, at, range);
  }
  tally.byKind[kind] = passingCount - before;
  if (passingCount > before) tally.fromByKind[kind] = price[passing[before]!]!;
  tally.passingCount = passingCount;
  tally.pricedCount = pricedCount;
}

interface Tallies {
  readonly byKind: Int32Array;
  readonly fromByKind: Float64Array;
  readonly via: Int32Array;
  readonly viaFrom: Float64Array;
  readonly passing: Int32Array;
  /** Those that pass everything but perhaps the price. */
  readonly priced: Int32Array;
  passingCount: number;
  pricedCount: number;
}

const RANGES = bits.DEPARTURE | bits.ARRIVAL | bits.DURATION | bits.CONNECTION | bits.VIA;

function addRanges(counts: Counts, table: SingleTable, tally: Tallies, at: number, which: number): void {
  const side = counts.sides[0]!;
  if ((which & bits.DEPARTURE) !== 0) side.departure.counts[table.departureStep[at]!]! += 1;
  if ((which & bits.ARRIVAL) !== 0) side.arrival.counts[table.arrivalStep[at]!]! += 1;
  if ((which & bits.DURATION) !== 0) side.duration.counts[table.durationStep[at]!]! += 1;
  const wait = table.waitStep[at]!;
  if (wait === NONSTOP_STEP) return;
  if ((which & bits.CONNECTION) !== 0) counts.connection.counts[wait]! += 1;
  if ((which & bits.VIA) === 0) return;
  for (let slot = 2 * at; slot < 2 * at + 2; slot += 1) {
    const via = table.via[slot]!;
    if (via === 0) continue;
    tally.via[via]! += 1;
    if (table.price[at]! < tally.viaFrom[via]!) tally.viaFrom[via] = table.price[at]!;
  }
}

/** From kinds to facets: a kind that fails one ask counts for that facet alone. */
function spread(
  board: Board,
  { kinds, viaAirports }: SingleTable,
  fails: Uint16Array,
  tally: Tallies,
  counts: Counts,
): void {
  const side = counts.sides[0]!;
  for (let kind = 0; kind < fails.length; kind += 1) {
    const fail = fails[kind]!;
    const count = tally.byKind[kind]!;
    if (count === 0 || (fail & (fail - 1)) !== 0) continue;
    const open = fail === 0 ? 0xffff : fail;
    const from = tally.fromByKind[kind]!;
    if ((open & bits.STOPS) !== 0) counts.stops.add(kinds.stops[kind]!, count, from);
    if ((open & bits.CARRIER) !== 0) counts.carriers.add(kinds.group[kind]!, count, from);
    const alliance = board.alliance[kinds.group[kind]!]!;
    if ((open & bits.ALLIANCE) !== 0 && alliance >= 0) counts.alliances.add(alliance, count, from);
    if ((open & bits.NIGHT) !== 0 && kinds.night[kind] === 0) counts.night.add(0, count, from);
    if ((open & bits.FROM) !== 0) side.from.add(board.placeOf[kinds.from[kind]!]!, count, from);
    if ((open & bits.TO) !== 0) side.to.add(board.placeOf[kinds.to[kind]!]!, count, from);
  }
  viaAirports.forEach((airport, at) => {
    if (tally.via[at + 1]! > 0) counts.via.add(board.placeOf[airport]!, tally.via[at + 1]!, tally.viaFrom[at + 1]!);
  });
}

function priceSteps({ price }: SingleTable, rows: Int32Array): Histogram {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < rows.length; i += 1) {
    const each = price[rows[i]!]!;
    if (each < least) least = each;
    if (each > most) most = each;
  }
  const found = histogram(stepsOver(least, most));
  for (let i = 0; i < rows.length; i += 1) found.counts[stepOf(found.steps, price[rows[i]!]!)]! += 1;
  return found;
}

function addConditions(table: SingleTable, filters: OfferFilters, rows: Int32Array, counts: Counts): void {
  const [low, high] = filters.price ?? [-Infinity, Infinity];
  for (const [prices, tally] of [
    [table.refundable, counts.refund],
    [table.changeable, counts.change],
  ] as const) {
    let count = 0;
    let from = Infinity;
    for (let i = 0; i < rows.length; i += 1) {
      const price = prices[rows[i]!]!;
      if (!(price >= low && price <= high)) continue;
      count += 1;
      if (price < from) from = price;
    }
    if (count > 0) tally.add(0, count, from);
  }
}
