import type { ConditionMask } from '#engine/fares';
import { histogram, stepOf, stepsOver, type Tally } from '#engine/facets';
import { addRows, emptyCounts, sideAdder } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import { TIMED_LOOKS } from '../pairs/count.ts';
import { among, passing, reopenField, stopsThat, type Field, type RowSet } from '../pairs/field.ts';
import { meet } from '../pairs/meet.ts';
import { ofAlliance, withoutNights } from '../pairs/parts.ts';
import { visitPartners, type PairTotal } from '../pairs/total.ts';
import { flightsOf } from './flights.ts';

/**
 * All counts of a step: flights of the side `at` that somebody can choose. The facets of the other slice count its flights, and
 * connecting airports those of both while none is chosen. The prices reach as far as what is listed `beside` the flights.
 */
export function countFlights(field: Field, at: 0 | 1, totals: Totals, beside: readonly number[] = []): Counts {
  const looks = field.classes[0].of.length * field.classes[1].sold + field.classes[1].of.length * field.classes[0].sold;
  const loose = !field.timeless && field.rule.price !== undefined && looks > TIMED_LOOKS;
  const counted = loose ? { ...field, timeless: true } : field;
  const price =
    totals.price === undefined ? pricesOf(totals.rows, totals.min, beside) : pricesUnbound(field, at, beside);
  const counts: Counts = { ...emptyCounts(field.board), exact: !loose, price, priceExact: true };
  countOwn(counted, 0, counts);
  countOwn(counted, 1, counts);
  if (field.chosen === undefined) {
    countCarriers(counted, at, counts);
    countStops(counted, at, counts);
  }
  countTickets(counted, at, counts);
  countAlliances(counted, at, counts);
  countConnections(counted, at, counts);
  for (const side of at === 0 ? ([0, 1] as const) : ([1] as const)) countVia(counted, side, counts);
  countNights(counted, at, counts);
  countConditions(counted, at, counts);
  return counts;
}

/** The flights of a step: rows of its side that have a partner, and by row the lowest total with one. */
export interface Totals {
  readonly rows: Int32Array;
  readonly min: Float64Array;
  /** The window of totals that was asked for. */
  readonly price: readonly [number, number] | undefined;
}

/** With the score of Best by row: of the best whole trip where later flights have a say in it (`best-trips.ts`). */
export interface Scored extends Totals {
  readonly best: Float64Array;
}

export function totalsOf(field: Field, at: 0 | 1): Totals {
  const own = passing(field, at);
  const rows = new Int32Array(own.rows.length);
  const min = new Float64Array(field.board.sides[at]!.slice.count);
  let count = 0;
  visitPartners(field, own, passing(field, 1 - at), (row, _, least) => {
    rows[count++] = row;
    min[row] = least;
  });
  return { rows: rows.subarray(0, count), min, price: field.rule.price };
}

/** How many flights cost how much at least, on a scale that holds these totals too. */
export function pricesOf(rows: Int32Array, min: Float64Array, beside: readonly number[] = []): Counts['price'] {
  let [low, high] = [Math.min(...beside), Math.max(...beside)];
  for (let i = 0; i < rows.length; i += 1) {
    const total = min[rows[i]!]!;
    if (total < low) low = total;
    if (total > high) high = total;
  }
  const prices = histogram(stepsOver(low, high));
  for (let i = 0; i < rows.length; i += 1) prices.counts[stepOf(prices.steps, min[rows[i]!]!)]! += 1;
  return prices;
}

function pricesUnbound(field: Field, at: 0 | 1, beside: readonly number[]): Counts['price'] {
  const { rows, min } = totalsOf({ ...field, rule: { ...field.rule, price: bits.priceOpen(field.filters) } }, at);
  return pricesOf(rows, min, beside);
}

function add(tally: Tally, category: number, { total, fromMinor }: PairTotal): void {
  if (total > 0) tally.add(category, total, fromMinor);
}

/** The facets of one slice: a flight may fail one ask of its own slice and still count there. */
function countOwn(field: Field, at: 0 | 1, counts: Counts): void {
  const fails = field.fails[at];
  const open = passing(field, at, bits.OWN_BITS);
  const partners = passing(field, 1 - at);
  if (field.timeless && field.failed[at] === 0) {
    const { count, min } = meet(field, partners, field.rule);
    addRows(field.board, counts, at, open, { ...field.classes[at], count: count.map(Math.sign), min });
    return;
  }
  const adder = sideAdder(field.board, counts, at);
  const alone = field.failed[at] === 0 ? open : among(field, open, (row) => (fails[row]! & (fails[row]! - 1)) === 0);
  visitPartners(field, alone, partners, (row, _, min) => {
    adder(row, 1, min, fails[row] === 0 ? bits.OWN_BITS : fails[row]!);
  });
}

/** An option alone means one carrier on both slices. */
function countCarriers(field: Field, at: 0 | 1, counts: Counts): void {
  const rule = { ...field.rule, oneTicket: true };
  const [own, others] = [passing(field, at, bits.CARRIER), passing(field, 1 - at, bits.CARRIER)];
  if (field.timeless) {
    const { group } = field.classes[at];
    const { count, min } = meet(field, others, rule);
    for (const each of own.present) {
      if (count[each]! > 0) counts.carriers.add(group[each]!, own.weight[each]!, min[each]!);
    }
  } else {
    const { group } = field.board.sides[at]!;
    visitPartners(field, own, others, (row, _, min) => counts.carriers.add(group[row]!, 1, min), rule);
  }
}

function countTickets(field: Field, at: 0 | 1, counts: Counts): void {
  const rule = { ...field.rule, oneTicket: true };
  add(counts.tickets!, 0, flightsOf(field, passing(field, at), passing(field, 1 - at), rule));
}

function countAlliances(field: Field, at: 0 | 1, counts: Counts): void {
  const { board } = field;
  for (const alliance of new Set(board.alliance)) {
    if (alliance < 0) continue;
    const members = (side: number): RowSet => {
      const all = passing(field, side, bits.ALLIANCE);
      return field.chosen !== undefined && side === 0 ? all : ofAlliance(field, all, alliance);
    };
    add(counts.alliances, alliance, flightsOf(field, members(at), members(1 - at)));
  }
}

function countStops(field: Field, at: 0 | 1, counts: Counts): void {
  const [own, others] = [passing(field, at, bits.STOPS), passing(field, 1 - at, bits.STOPS)];
  for (let worst = 0; worst < 3; worst += 1) {
    const rule = { ...field.rule, fits: stopsThat((stops) => stops === worst) };
    add(counts.stops, worst, flightsOf(field, own, others, rule));
  }
}

/** By the longest wait of the flight itself; nonstop ones stay out. */
function countConnections(field: Field, at: 0 | 1, counts: Counts): void {
  const { steps, counts: bins } = counts.connection;
  const { stops, longestWait } = field.board.sides[at]!.slice;
  visitPartners(field, passing(field, at, bits.CONNECTION), passing(field, 1 - at, bits.CONNECTION), (row) => {
    if (stops[row]! > 0) bins[stepOf(steps, longestWait[row]!)]! += 1;
  });
}

function countVia(field: Field, at: 0 | 1, counts: Counts): void {
  const { stops, via } = field.board.sides[at]!.slice;
  const { placeOf } = field.board;
  visitPartners(field, passing(field, at, bits.VIA), passing(field, 1 - at, bits.VIA), (row, _, min) => {
    for (let k = 0; k < stops[row]!; k += 1) counts.via.add(placeOf[via[2 * row + k]!]!, 1, min);
  });
}

function countNights(field: Field, at: 0 | 1, counts: Counts): void {
  const rows = (side: number): RowSet => withoutNights(field, passing(field, side, bits.NIGHT));
  add(counts.night, 0, flightsOf(field, rows(at), rows(1 - at)));
}

function countConditions(field: Field, at: 0 | 1, counts: Counts): void {
  for (const [bit, tally] of [
    [1, counts.refund],
    [2, counts.change],
  ] as const) {
    const asked = (field.mask | bit) as ConditionMask;
    const other = asked === field.mask ? field : reopenField(field, asked);
    add(tally, 0, flightsOf(other, passing(other, at), passing(other, 1 - at)));
  }
}
