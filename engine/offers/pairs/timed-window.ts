import type { Book } from './book.ts';
import type { Field, PairRule, RowSet } from './field.ts';
import type { Visit } from './timed.ts';

/** Visits rows of one side with their partners within a price window where time matters: every class of partners for every row. */
export function visitInWindow(
  field: Field,
  seekers: RowSet,
  partners: RowSet,
  rule: PairRule,
  price: readonly [number, number],
  visit: Visit,
): void {
  const counter = inWindow(field, seekers.at, rule, price);
  sweep(field, seekers, partners, counter.join, (row) => counter.visit(row, visit));
}

/** How many pairs are far enough apart in time, by class: index class of the first slice * classes of the second + its class. */
export function timedPairs(field: Field, out: RowSet, back: RowSet): Float64Array {
  const [first, second] = field.classes;
  const weight = new Float64Array(second.count);
  const pairs = new Float64Array(first.count * second.count);
  const join = (row: number): void => {
    weight[second.of[row]!]! += 1;
  };
  sweep(field, out, back, join, (row) => {
    const base = first.of[row]! * second.count;
    for (let each = 0; each < weight.length; each += 1) pairs[base + each]! += weight[each]!;
  });
  return pairs;
}

/** Takes seekers in the order of time, so that partners only join and never leave: all that joined go with the one visited. */
function sweep(
  { board, book }: Field,
  seekers: RowSet,
  partners: RowSet,
  join: (row: number) => void,
  visit: (row: number) => void,
): void {
  const out = seekers.at === 0;
  const { arrival } = board.sides[0]!.slice;
  const { departure } = board.sides[1]!.slice;
  const rows = inTime(book, seekers);
  const others = inTime(book, partners);
  // The first slice from its latest arrival down, the second from its earliest departure up.
  if (out) {
    rows.reverse();
    others.reverse();
  }
  let next = 0;
  for (const row of rows) {
    while (next < others.length) {
      const other = others[next]!;
      const early = out
        ? departure[other]! < arrival[row]! + board.turn
        : departure[row]! < arrival[other]! + board.turn;
      if (early) break;
      join(other);
      next += 1;
    }
    visit(row);
  }
}

/** The rows of a set, earliest first. */
function inTime(book: Book, { at, rows }: RowSet): Int32Array {
  const order = book.byTime(at);
  const rank = book.timeRank(at);
  if (rows.length * 8 < order.length) return rows.slice().sort((left, right) => rank[left]! - rank[right]!);
  const member = new Uint8Array(order.length);
  for (let i = 0; i < rows.length; i += 1) member[rows[i]!] = 1;
  return order.filter((row) => member[row] === 1);
}

interface Counter {
  readonly join: (partner: number) => void;
  readonly visit: (seeker: number, visit: Visit) => void;
}

/** `cell` of the stops table for a seeker and a partner. */
function cellOf(at: number, own: number, other: number): number {
  return at === 0 ? own * 3 + other : other * 3 + own;
}

function inWindow(field: Field, at: number, rule: PairRule, [low, high]: readonly [number, number]): Counter {
  const [own, other] = [field.classes[at]!, field.classes[1 - at]!];
  const weight = new Float64Array(other.count);
  return {
    join(partner) {
      weight[other.of[partner]!]! += 1;
    },
    visit(seeker, visit) {
      const each = own.of[seeker]!;
      const group = own.group[each]!;
      let found = 0;
      let min = Infinity;
      const look = (partner: number, total: number): void => {
        if (weight[partner] === 0 || total < low) return;
        if (rule.fits[cellOf(at, own.stops[each]!, other.stops[partner]!)] === 0) return;
        found += weight[partner]!;
        if (total < min) min = total;
      };
      for (let i = other.start[group]!; i < other.start[group + 1]!; i += 1) {
        const partner = other.byHalfReturn[i]!;
        const total = own.halfReturn[each]! + other.halfReturn[partner]!;
        if (total > high) break;
        look(partner, total);
      }
      for (let partner = 0; partner < other.sold && !rule.oneTicket; partner += 1) {
        const total = own.oneWay[each]! + other.oneWay[partner]!;
        if (total > high) break;
        if (other.group[partner] !== group) look(partner, total);
      }
      visit(seeker, found, min);
    },
  };
}
