import { firstAbove, firstAtLeast } from '../single/columns.ts';
import type { SideClasses } from './book.ts';
import type { Field, PairRule, RowSet } from './field.ts';
import { minutesOf } from './minutes.ts';
import type { PairTotal } from './total.ts';

/**
 * Number and lowest total of the pairs within a price window that are far enough apart in time. Rows of the second slice join from
 * the last to leave on, each adding one to sums over ranges of prices, and each row of the first asks them for its range.
 */
export function totalInWindow(
  field: Field,
  out: RowSet,
  back: RowSet,
  rule: PairRule,
  price: readonly [number, number],
): PairTotal {
  const order = { lefts: byMinute(field, out), rights: byMinute(field, back) };
  let [total, fromMinor] = [0, Infinity];
  const even = !rule.fits.includes(0);
  for (let stops = 0; stops < (even ? 1 : 3); stops += 1) {
    const found = meetInTime(field, order, rule, price, even ? -1 : stops);
    total += found.total;
    fromMinor = Math.min(fromMinor, found.fromMinor);
  }
  return { total, fromMinor };
}

/** Rows with the minute that they are judged by, the last first. */
interface Dated {
  readonly rows: Int32Array;
  readonly minute: Int32Array;
}

/** In minutes after the first departure of the second slice; rows of the first by when they are ready. */
function byMinute(field: Field, { at, rows }: RowSet): Dated {
  const { first, partner, time } = minutesOf(field.board, 1);
  const minute = at === 1 ? partner : time.map((ready) => Math.max(0, ready - first));
  let most = 0;
  for (let i = 0; i < rows.length; i += 1) if (minute[rows[i]!]! > most) most = minute[rows[i]!]!;
  const next = new Int32Array(most + 2);
  for (let i = 0; i < rows.length; i += 1) next[most - minute[rows[i]!]! + 1]! += 1;
  for (let step = 0; step <= most; step += 1) next[step + 1]! += next[step]!;
  const sorted = new Int32Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) {
    const step = most - minute[rows[i]!]!;
    sorted[next[step]!] = rows[i]!;
    next[step]! += 1;
  }
  return { rows: sorted, minute };
}

/** One number of stops of the first slice (-1 all) with the partners that may go with it. */
function meetInTime(
  { classes: [first, second] }: Field,
  { lefts, rights }: { readonly lefts: Dated; readonly rights: Dated },
  rule: PairRule,
  price: readonly [number, number],
  stops: number,
): PairTotal {
  const met = createMet(second);
  const seek = createSeeker(first, second, met, rule, price);
  let next = 0;
  let total = 0;
  for (let i = 0; i < lefts.rows.length; i += 1) {
    const row = lefts.rows[i]!;
    const each = first.of[row]!;
    if (stops >= 0 && first.stops[each] !== stops) continue;
    const ready = lefts.minute[row]!;
    for (; next < rights.rows.length && rights.minute[rights.rows[next]!]! >= ready; next += 1) {
      const partner = second.of[rights.rows[next]!]!;
      if (stops < 0 || rule.fits[stops * 3 + second.stops[partner]!] === 1) met.join(partner);
    }
    total += seek.count(each);
  }
  return { total, fromMinor: seek.least() };
}

/** Rows that have joined: how many there are of a range of classes, in each of the three orders of classes (Fenwick, 1994). */
function createMet({ count, sold, byOneWay, byHalfReturn }: SideClasses) {
  const present = new Uint8Array(count);
  const places = [new Int32Array(count), new Int32Array(count)] as const;
  for (let at = 0; at < sold; at += 1) {
    places[0][byOneWay[at]!] = at;
    places[1][byHalfReturn[at]!] = at;
  }
  const sums = [new Float64Array(sold + 1), new Float64Array(sold + 1), new Float64Array(sold + 1)] as const;
  const add = (sum: Float64Array, place: number): void => {
    for (let at = place + 1; at <= sold; at += at & -at) sum[at]! += 1;
  };
  const upTo = (sum: Float64Array, end: number): number => {
    let found = 0;
    for (let at = end; at > 0; at -= at & -at) found += sum[at]!;
    return found;
  };
  return {
    present,
    join(each: number): void {
      present[each] = 1;
      add(sums[0], each);
      add(sums[1], places[0][each]!);
      add(sums[2], places[1][each]!);
    },
    /** `which`: 0 all by one-way price, 1 by carrier and one-way price, 2 by carrier and half-return price. */
    between: (which: 0 | 1 | 2, from: number, to: number): number =>
      to > from ? upTo(sums[which], to) - upTo(sums[which], from) : 0,
  };
}

type Met = ReturnType<typeof createMet>;

/** Asks those that have joined for the partners of a class; its ranges of prices are looked up once. */
function createSeeker(
  first: SideClasses,
  second: SideClasses,
  met: Met,
  rule: PairRule,
  price: readonly [number, number],
) {
  const known: (Int32Array | undefined)[] = [];
  let lowest = Infinity;
  return {
    least: () => lowest,
    count(each: number): number {
      const ranges = (known[each] ??= rangesOf(first, second, each, price));
      const [all, allEnd, own, ownEnd, half, halfEnd] = ranges as unknown as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const group = first.group[each]!;
      const returns = met.between(2, half, halfEnd);
      if (returns > 0) {
        let at = half;
        while (met.present[second.byHalfReturn[at]!] === 0) at += 1;
        lowest = Math.min(lowest, first.halfReturn[each]! + second.halfReturn[second.byHalfReturn[at]!]!);
      }
      if (rule.oneTicket) return returns;
      const singles = met.between(0, all, allEnd) - met.between(1, own, ownEnd);
      if (singles > 0) {
        let at = all;
        while (met.present[at] === 0 || second.group[at] === group) at += 1;
        lowest = Math.min(lowest, first.oneWay[each]! + second.oneWay[at]!);
      }
      return returns + singles;
    },
  };
}

/** Where the partners of a class within the window begin and end, in each of the three orders. */
function rangesOf(
  first: SideClasses,
  { start, sold, oneWay, halfReturn, byOneWay, byHalfReturn }: SideClasses,
  each: number,
  [low, high]: readonly [number, number],
): Int32Array {
  const group = first.group[each]!;
  const [from, to] = [start[group]!, start[group + 1]!];
  const own = byOneWay.subarray(from, to);
  const half = byHalfReturn.subarray(from, to);
  const within = (prices: Float64Array, add: number): [number, number] => [
    firstAtLeast(prices, low - add),
    firstAbove(prices, high - add),
  ];
  const [single, returned] = [first.oneWay[each]!, first.halfReturn[each]!];
  const all = within(oneWay.subarray(0, sold), single);
  const alone = within(
    Float64Array.from(own, (at) => oneWay[at]!),
    single,
  );
  const both = within(
    Float64Array.from(half, (at) => halfReturn[at]!),
    returned,
  );
  return Int32Array.of(...all, ...alone.map((at) => at + from), ...both.map((at) => at + from));
}
