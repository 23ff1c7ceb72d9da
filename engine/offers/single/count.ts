import { emptyCounts } from '../counts.ts';
import { histogram, type Counts, type Histogram } from '../facets.ts';
import * as bits from '../failures.ts';
import type { Board } from '../sides.ts';
import { stepEnd, stepsOver } from '../tally.ts';
import type { OfferFilters } from '../types.ts';
import { judgeKinds, judgeRanges } from './judge.ts';
import { NONSTOP_STEP, type SingleTable } from './table.ts';

export interface SingleCount {
  readonly counts: Counts;
  readonly total: number;
  readonly fromMinor: number;
  /** Positions in the table that pass, cheapest first. */
  readonly passing: Int32Array;
}

/** All counts of a view over one slice: one pass over the rows, then one over their kinds. */
export function countSingle(board: Board, table: SingleTable, filters: OfferFilters): SingleCount {
  const blank = emptyCounts(board);
  const kindFails = judgeKinds(board, table, filters);
  const rangeFails = judgeRanges(board, table, filters);
  const tally: Tallies = {
    byKind: new Int32Array(kindFails.length),
    fromByKind: new Float64Array(kindFails.length),
    via: new Int32Array(table.viaAirports.length + 1),
    viaFrom: new Float64Array(table.viaAirports.length + 1).fill(Infinity),
    passing: new Int32Array(table.count),
    priced: new Int32Array(table.count),
    passingCount: 0,
    pricedCount: 0,
  };
  const { kind, price } = table;
  const { byKind, fromByKind, passing, priced } = tally;
  for (let at = 0; at < table.count; at += 1) {
    const range = rangeFails[at]!;
    const which = kind[at]!;
    if (range === 0) {
      if (byKind[which]! === 0) fromByKind[which] = price[at]!;
      byKind[which]! += 1;
      if (kindFails[which] !== 0) continue;
      passing[tally.passingCount] = at;
      tally.passingCount += 1;
      priced[tally.pricedCount] = at;
      tally.pricedCount += 1;
    } else if (kindFails[which] === 0 && (range & (range - 1)) === 0) {
      if (range !== bits.PRICE) addRanges(blank, table, tally, at, range);
      else {
        priced[tally.pricedCount] = at;
        tally.pricedCount += 1;
      }
    }
  }
  const shown = passing.subarray(0, tally.passingCount);
  for (let i = 0; i < shown.length; i += 1) addRanges(blank, table, tally, shown[i]!, RANGES);
  spread(board, table, kindFails, tally, blank);
  const counts = { ...blank, price: priceSteps(table, priced.subarray(0, tally.pricedCount)) };
  addConditions(table, filters, priced.subarray(0, tally.pricedCount), counts);
  return { counts, total: shown.length, fromMinor: shown.length > 0 ? price[shown[0]!]! : Infinity, passing: shown };
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
