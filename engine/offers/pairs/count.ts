import type { ConditionMask } from '#engine/fares';
import { addRows, emptyCounts, sideAdder } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import { stepEnd, stepOf, type Histogram, type Steps, type Tally } from '#engine/facets';
import type { OfferFilters } from '../types.ts';
import type { Book } from './book.ts';
import {
  among,
  openField,
  passing,
  reopenField,
  RowSet,
  stopsThat,
  weightOf,
  type Field,
  type PairRule,
} from './field.ts';
import { meet } from './meet.ts';
import { ofAlliance, withoutNights } from './parts.ts';
import { priceCounts } from './price-counts.ts';
import { pairsAlike, pairsByGreater } from './timed-count.ts';
import { timedExtent } from './timed-extent.ts';
import { countOf, totalOf, visitPartners, type PairTotal } from './total.ts';
import { countVia } from './via.ts';

/**
 * Beyond so many looks at a class of partners, one for every row, the facets of a view with a price window and slices that
 * are close in time leave the time between them out and say `exact: false`. Total and rows never do.
 */
export const TIMED_LOOKS = 4_000_000;

/** All counts of a view over pairs. */
export function countPairs(field: Field): { counts: Counts } & PairTotal {
  const price = priceCounts(field);
  const looks = field.classes[0].of.length * field.classes[1].sold + field.classes[1].of.length * field.classes[0].sold;
  const loose = !field.timeless && field.rule.price !== undefined && looks > TIMED_LOOKS;
  const exact = !loose;
  const counts: Counts = { ...emptyCounts(field.board), exact, price: price.histogram, priceExact: price.exact };
  const counted = loose ? { ...field, timeless: true } : field;
  countOwn(counted, 0, counts);
  countOwn(counted, 1, counts);
  countCarriers(counted, counts);
  countAlliances(counted, counts);
  countStops(counted, counts);
  countConnections(counted, counts);
  countVia(counted, counts);
  countNights(counted, counts);
  countConditions(counted, counts);
  return { counts, ...totalOf(field, passing(field, 0), passing(field, 1)) };
}

function add(tally: Tally, category: number, { total, fromMinor }: PairTotal): void {
  if (total > 0) tally.add(category, total, fromMinor);
}

/** The facets of one slice: a row may fail one ask of its own slice and still count there. */
function countOwn(field: Field, at: 0 | 1, counts: Counts): void {
  const fails = field.fails[at];
  const adder = sideAdder(field.board, counts, at);
  const open = passing(field, at, bits.OWN_BITS);
  if (field.timeless && field.failed[at] === 0) {
    const partners = passing(field, 1 - at);
    addRows(field.board, counts, at, open, { ...field.classes[at], ...meet(field, partners, field.rule) });
    return;
  }
  const seekers = field.failed[at] === 0 ? open : among(field, open, (row) => (fails[row]! & (fails[row]! - 1)) === 0);
  visitPartners(field, seekers, passing(field, 1 - at), (row, count, min) => {
    adder(row, count, min, fails[row] === 0 ? bits.OWN_BITS : fails[row]!);
  });
}

/** An option alone means one carrier on both slices; the same rows give the one-ticket facet when no carrier is asked. */
function countCarriers(field: Field, counts: Counts): void {
  const rule = { ...field.rule, oneTicket: true };
  const [out, back] = [passing(field, 0, bits.CARRIER), passing(field, 1, bits.CARRIER)];
  if (field.timeless) {
    const { group } = field.classes[0];
    const { count, min } = meet(field, back, rule);
    for (const each of out.present) {
      if (count[each]! > 0) counts.carriers.add(group[each]!, out.weight[each]! * count[each]!, min[each]!);
    }
  } else {
    const { group } = field.board.sides[0]!;
    visitPartners(field, out, back, (row, count, min) => counts.carriers.add(group[row]!, count, min), rule);
  }
  add(counts.tickets!, 0, totalOf(field, passing(field, 0), passing(field, 1), rule));
}

function countAlliances(field: Field, counts: Counts): void {
  const { board } = field;
  const alliances = [...new Set(board.alliance)].filter((alliance) => alliance >= 0);
  if (!field.timeless && isOfTimeAlone(field.rule)) {
    addAlliances(field, alliances, counts);
    return;
  }
  for (const alliance of alliances) {
    const [out, back] = [passing(field, 0, bits.ALLIANCE), passing(field, 1, bits.ALLIANCE)];
    const total = totalOf(field, ofAlliance(field, out, alliance), ofAlliance(field, back, alliance));
    add(counts.alliances, alliance, total);
  }
}

/** Does only time decide which rows go together, whatever they cost? */
function isOfTimeAlone({ price, oneTicket, fits }: PairRule): boolean {
  return !price && !oneTicket && !fits.includes(0);
}

/** The same where only time decides: all alliances at once. */
function addAlliances(field: Field, alliances: readonly number[], counts: Counts): void {
  const { sides, alliance: allianceOf } = field.board;
  const sets = [passing(field, 0, bits.ALLIANCE), passing(field, 1, bits.ALLIANCE)] as const;
  const number = Uint8Array.from(allianceOf, (alliance) => 1 + alliances.indexOf(alliance));
  const labelled = (at: 0 | 1): Uint8Array => {
    const { group } = sides[at]!;
    const labels = new Uint8Array(group.length);
    for (let row = 0; row < labels.length; row += 1) labels[row] = number[group[row]!]!;
    return labels;
  };
  const count = alliances.length + 1;
  const pairs = pairsAlike(field, ...sets, { count, of: [labelled(0), labelled(1)] });
  for (const [at, alliance] of alliances.entries()) {
    const [fromMinor] = timedExtent(field, ...sets, field.rule, (group) => number[group] === at + 1);
    add(counts.alliances, alliance, { total: pairs[at + 1]!, fromMinor });
  }
}

function countStops(field: Field, counts: Counts): void {
  for (let worst = 0; worst < 3; worst += 1) {
    const rule = { ...field.rule, fits: stopsThat((stops) => stops === worst) };
    add(counts.stops, worst, totalOf(field, passing(field, 0, bits.STOPS), passing(field, 1, bits.STOPS), rule));
  }
}

/** By the longest wait of the pair: pairs up to a step less pairs up to the step before. Nonstop pairs stay out. */
function countConnections(field: Field, counts: Counts): void {
  const { steps, counts: bins } = counts.connection;
  if (!field.timeless && isOfTimeAlone(field.rule)) {
    addWaits(field, counts.connection);
    return;
  }
  const sides = [0, 1].map((at) => byWait(field, passing(field, at, bits.CONNECTION)));
  const upTo = (longest: number): number => countOf(field, sides[0]!(longest), sides[1]!(longest));
  let before = upTo(0);
  for (let step = 0; step < bins.length; step += 1) {
    const all = upTo(stepEnd(steps, step));
    bins[step] = all - before;
    before = all;
  }
}

/** The same where only time decides which rows go together: by the step of the longest wait of either. */
function addWaits(field: Field, { steps, counts: bins }: Histogram): void {
  const labels = { count: bins.length + 1, of: [waitSteps(field, 0, steps), waitSteps(field, 1, steps)] as const };
  const pairs = pairsByGreater(field, passing(field, 0, bits.CONNECTION), passing(field, 1, bits.CONNECTION), labels);
  for (let step = 0; step < bins.length; step += 1) bins[step]! += pairs[step + 1]!;
}

/** By row of a side: 0 without a wait, else one more than the step of its longest. */
function waitSteps({ board }: Field, at: 0 | 1, steps: Steps): Uint8Array {
  const { longestWait } = board.sides[at]!.slice;
  const labels = new Uint8Array(longestWait.length);
  for (let row = 0; row < labels.length; row += 1) {
    const wait = longestWait[row]!;
    labels[row] = wait === 0 ? 0 : 1 + stepOf(steps, wait);
  }
  return labels;
}

/** The rows of a set whose longest wait is at most so long, asked in ascending order: dealt by wait once, each set is a beginning. */
function byWait(field: Field, set: RowSet): (longest: number) => RowSet {
  const { longestWait } = field.board.sides[set.at]!.slice;
  const given = set.rows;
  let most = 0;
  for (let i = 0; i < given.length; i += 1) if (longestWait[given[i]!]! > most) most = longestWait[given[i]!]!;
  const end = new Int32Array(most + 2);
  for (let i = 0; i < given.length; i += 1) end[longestWait[given[i]!]! + 1]! += 1;
  for (let wait = 0; wait <= most; wait += 1) end[wait + 1]! += end[wait]!;
  const rows = new Int32Array(given.length);
  const next = end.slice();
  for (let i = 0; i < given.length; i += 1) {
    const row = given[i]!;
    rows[next[longestWait[row]!]!] = row;
    next[longestWait[row]!]! += 1;
  }
  const { of, count } = field.classes[set.at]!;
  const weight = new Float64Array(count);
  let weighed = 0;
  return (longest) => {
    const upTo = longest < most ? end[longest + 1]! : rows.length;
    for (; weighed < upTo; weighed += 1) weight[of[rows[weighed]!]!]! += 1;
    return upTo === rows.length ? set : new RowSet(field, set.at, rows.subarray(0, upTo), weight.slice());
  };
}

function countNights(field: Field, counts: Counts): void {
  const [out, back] = [passing(field, 0, bits.NIGHT), passing(field, 1, bits.NIGHT)];
  add(counts.night, 0, totalOf(field, withoutNights(field, out), withoutNights(field, back)));
}

function countConditions(field: Field, counts: Counts): void {
  const { mask } = field;
  for (const [bit, tally] of [
    [1, counts.refund],
    [2, counts.change],
  ] as const) {
    const asked = (mask | bit) as ConditionMask;
    if (asked === mask) add(tally, 0, totalOf(field, passing(field, 0), passing(field, 1)));
    else if (field.timeless) add(tally, 0, underMask(field, asked));
    else {
      const other = reopenField(field, asked);
      add(tally, 0, totalOf(other, passing(other, 0), passing(other, 1)));
    }
  }
}

/** The total under stricter conditions: the same rows in other price classes, those that are not sold then in none. */
function underMask(field: Field, mask: ConditionMask): PairTotal {
  const { book } = field;
  const classes = [book.classes(0, mask), book.classes(1, mask)] as const;
  const stricter: Field = { ...field, mask, classes, sets: new Map() };
  const sets = ([0, 1] as const).map((at) => {
    const set = passing(field, at);
    const sold = (row: number): boolean => classes[at].of[row]! < classes[at].sold;
    return new RowSet(stricter, at, () => among(field, set, sold).rows, weightOf(classes[at], set.cells));
  });
  return totalOf(stricter, sets[0]!, sets[1]!);
}

export function countAll(book: Book, filters: OfferFilters): PairTotal {
  const field = openField(book, filters);
  return totalOf(field, passing(field, 0), passing(field, 1));
}
