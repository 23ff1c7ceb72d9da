import type { Field, PairRule, RowSet } from './field.ts';
import type { Board } from '../sides.ts';
import { minutesOf } from './minutes.ts';

/** By row of each side: one of `count` kinds of rows. */
export interface Labels {
  readonly count: number;
  readonly of: readonly [Uint8Array, Uint8Array];
}

/**
 * How many pairs of two row sets are far enough apart in time, whatever they cost, by the labels of their rows: index label of the
 * first * labels + label of the second. Rows are looked at once, pairs are formed of minutes.
 */
function pairsByLabel(field: Field, out: RowSet, back: RowSet, labels: Labels): Float64Array {
  const { count } = labels;
  const { ready, leaving } = meetings(field, out, back, labels);
  const pairs = new Float64Array(count * count);
  for (let at = 0; at < leaving.length; at += count) {
    for (let one = 0; one < count; one += 1) {
      const rows = ready[at + one]!;
      if (rows === 0) continue;
      for (let other = 0; other < count; other += 1) pairs[one * count + other]! += rows * leaving[at + other]!;
    }
  }
  return pairs;
}

/** The same of rows that have one label: how many pairs there are, by label. */
export function pairsAlike(field: Field, out: RowSet, back: RowSet, labels: Labels): Float64Array {
  const { count } = labels;
  const { ready, leaving } = meetings(field, out, back, labels);
  const pairs = new Float64Array(count);
  for (let at = 0; at < leaving.length; at += count) {
    for (let label = 0; label < count; label += 1) pairs[label]! += ready[at + label]! * leaving[at + label]!;
  }
  return pairs;
}

/** The same by the greater of the two labels. */
export function pairsByGreater(field: Field, out: RowSet, back: RowSet, labels: Labels): Float64Array {
  const { count } = labels;
  const { ready, leaving } = meetings(field, out, back, labels);
  const pairs = new Float64Array(count);
  for (let at = 0; at < leaving.length; at += count) {
    // Rows with a lower label than this one.
    let [readyBelow, leavingBelow] = [0, 0];
    for (let label = 0; label < count; label += 1) {
      const [rows, others] = [ready[at + label]!, leaving[at + label]!];
      pairs[label]! += rows * (leavingBelow + others) + readyBelow * others;
      readyBelow += rows;
      leavingBelow += others;
    }
  }
  return pairs;
}

/** By minute and label: rows that are ready in it, and those that leave in it or later. */
function meetings(field: Field, out: RowSet, back: RowSet, labels: Labels) {
  return { ready: byMinute(field, out, labels), leaving: addUp(byMinute(field, back, labels), labels.count) };
}

const KNOWN = new WeakMap<RowSet, WeakMap<RowSet, Float64Array>>();

/** How many pairs of two row sets are far enough apart in time and of stops that go together, whatever they cost. */
export function countTimed(field: Field, out: RowSet, back: RowSet, { fits }: Pick<PairRule, 'fits'>): number {
  if (!fits.includes(0)) return pairsByLabel(field, out, back, oneLabel(field))[0]!;
  const known = KNOWN.get(out) ?? new WeakMap<RowSet, Float64Array>();
  KNOWN.set(out, known);
  const [first, second] = field.board.sides;
  const pairs =
    known.get(back) ?? pairsByLabel(field, out, back, { count: 3, of: [first!.slice.stops, second!.slice.stops] });
  known.set(back, pairs);
  return pairs.reduce((total, count, stops) => (fits[stops] === 1 ? total + count : total), 0);
}

const ONE_LABEL = new WeakMap<Board, Labels>();

/** All rows alike. */
function oneLabel({ board }: Field): Labels {
  const [first, second] = board.sides;
  const known = ONE_LABEL.get(board) ?? {
    count: 1,
    of: [new Uint8Array(first!.slice.count), new Uint8Array(second!.slice.count)] as const,
  };
  ONE_LABEL.set(board, known);
  return known;
}

/** Index minute * labels + label: rows that are ready in a minute of the second slice's clock, or leave in it. */
function byMinute({ board }: Field, { at, rows }: RowSet, labels: Labels): Float64Array {
  const { first, length, partner, time } = minutesOf(board, 1);
  const label = labels.of[at]!;
  // One more: ready when all have left.
  const counts = new Float64Array((length + 1) * labels.count);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const minute = at === 1 ? partner[row]! : Math.min(length, Math.max(0, time[row]! - first));
    counts[minute * labels.count + label[row]!]! += 1;
  }
  return counts;
}

/** Each minute with all later ones. */
function addUp(counts: Float64Array, width: number): Float64Array {
  for (let at = counts.length - width - 1; at >= 0; at -= 1) counts[at]! += counts[at + width]!;
  return counts;
}
