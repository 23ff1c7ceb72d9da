import { histogram, stepEnd, stepOf, stepsOver, type Histogram } from '#engine/facets';
import { passing, type Field, type RowSet } from './field.ts';
import { everyOneWay, groupOneWay, groupReturn, haveBoth } from './meet.ts';
import { countUpTo } from './slide.ts';
import { totalOf } from './total.ts';
import { timedExtent } from './timed-extent.ts';
import { timedPairs } from './timed-window.ts';

/** Beyond so many looks the histogram of slices that are close in time leaves the time rule out and says `exact: false`. */
export const TIMED_STEPS = 20_000_000;

/** Totals of all pairs that pass every filter but the price, in steps. */
export function priceCounts(field: Field): { histogram: Histogram; exact: boolean } {
  const sets = [passing(field, 0), passing(field, 1)] as const;
  const [min, highest] = field.timeless ? extentOf(field, sets) : timedExtent(field, sets[0], sets[1], field.rule);
  const max = Math.min(highest, field.filters.limits?.mostMinor ?? Infinity);
  if (min > max) return { histogram: histogram(stepsOver(Infinity, -Infinity)), exact: true };
  const counts = histogram(stepsOver(min, max));
  const looks = sets[0].rows.length * field.classes[1].sold;
  if (!field.timeless && looks <= TIMED_STEPS) {
    countTimed(field, sets, counts);
    return { histogram: counts, exact: true };
  }
  const limits = Float64Array.from({ length: counts.steps.count }, (_, step) => stepEnd(counts.steps, step));
  const upTo = field.rule.fits.includes(0) ? eachUpTo(field, sets, limits) : allUpTo(field, sets, limits);
  for (let step = 0; step < limits.length; step += 1) counts.counts[step] = upTo[step]! - (upTo[step - 1] ?? 0);
  return { histogram: counts, exact: field.timeless };
}

/** Pairs with a total up to each limit, whatever the time between their slices. */
function eachUpTo(field: Field, [out, back]: readonly [RowSet, RowSet], limits: Float64Array): Float64Array {
  const open = { ...field, timeless: true };
  return limits.map((limit) => totalOf(open, out, back, { ...field.rule, price: [-Infinity, limit] }).total);
}

/** The same where any stops go together: all pairs as one-ways, less those of one carrier, plus these as returns. */
function allUpTo(field: Field, [out, back]: readonly [RowSet, RowSet], limits: Float64Array): Float64Array {
  const [first, second] = field.classes;
  const weights = [out.weight, back.weight] as const;
  const found = new Float64Array(limits.length);
  const { oneTicket } = field.rule;
  if (!oneTicket) countUpTo(everyOneWay(first), everyOneWay(second), weights, limits, 1, found);
  for (let group = 0; group < first.start.length - 1; group += 1) {
    if (!haveBoth(first, second, group)) continue;
    if (!oneTicket) countUpTo(groupOneWay(first, group), groupOneWay(second, group), weights, limits, -1, found);
    countUpTo(groupReturn(first, group), groupReturn(second, group), weights, limits, 1, found);
  }
  return found;
}

/** Lowest and highest total of a pair where time excludes none. */
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
  const most = field.filters.limits?.mostMinor ?? Infinity;
  for (let a = 0; a < first.sold; a += 1) {
    for (let b = 0; b < second.sold; b += 1) {
      const count = pairs[a * second.count + b]!;
      if (count === 0 || fits[first.stops[a]! * 3 + second.stops[b]!] === 0) continue;
      const own = first.group[a] === second.group[b];
      if (oneTicket && !own) continue;
      const kind = own ? 'halfReturn' : 'oneWay';
      const total = first[kind][a]! + second[kind][b]!;
      if (total <= most) counts[stepOf(steps, total)]! += count;
    }
  }
}
