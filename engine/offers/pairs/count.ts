import type { ConditionMask } from '#engine/fares';
import { emptyCounts, addToSide } from '../counts.ts';
import type { Counts } from '../facets.ts';
import * as bits from '../failures.ts';
import { stepEnd, type Tally } from '../tally.ts';
import type { OfferFilters } from '../types.ts';
import { openField, passing, visitField, type Field, type RowSet } from './field.ts';
import type { Orders } from './orders.ts';
import { priceCounts } from './price-counts.ts';
import { Reader, totalOf, type PairTotal } from './total.ts';
import { countVia } from './via.ts';

/** All counts of a view over pairs. */
export function countPairs(field: Field): { counts: Counts } & PairTotal {
  const { board, filters } = field;
  const price = priceCounts(field);
  const counts: Counts = { ...emptyCounts(board), price: price.histogram, priceExact: price.exact };
  const total = countOut(field, counts);
  countBack(field, counts);
  countCarriers(field, counts);
  countAlliances(field, counts);
  countStops(field, counts);
  countConnections(field, counts);
  countVia(field, counts);
  countNights(field, counts);
  countConditions(field, filters, counts);
  return { counts, ...total };
}

function add(tally: Tally, category: number, { total, fromMinor }: PairTotal): void {
  if (total > 0) tally.add(category, total, fromMinor);
}

/** The total, and the facets of the first slice: a row may fail one ask of its own slice and still count there. */
function countOut(field: Field, counts: Counts): PairTotal {
  let total = 0;
  let fromMinor = Infinity;
  eachOwn(field, 0, counts, (count, min) => {
    total += count;
    if (min < fromMinor) fromMinor = min;
  });
  return { total, fromMinor };
}

function countBack(field: Field, counts: Counts): void {
  eachOwn(field, 1, counts, () => undefined);
}

function eachOwn(field: Field, at: 0 | 1, counts: Counts, each: (count: number, min: number) => void): void {
  const { board, filters } = field;
  const reader = new Reader(filters);
  const fails = field.fails[at];
  const { stops } = board.sides[at]!.slice;
  const seekers = passing(field, at, bits.OWN_BITS, (row) => (fails[row]! & (fails[row]! - 1)) === 0);
  visitField(field, seekers, passing(field, 1 - at), (row, partners) => {
    reader.read(stops[row]!, partners);
    if (reader.count === 0) return;
    const fail = fails[row]!;
    if (fail === 0) each(reader.count, reader.min);
    addToSide(board, counts, at, row, reader.count, reader.min, fail === 0 ? bits.OWN_BITS : fail);
  });
}

/** An option alone means one carrier on both slices; the same rows give the one-ticket facet when no carrier is asked. */
function countCarriers(field: Field, counts: Counts): void {
  const { slice, group } = field.board.sides[0]!;
  const reader = new Reader(field.filters);
  const forgiving = (bit: number, found: (row: number) => void): void =>
    visitField(field, passing(field, 0, bit), passing(field, 1, bit), (row, partners) => {
      reader.readOwn(slice.stops[row]!, partners);
      if (reader.count > 0) found(row);
    });
  forgiving(bits.CARRIER, (row) => counts.carriers.add(group[row]!, reader.count, reader.min));
  forgiving(0, () => counts.tickets!.add(0, reader.count, reader.min));
}

function countAlliances(field: Field, counts: Counts): void {
  const { board } = field;
  for (const alliance of new Set(board.alliance)) {
    if (alliance < 0) continue;
    const member = (at: number): RowSet =>
      passing(field, at, bits.ALLIANCE, (row) => board.alliance[board.sides[at]!.group[row]!] === alliance);
    add(counts.alliances, alliance, totalOf(field, member(0), member(1)));
  }
}

function countStops(field: Field, counts: Counts): void {
  const { slice } = field.board.sides[0]!;
  const { oneTicket } = field.filters;
  visitField(field, passing(field, 0, bits.STOPS), passing(field, 1, bits.STOPS), (row, partners) => {
    const found = oneTicket ? partners.ownCount : partners.count;
    const least = oneTicket ? partners.ownMin : partners.min;
    for (let other = 0; other < 3; other += 1) {
      if (found[other]! > 0) counts.stops.add(Math.max(slice.stops[row]!, other), found[other]!, least[other]!);
    }
  });
}

/** By the longest wait of the pair: pairs up to a step less pairs up to the step before. Nonstop pairs stay out. */
function countConnections(field: Field, counts: Counts): void {
  const { steps, counts: bins } = counts.connection;
  const upTo = (longest: number): number => {
    const rows = (at: number): RowSet => {
      const { longestWait } = field.board.sides[at]!.slice;
      return passing(field, at, bits.CONNECTION, (row) => longestWait[row]! <= longest);
    };
    return totalOf(field, rows(0), rows(1)).total;
  };
  let before = upTo(0);
  for (let step = 0; step < bins.length; step += 1) {
    const all = upTo(stepEnd(steps, step));
    bins[step] = all - before;
    before = all;
  }
}

function countNights(field: Field, counts: Counts): void {
  const rows = (at: number): RowSet => {
    const { nightWaits } = field.board.sides[at]!.slice;
    return passing(field, at, bits.NIGHT, (row) => nightWaits[row] === 0);
  };
  add(counts.night, 0, totalOf(field, rows(0), rows(1)));
}

function countConditions(field: Field, filters: OfferFilters, counts: Counts): void {
  const { board, orders, mask } = field;
  for (const [bit, tally] of [
    [1, counts.refund],
    [2, counts.change],
  ] as const) {
    const asked = (mask | bit) as ConditionMask;
    const same = asked === mask;
    const stricter = { ...filters, refundable: (asked & 1) !== 0, changeable: (asked & 2) !== 0 };
    const other = same ? field : openField(board, orders, stricter);
    add(tally, 0, totalOf(other, passing(other, 0), passing(other, 1)));
  }
}

export function countAll(orders: Orders, board: Field['board'], filters: OfferFilters): PairTotal {
  const field = openField(board, orders, filters);
  return totalOf(field, passing(field, 0), passing(field, 1));
}
