import type { Field, PairRule, RowSet } from './field.ts';
import { meet } from './meet.ts';
import { visitTimed, type Visit } from './timed.ts';

export interface PairTotal {
  readonly total: number;
  /** Infinity for none. */
  readonly fromMinor: number;
}

/** Number and lowest total of the pairs of two row sets, never forming the product. */
export function totalOf(field: Field, out: RowSet, back: RowSet, rule: PairRule = field.rule): PairTotal {
  let total = 0;
  let fromMinor = Infinity;
  const add = (rows: number, count: number, min: number): void => {
    total += rows * count;
    if (count > 0 && min < fromMinor) fromMinor = min;
  };
  if (!field.timeless) {
    visitTimed(field, out, back, rule, (_, count, min) => add(1, count, min));
    return { total, fromMinor };
  }
  const { present, weight } = out;
  if (present.length * back.present.length === 0) return { total, fromMinor };
  if (present.length * back.present.length <= FEW_PAIRS) {
    addProduct(field, out, back, rule, add);
    return { total, fromMinor };
  }
  const { count, min } = meet(field, back, rule);
  for (const each of present) add(weight[each]!, count[each]!, min[each]!);
  return { total, fromMinor };
}

/** Below so many pairs of classes a plain product is quicker than sliding over all classes. */
const FEW_PAIRS = 2048;

function addProduct(
  field: Field,
  out: RowSet,
  back: RowSet,
  { fits, oneTicket, price }: PairRule,
  add: (rows: number, count: number, total: number) => void,
): void {
  const [first, second] = field.classes;
  const [low, high] = price ?? [-Infinity, Infinity];
  for (const a of out.present) {
    for (const b of back.present) {
      const own = first.group[a] === second.group[b];
      if ((oneTicket && !own) || fits[first.stops[a]! * 3 + second.stops[b]!] === 0) continue;
      const total = own ? first.halfReturn[a]! + second.halfReturn[b]! : first.oneWay[a]! + second.oneWay[b]!;
      if (total >= low && total <= high) add(out.weight[a]!, back.weight[b]!, total);
    }
  }
}

/** Visits those of `seekers` that have a partner. */
export function visitPartners(
  field: Field,
  seekers: RowSet,
  partners: RowSet,
  visit: Visit,
  rule: PairRule = field.rule,
): void {
  if (!field.timeless) {
    visitTimed(field, seekers, partners, rule, (row, count, min) => {
      if (count > 0) visit(row, count, min);
    });
    return;
  }
  const { count, min } = meet(field, partners, rule);
  const { of } = field.classes[seekers.at]!;
  const { rows } = seekers;
  for (let i = 0; i < rows.length; i += 1) {
    const each = of[rows[i]!]!;
    if (count[each]! > 0) visit(rows[i]!, count[each]!, min[each]!);
  }
}
