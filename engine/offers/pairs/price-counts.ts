import { histogram, type Histogram } from '../facets.ts';
import { stepEnd, stepOf, stepsOver } from '../tally.ts';
import { passing, type Field, type RowSet } from './field.ts';
import { totalOf } from './total.ts';
import { timedPairs } from './timed.ts';

/** Beyond so many looks the histogram of slices that are close in time leaves the time rule out and says `exact: false`. */
export const TIMED_STEPS = 20_000_000;

/** Totals of all pairs that pass every filter but the price, in steps. */
export function priceCounts(field: Field): { histogram: Histogram; exact: boolean } {
  const sets = [passing(field, 0), passing(field, 1)] as const;
  const [min, max] = extentOf(field, sets);
  const counts = histogram(stepsOver(min, max));
  if (min > max) return { histogram: counts, exact: true };
  const looks = sets[0].rows.length * field.classes[1].sold;
  if (!field.timeless && looks <= TIMED_STEPS) {
    countTimed(field, sets, counts);
    return { histogram: counts, exact: true };
  }
  const open = { ...field, timeless: true };
  let before = 0;
  for (let step = 0; step < counts.steps.count; step += 1) {
    const price = [-Infinity, stepEnd(counts.steps, step)] as const;
    const { total } = totalOf(open, sets[0], sets[1], { ...field.rule, price });
    counts.counts[step] = total - before;
    before = total;
  }
  return { histogram: counts, exact: field.timeless };
}

/** Lowest and highest total of a pair, whatever the time between its slices. */
function extentOf(field: Field, [out, back]: readonly [RowSet, RowSet]): [number, number] {
  const { fits, oneTicket } = field.rule;
  let min = Infinity;
  let max = -Infinity;
  const rights = rangesOf(field, back);
  for (const left of rangesOf(field, out)) {
    for (const right of rights) {
      const own = left.group === right.group;
      if ((oneTicket && !own) || fits[left.stops * 3 + right.stops] === 0) continue;
      const kind = own ? 'halfReturn' : 'oneWay';
      min = Math.min(min, left[kind][0] + right[kind][0]);
      max = Math.max(max, left[kind][1] + right[kind][1]);
    }
  }
  return [min, max];
}

interface Range {
  readonly group: number;
  readonly stops: number;
  readonly oneWay: [number, number];
  readonly halfReturn: [number, number];
}

/** The range of prices per carrier and number of stops. */
function rangesOf(field: Field, { at, weight }: RowSet): Range[] {
  const classes = field.classes[at]!;
  const ranges = new Map<number, Range>();
  for (let each = 0; each < classes.sold; each += 1) {
    if (weight[each] === 0) continue;
    const [group, stops] = [classes.group[each]!, classes.stops[each]!];
    const known = ranges.get(group * 3 + stops);
    const range = known ?? { group, stops, oneWay: [Infinity, -Infinity], halfReturn: [Infinity, -Infinity] };
    if (!known) ranges.set(group * 3 + stops, range);
    for (const kind of ['oneWay', 'halfReturn'] as const) {
      const price = classes[kind][each]!;
      range[kind][0] = Math.min(range[kind][0], price);
      range[kind][1] = Math.max(range[kind][1], price);
    }
  }
  return [...ranges.values()];
}

function countTimed(field: Field, [out, back]: readonly [RowSet, RowSet], { steps, counts }: Histogram): void {
  const pairs = timedPairs(field, out, back);
  const [first, second] = field.classes;
  const { fits, oneTicket } = field.rule;
  for (let a = 0; a < first.sold; a += 1) {
    for (let b = 0; b < second.sold; b += 1) {
      const count = pairs[a * second.count + b]!;
      if (count === 0 || fits[first.stops[a]! * 3 + second.stops[b]!] === 0) continue;
      const own = first.group[a] === second.group[b];
      if (oneTicket && !own) continue;
      const kind = own ? 'halfReturn' : 'oneWay';
      counts[stepOf(steps, first[kind][a]! + second[kind][b]!)]! += count;
    }
  }
}
