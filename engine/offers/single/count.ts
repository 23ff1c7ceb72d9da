import { emptyCounts } from '../counts.ts';
import { histogram, type Counts, type Histogram } from '../facets.ts';
import * as bits from '../failures.ts';
import type { Board } from '../sides.ts';
import { stepEnd, stepsOver } from '../tally.ts';
import type { OfferFilters } from '../types.ts';
import { judgeKinds, windowsOf, type Windows } from './judge.ts';
import { NONSTOP_STEP, type SingleTable } from './table.ts';

export interface SingleCount {
  readonly counts: Counts;
  readonly total: number;
  readonly fromMinor: number;
  /** Positions in the table that pass, cheapest first; valid until the next count. */
  readonly passing: Int32Array;
}

/** All counts of a view over one slice: one pass over the rows, then one over their kinds. */
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
  const [first, end] = windows.price;
  sweep(counts, table, kindFails, windows, tally, 0, first);
  sweep(counts, table, kindFails, windows, tally, first, end);
  sweep(counts, table, kindFails, windows, tally, end, table.count);
  const passing = tally.passing.subarray(0, tally.passingCount);
  const priced = tally.priced.subarray(0, tally.pricedCount);
  for (let i = 0; i < passing.length; i += 1) addRanges(counts, table, tally, passing[i]!, RANGES);
  spread(board, table, kindFails, tally, counts);
  addConditions(table, filters, priced, counts);
  const fromMinor = passing.length > 0 ? table.price[passing[0]!]! : Infinity;
  return { counts: { ...counts, price: priceSteps(table, priced) }, total: passing.length, fromMinor, passing };
}

/**
 * Rows `start` to `end`, all inside or all outside the price window. A row counts only where it fails nothing or one ask;
 * the comparisons are arithmetic, since for most rows no branch could be foreseen.
 */
function sweep(
  counts: Counts,
  table: SingleTable,
  kindFails: Uint16Array,
  windows: Windows,
  tally: Tallies,
  start: number,
  end: number,
): void {
  const { kind, price, departure, arrival, duration } = table;
  const { waits, longest } = windows;
  const [departureLow, departureWidth] = windows.departure;
  const [arrivalLow, arrivalWidth] = windows.arrival;
  const inside = start >= windows.price[0] && end <= windows.price[1];
  const { byKind, fromByKind, passing, priced } = tally;
  for (let at = start; at < end; at += 1) {
    const x = departure[at]! - departureLow;
    const y = arrival[at]! - arrivalLow;
    const range =
      (((x | (departureWidth - x)) >>> 31) * bits.DEPARTURE) |
      (((y | (arrivalWidth - y)) >>> 31) * bits.ARRIVAL) |
      (((longest - duration[at]!) >>> 31) * bits.DURATION) |
      (waits === undefined ? 0 : waits[at]!);
    const fail = range | kindFails[kind[at]!]!;
    if ((fail & (fail - 1)) !== 0) continue;
    if (fail === 0) {
      priced[tally.pricedCount] = at;
      tally.pricedCount += 1;
    }
    if (!inside) continue;
    if (range !== 0) {
      addRanges(counts, table, tally, at, range);
      continue;
    }
    const which = kind[at]!;
    if (byKind[which]! === 0) fromByKind[which] = price[at]!;
    byKind[which]! += 1;
    if (fail !== 0) continue;
    passing[tally.passingCount] = at;
    tally.passingCount += 1;
  }
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

/** The rows are in price order, so the steps are cut from the list. */
function priceSteps({ price }: SingleTable, rows: Int32Array): Histogram {
  const first = rows.length > 0 ? price[rows[0]!]! : Infinity;
  const last = rows.length > 0 ? price[rows[rows.length - 1]!]! : -Infinity;
  const found = histogram(stepsOver(first, last));
  let at = 0;
  for (let step = 0; step < found.steps.count && at < rows.length; step += 1) {
    const end = stepEnd(found.steps, step);
    const start = at;
    while (at < rows.length && price[rows[at]!]! <= end) at += 1;
    found.counts[step] = at - start;
  }
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
