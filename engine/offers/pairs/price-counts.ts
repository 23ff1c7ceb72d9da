import { histogram, type Histogram } from '../facets.ts';
import { stepEnd, stepsOver } from '../tally.ts';
import { passing, stopsTable, visitField, type Field, type RowSet } from './field.ts';
import { eachProduct, pilesOf, sumsUpTo, type Pile, type Piles } from './piles.ts';
import { Reader } from './total.ts';

/** Beyond this many row look-ups the histogram of a same-day return leaves the time rule out and says `exact: false`. */
export const SWEEP_LIMIT = 2_000_000;

/** Totals of all pairs that pass every filter but the price, in steps: sorted sums counted from both ends. */
export function priceCounts(field: Field): { histogram: Histogram; exact: boolean } {
  const sets = [passing(field, 0), passing(field, 1)] as const;
  const table = stopsTable(field.filters);
  const merge = table.every((allowed) => allowed === 1);
  const piles = [pilesOf(field, sets[0], merge), pilesOf(field, sets[1], merge)] as const;
  const fits = (left: Pile, right: Pile): boolean => table[left.stops * 3 + right.stops] === 1;
  const oneTicket = field.filters.oneTicket === true;
  const [min, max] = extentOf(piles[0], piles[1], fits, oneTicket);
  const counts = histogram(stepsOver(min, max));
  if (min > max) return { histogram: counts, exact: true };
  const sweeps = counts.steps.count * (sets[0].rows.length + sets[1].rows.length);
  if (!field.timeless && sweeps <= SWEEP_LIMIT) {
    countTimed(field, sets, counts);
    return { histogram: counts, exact: true };
  }
  eachProduct(piles[0], piles[1], fits, oneTicket, (left, right, sign) => addSums(counts, left, right, sign));
  return { histogram: counts, exact: field.timeless };
}

function extentOf(
  out: Piles,
  back: Piles,
  fits: (left: Pile, right: Pile) => boolean,
  oneTicket: boolean,
): [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (const left of out.own) {
    for (const right of back.own) {
      const own = left.group === right.group;
      if ((oneTicket && !own) || !fits(left, right)) continue;
      const kind = own ? 'halfReturn' : 'oneWay';
      const least = left[kind][0]! + right[kind][0]!;
      const most = left[kind][left[kind].length - 1]! + right[kind][right[kind].length - 1]!;
      if (least < min) min = least;
      if (most > max) max = most;
    }
  }
  return [min, max];
}

function countTimed(field: Field, [out, back]: readonly [RowSet, RowSet], { steps, counts }: Histogram): void {
  const { stops } = field.board.sides[0]!.slice;
  const reader = new Reader(field.filters);
  let before = 0;
  for (let step = 0; step < steps.count; step += 1) {
    const upTo = { ...field, filters: { ...field.filters, price: [-Infinity, stepEnd(steps, step)] as const } };
    let total = 0;
    visitField(upTo, out, back, (row, partners) => {
      total += reader.read(stops[row]!, partners).count;
    });
    counts[step] = total - before;
    before = total;
  }
}

function addSums({ steps, counts }: Histogram, left: Float64Array, right: Float64Array, sign: number): void {
  const most = left[left.length - 1]! + right[right.length - 1]!;
  let before = 0;
  for (let step = 0; step < steps.count; step += 1) {
    const end = stepEnd(steps, step);
    const total = end >= most ? left.length * right.length : sumsUpTo(left, right, end);
    counts[step]! += sign * (total - before);
    before = total;
    if (end >= most) return;
  }
}
