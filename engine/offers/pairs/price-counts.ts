import { histogram, type Histogram } from '../facets.ts';
import { stepEnd, stepsOver } from '../tally.ts';
import { passing, stopsTable, visitField, type Field } from './field.ts';

/** Beyond this many row look-ups the histogram of a same-day return leaves the time rule out and says `exact: false`. */
export const SWEEP_LIMIT = 2_000_000;

interface Pile {
  readonly group: number;
  readonly stops: number;
  readonly halfReturn: Float64Array;
  readonly oneWay: Float64Array;
}

/** Totals of all pairs that pass every filter but the price, in steps: sorted sums counted from both ends. */
export function priceCounts(field: Field): { histogram: Histogram; exact: boolean } {
  const open: Field = { ...field, filters: { ...field.filters, price: undefined } };
  const table = stopsTable(field.filters);
  const merge = table.every((allowed) => allowed === 1) || closedBelow(field.filters.stops);
  const out = pilesOf(field, 0, merge);
  const back = pilesOf(field, 1, merge);
  const fits = (left: Pile, right: Pile): boolean => merge || table[left.stops * 3 + right.stops] === 1;
  const [min, max] = extentOf(out, back, fits, field.filters.oneTicket === true);
  const counts = histogram(stepsOver(min, max));
  if (min > max) return { histogram: counts, exact: true };
  const timed = timeMatters(open);
  const sweeps = counts.steps.count * (field.fails[0].length + field.fails[1].length);
  if (timed && sweeps <= SWEEP_LIMIT) countTimed(open, counts);
  else countSums(field, counts, out, back, fits);
  return { histogram: counts, exact: !timed || sweeps <= SWEEP_LIMIT };
}

/** With stops allowed from 0 up without a gap the rule holds for the pair when it holds for both rows. */
function closedBelow(stops: readonly number[] | undefined): boolean {
  if (!stops) return true;
  const most = Math.max(-1, ...stops);
  for (let each = 0; each <= most; each += 1) if (!stops.includes(each)) return false;
  return true;
}

function pilesOf(field: Field, at: number, merge: boolean): Pile[] {
  const { slice, group } = field.board.sides[at]!;
  const flags = passing(field, at);
  const rows = new Map<number, number[]>();
  for (let row = 0; row < flags.length; row += 1) {
    if (flags[row] === 0) continue;
    const which = group[row]! * 3 + (merge ? 0 : slice.stops[row]!);
    const list = rows.get(which);
    if (list) list.push(row);
    else rows.set(which, [row]);
  }
  const sorted = (list: readonly number[], prices: Float64Array): Float64Array =>
    Float64Array.from(list, (row) => prices[row]!).sort();
  return [...rows].map(([which, list]) => ({
    group: Math.floor(which / 3),
    stops: which % 3,
    halfReturn: sorted(list, slice.prices('halfReturn', field.mask)),
    oneWay: sorted(list, slice.prices('oneWay', field.mask)),
  }));
}

type Fits = (left: Pile, right: Pile) => boolean;

function extentOf(out: readonly Pile[], back: readonly Pile[], fits: Fits, oneTicket: boolean): [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (const left of out) {
    for (const right of back) {
      const own = left.group === right.group;
      if (!fits(left, right) || (oneTicket && !own)) continue;
      const kind = own ? 'halfReturn' : 'oneWay';
      min = Math.min(min, left[kind][0]! + right[kind][0]!);
      max = Math.max(max, left[kind].at(-1)! + right[kind].at(-1)!);
    }
  }
  return [min, max];
}

function timeMatters(field: Field): boolean {
  const [out, back] = field.board.sides;
  let latest = -Infinity;
  for (const arrival of out!.slice.arrival) latest = Math.max(latest, arrival);
  let earliest = Infinity;
  for (const departure of back!.slice.departure) earliest = Math.min(earliest, departure);
  return latest + field.board.turn > earliest;
}

function countTimed(field: Field, { steps, counts }: Histogram): void {
  const { stops } = field.board.sides[0]!.slice;
  const table = stopsTable(field.filters);
  const flags = [passing(field, 0), passing(field, 1)] as const;
  let before = 0;
  for (let step = 0; step < steps.count; step += 1) {
    const upTo = { ...field, filters: { ...field.filters, price: [-Infinity, stepEnd(steps, step)] as const } };
    let total = 0;
    visitField(upTo, 0, flags[0], flags[1], (row, partners) => {
      const found = field.filters.oneTicket ? partners.ownCount : partners.count;
      for (let other = 0; other < 3; other += 1) total += table[stops[row]! * 3 + other]! * found[other]!;
    });
    counts[step] = total - before;
    before = total;
  }
}

function countSums(field: Field, into: Histogram, out: readonly Pile[], back: readonly Pile[], fits: Fits): void {
  for (const left of out) {
    for (const right of back) {
      if (left.group !== right.group || !fits(left, right)) continue;
      addSums(into, left.halfReturn, right.halfReturn, 1);
      if (!field.filters.oneTicket) addSums(into, left.oneWay, right.oneWay, -1);
    }
  }
  if (field.filters.oneTicket) return;
  const lefts = byStops(out);
  const rights = byStops(back);
  for (const left of lefts) {
    for (const right of rights) if (fits(left, right)) addSums(into, left.oneWay, right.oneWay, 1);
  }
}

/** All carriers of one number of stops together. */
function byStops(piles: readonly Pile[]): Pile[] {
  return [0, 1, 2].flatMap((stops) => {
    const same = piles.filter((pile) => pile.stops === stops);
    if (same.length === 0) return [];
    const oneWay = new Float64Array(same.reduce((size, pile) => size + pile.oneWay.length, 0));
    let at = 0;
    for (const pile of same) {
      oneWay.set(pile.oneWay, at);
      at += pile.oneWay.length;
    }
    return [{ group: -1, stops, halfReturn: oneWay, oneWay: oneWay.sort() }];
  });
}

function addSums({ steps, counts }: Histogram, left: Float64Array, right: Float64Array, sign: number): void {
  let before = 0;
  for (let step = 0; step < steps.count; step += 1) {
    const total = sumsUpTo(left, right, stepEnd(steps, step));
    counts[step]! += sign * (total - before);
    before = total;
  }
}

/** How many sums of one value of each sorted list are at most `limit`. */
function sumsUpTo(left: Float64Array, right: Float64Array, limit: number): number {
  let count = 0;
  let at = right.length;
  for (let i = 0; i < left.length; i += 1) {
    while (at > 0 && left[i]! + right[at - 1]! > limit) at -= 1;
    if (at === 0) break;
    count += at;
  }
  return count;
}
