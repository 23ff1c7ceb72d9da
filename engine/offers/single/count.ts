import { emptyCounts } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import type { Board } from '../sides.ts';
import { histogram, stepEnd, stepsOver, type Histogram, type Tally } from '#engine/facets';
import type { OfferFilters } from '../types.ts';
import { listPositions } from './bitmap.ts';
import { firstAbove, firstAtLeast } from './columns.ts';
import { judge } from './judge.ts';
import type { Counter, Ranked, SingleTable } from './table.ts';

export interface SingleCount {
  readonly counts: Counts;
  readonly total: number;
  readonly fromMinor: number;
  /** Positions in the table that pass, cheapest first; valid until the next count. */
  readonly passing: Int32Array;
}

/** All counts of a view over one slice: rows that fail no ask count everywhere, those that fail one ask for its facet alone. */
export function countSingle(board: Board, table: SingleTable, filters: OfferFilters): SingleCount {
  const counts = emptyCounts(board);
  const { asks, one, two } = judge(board, table, filters);
  const { price, scratch } = table;
  const [list, other] = scratch.lists;
  const priced = list.subarray(0, listPositions(scratch.all, one, 0, table.count, list));
  const [low, high] = bits.priceAsked(filters) ?? [-Infinity, Infinity];
  const first = firstAtLeast(price, low);
  const end = firstAbove(price, high);
  const passing = priced.subarray(firstAtLeast(priced, first), firstAtLeast(priced, end));
  const add = adderOf(board, table, counts);
  add(passing, passing.length, EVERY_ASK);
  if (first < end) {
    for (const { bit, fails } of asks) add(other, listPositions(fails, two, first, end, other), bit);
  }
  addConditions(table, filters, priced, counts);
  return {
    counts: { ...counts, price: priceSteps(table, priced) },
    total: passing.length,
    fromMinor: passing.length > 0 ? price[passing[0]!]! : Infinity,
    passing,
  };
}

const EVERY_ASK = 0xffff;
const OF_GROUP = bits.CARRIER | bits.ALLIANCE;
const OF_SHAPE = bits.STOPS | bits.NIGHT | bits.FROM | bits.TO;
const OF_STEP = bits.DEPARTURE | bits.ARRIVAL | bits.DURATION | bits.CONNECTION;

type Adder = (list: Int32Array, length: number, which: number) => void;

/** Adds ascending positions to the facets that `which` names. */
function adderOf(board: Board, table: SingleTable, counts: Counts): Adder {
  return (list, length, which) => {
    if (length === 0) return;
    if ((which & OF_GROUP) !== 0) addGroups(board, table, counts, list, length, which);
    if ((which & OF_SHAPE) !== 0) addShapes(board, table, counts, list, length, which);
    if ((which & OF_STEP) !== 0) addSteps(table, counts, list, length, which);
    if ((which & bits.VIA) !== 0) addVia(board, table, counts, list, length);
  };
}

/** From the last to the first, so that the first and cheapest stays. */
function countBy({ count, first }: Counter, column: Uint16Array, list: Int32Array, length: number): void {
  count.fill(0);
  for (let i = length - 1; i >= 0; i -= 1) {
    const at = list[i]!;
    const value = column[at]!;
    count[value]! += 1;
    first[value] = at;
  }
}

function addGroups(
  board: Board,
  { group, price, scratch }: SingleTable,
  counts: Counts,
  list: Int32Array,
  length: number,
  which: number,
): void {
  const { count, first } = scratch.counters.group;
  countBy(scratch.counters.group, group, list, length);
  for (let each = 0; each < count.length; each += 1) {
    const found = count[each]!;
    if (found === 0) continue;
    const from = price[first[each]!]!;
    const alliance = board.alliance[each]!;
    if ((which & bits.CARRIER) !== 0) counts.carriers.add(each, found, from);
    if ((which & bits.ALLIANCE) !== 0 && alliance >= 0) counts.alliances.add(alliance, found, from);
  }
}

function addShapes(
  board: Board,
  { shape, shapes, price, scratch }: SingleTable,
  counts: Counts,
  list: Int32Array,
  length: number,
  which: number,
): void {
  const { count, first } = scratch.counters.shape;
  const { fromPlaces, toPlaces } = board.sides[0]!;
  const side = counts.sides[0]!;
  countBy(scratch.counters.shape, shape, list, length);
  for (let each = 0; each < count.length; each += 1) {
    const found = count[each]!;
    if (found === 0) continue;
    const from = price[first[each]!]!;
    if ((which & bits.STOPS) !== 0) counts.stops.add(shapes.stops[each]!, found, from);
    if ((which & bits.NIGHT) !== 0 && shapes.night[each] === 0) counts.night.add(0, found, from);
    if ((which & bits.FROM) !== 0) side.from.add(fromPlaces[shapes.from[each]!]!, found, from);
    if ((which & bits.TO) !== 0) side.to.add(toPlaces[shapes.to[each]!]!, found, from);
  }
}

function addSteps(
  { steps, scratch }: SingleTable,
  { connection, sides }: Counts,
  list: Int32Array,
  length: number,
  which: number,
): void {
  const bins = scratch.counters.step.count;
  bins.fill(0);
  for (let i = 0; i < length; i += 1) {
    const packed = steps[list[i]!]!;
    bins[packed & 127]! += 1;
    bins[(packed >> 8) & 127]! += 1;
    bins[(packed >> 16) & 127]! += 1;
    bins[packed >> 24]! += 1;
  }
  const { departure, arrival, duration } = sides[0]!;
  if ((which & bits.DEPARTURE) !== 0) addBins(departure, bins, 0);
  if ((which & bits.ARRIVAL) !== 0) addBins(arrival, bins, 32);
  if ((which & bits.DURATION) !== 0) addBins(duration, bins, 64);
  if ((which & bits.CONNECTION) !== 0) addBins(connection, bins, 96);
}

function addBins({ counts }: Histogram, bins: Int32Array, from: number): void {
  for (let step = 0; step < counts.length; step += 1) counts[step]! += bins[from + step]!;
}

function addVia(
  { placeOf }: Board,
  { via, viaAirports, price, scratch }: SingleTable,
  counts: Counts,
  list: Int32Array,
  length: number,
): void {
  const { count, first } = scratch.counters.via;
  count.fill(0);
  for (let i = length - 1; i >= 0; i -= 1) {
    const at = list[i]!;
    const one = via[2 * at]!;
    const two = via[2 * at + 1]!;
    count[one]! += 1;
    first[one] = at;
    count[two]! += 1;
    first[two] = at;
  }
  for (let each = 1; each < count.length; each += 1) {
    if (count[each]! > 0) counts.via.add(placeOf[viaAirports[each - 1]!]!, count[each]!, price[first[each]!]!);
  }
}

/** Rows come by price, so that a step is a run of them. */
function priceSteps({ price }: SingleTable, rows: Int32Array): Histogram {
  if (rows.length === 0) return histogram(stepsOver(0, 0));
  const found = histogram(stepsOver(price[rows[0]!]!, price[rows.at(-1)!]!));
  const { counts, steps } = found;
  let start = 0;
  for (let step = 0; step < counts.length; step += 1) {
    const most = stepEnd(steps, step);
    let [end, high] = [start, rows.length];
    while (end < high) {
      const middle = (end + high) >> 1;
      if (price[rows[middle]!]! <= most) end = middle + 1;
      else high = middle;
    }
    counts[step] = end - start;
    start = end;
  }
  return found;
}

function addConditions(table: SingleTable, filters: OfferFilters, rows: Int32Array, counts: Counts): void {
  const price = bits.priceAsked(filters);
  addPriced(table.refund, price, rows, counts.refund);
  addPriced(table.change, price, rows, counts.change);
}

/** Counts the rows whose price lies in the window; without a branch, since prices near its ends come in no order. */
function addPriced({ prices, rank }: Ranked, window: OfferFilters['price'], rows: Int32Array, tally: Tally): void {
  const low = window ? firstAtLeast(prices, window[0]) : 0;
  const high = (window ? firstAbove(prices, window[1]) : prices.length) - 1;
  const none = prices.length;
  let count = rows.length;
  let least = none;
  for (let i = 0; i < rows.length; i += 1) {
    const each = rank[rows[i]!]!;
    const outside = ((each - low) | (high - each)) >> 31;
    count += outside;
    const met = each | (outside & NEVER);
    if (met < least) least = met;
  }
  if (count > 0) tally.add(0, count, prices[least]!);
}

const NEVER = 0x4000_0000;
