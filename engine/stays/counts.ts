import { extent, histogram, stepOf, stepsOver, Tally, type Histogram } from '#engine/facets';
import type { StayFilters } from './ask.ts';
import { maskOf, type Board } from './board.ts';
import { hasBit } from './facts.ts';
import * as is from './failures.ts';
import { BOARDS } from './snapshot.ts';

/** Guest scores from which on a reader may ask, in tenths. */
export const SCORE_STEPS = [90, 80, 70, 60] as const;

/** Everything counted for one view. */
export interface StayCounts {
  /** Properties that pass everything, by their number on the board, ascending; their totals beside them by number. */
  readonly passing: Int32Array;
  readonly totals: Float64Array;
  readonly price: Histogram;
  readonly stars: Tally;
  readonly score: Tally;
  /** By place in the board's areas. */
  readonly area: Tally;
  /** The last category is none. */
  readonly chain: Tally;
  readonly amenities: Tally;
  readonly access: Tally;
  readonly board: Tally;
  readonly cancellation: Tally;
  readonly payment: Tally;
}

export function countStays(board: Board, filters: StayFilters): StayCounts {
  const { terms, offers } = board;
  const { words } = terms.world;
  const totals = board.totals(maskOf(filters));
  const fails = is.failuresOf(terms.world, offers.rows, filters);
  const inPrice = priceTest(filters);
  const isThere = priceTest(limitsOf(filters));
  const passing: number[] = [];
  const priced: number[] = [];
  for (let at = 0; at < fails.length; at++) {
    if (fails[at] !== 0 || !isThere(totals[at]!)) continue;
    priced.push(totals[at]!);
    if (inPrice(totals[at]!)) passing.push(at);
  }
  const counts: StayCounts = {
    passing: Int32Array.from(passing),
    totals,
    price: histogramOf(priced),
    stars: new Tally(6),
    score: new Tally(SCORE_STEPS.length),
    area: new Tally(board.areas.length),
    chain: new Tally(words.chains.length + 1),
    amenities: new Tally(words.amenities.length),
    access: new Tally(words.accessFacts.length),
    board: new Tally(BOARDS.length),
    cancellation: new Tally(1),
    payment: new Tally(1),
  };
  for (let at = 0; at < fails.length; at++) {
    if (totals[at] !== Infinity && inPrice(totals[at]!)) addProperty(board, counts, at, fails[at]!, totals[at]!);
  }
  addPlans(board, counts, filters, fails);
  return counts;
}

export function priceTest({ price, limits }: StayFilters): (totalMinor: number) => boolean {
  const most = limits?.mostMinor ?? Number.MAX_VALUE;
  if (!price) return (totalMinor) => totalMinor <= most;
  const [low, high] = [price[0], Math.min(price[1], most)];
  return (totalMinor) => totalMinor >= low && totalMinor <= high;
}

/** The limits without any filter. */
export function limitsOf({ limits }: StayFilters): StayFilters {
  return limits ? { limits } : {};
}

function histogramOf(totals: readonly number[]): Histogram {
  const made = histogram(stepsOver(...extent(totals)));
  for (const total of totals) made.counts[stepOf(made.steps, total)]! += 1;
  return made;
}

function addProperty(
  { terms, offers, areaAt }: Board,
  counts: StayCounts,
  at: number,
  fails: number,
  total: number,
): void {
  const { properties: all, words } = terms.world;
  const row = offers.rows[at]!;
  const forgives = (bit: number): boolean => (fails & ~bit) === 0;
  if (forgives(is.STARS)) counts.stars.add(all.stars[row]!, 1, total);
  if (forgives(is.SCORE)) {
    SCORE_STEPS.forEach((least, step) => {
      if (all.scoreTenths[row]! >= least) counts.score.add(step, 1, total);
    });
  }
  if (forgives(is.AREA)) counts.area.add(areaAt[at]!, 1, total);
  if (forgives(is.CHAIN)) counts.chain.add(all.chain[row]! < 0 ? words.chains.length : all.chain[row]!, 1, total);
  // Amenities and access facts add up: what is chosen stays asked for.
  if (fails !== 0) return;
  addBits(counts.amenities, words.amenities.length, all.amenitiesLow[row]!, all.amenitiesHigh[row]!, total);
  addBits(counts.access, words.accessFacts.length, all.access[row]!, 0, total);
}

function addBits(tally: Tally, count: number, low: number, high: number, total: number): void {
  for (let bit = 0; bit < count; bit++) if (hasBit(low, high, bit)) tally.add(bit, 1, total);
}

/** Under another ask on plans the cheapest fit is another one, so each option is priced by its own totals. */
function addPlans(board: Board, counts: StayCounts, filters: StayFilters, fails: Uint8Array): void {
  const inPrice = priceTest(filters);
  const add = (tally: Tally, category: number, asked: StayFilters): void => {
    const totals = board.totals(maskOf(asked));
    for (let at = 0; at < fails.length; at++) {
      if (fails[at] === 0 && totals[at]! < Infinity && inPrice(totals[at]!)) tally.add(category, 1, totals[at]!);
    }
  };
  BOARDS.forEach((name, category) => add(counts.board, category, { ...filters, boards: [name] }));
  add(counts.cancellation, 0, { ...filters, freeCancellation: true });
  add(counts.payment, 0, { ...filters, payLater: true });
}
