import type { Field, PairRule, RowSet } from './field.ts';
import { meet } from './meet.ts';
import { timedExtent } from './timed-extent.ts';
import { totalInWindow } from './timed-total.ts';
import { countTimed } from './timed-count.ts';
import { visitTimed, type Visit } from './timed.ts';

export interface PairTotal {
  readonly total: number;
  /** Infinity for none. */
  readonly fromMinor: number;
}

/** Number and lowest total of the pairs of two row sets, never forming the product. */
export function totalOf(field: Field, out: RowSet, back: RowSet, rule: PairRule = field.rule): PairTotal {
  if (!field.timeless) {
    return rule.price ? totalInWindow(field, out, back, rule, rule.price) : timedTotal(field, out, back, rule);
  }
  const { present, weight } = out;
  if (present.length * back.present.length === 0) return { total: 0, fromMinor: Infinity };
  if (present.length * back.present.length <= FEW_PAIRS) return productTotal(field, out, back, rule);
  const { count, min } = meet(field, back, rule);
  let total = 0;
  let fromMinor = Infinity;
  for (let i = 0; i < present.length; i += 1) {
    const each = present[i]!;
    total += weight[each]! * count[each]!;
    if (count[each]! > 0 && min[each]! < fromMinor) fromMinor = min[each]!;
  }
  return { total, fromMinor };
}

/** The number alone. */
export function countOf(field: Field, out: RowSet, back: RowSet): number {
  const { price, oneTicket } = field.rule;
  return field.timeless || price || oneTicket
    ? totalOf(field, out, back).total
    : countTimed(field, out, back, field.rule);
}

/** Counted by the minute and priced by class; on one ticket row by row, for which carriers go together. */
function timedTotal(field: Field, out: RowSet, back: RowSet, rule: PairRule): PairTotal {
  if (!rule.oneTicket) {
    const [fromMinor] = timedExtent(field, out, back, rule);
    return { total: fromMinor === Infinity ? 0 : countTimed(field, out, back, rule), fromMinor };
  }
  let total = 0;
  let fromMinor = Infinity;
  visitTimed(field, out, back, rule, (_, count, min) => {
    total += count;
    if (count > 0 && min < fromMinor) fromMinor = min;
  });
  return { total, fromMinor };
}

/** Below so many pairs of classes a plain product is quicker than sliding over all classes. */
const FEW_PAIRS = 2048;

function productTotal(
  field: Field,
  { present: lefts, weight }: RowSet,
  { present: rights, weight: others }: RowSet,
  { fits, oneTicket, price }: PairRule,
): PairTotal {
  const [first, second] = field.classes;
  const [low, high] = price ?? [-Infinity, Infinity];
  let total = 0;
  let fromMinor = Infinity;
  for (let i = 0; i < lefts.length; i += 1) {
    const a = lefts[i]!;
    for (let j = 0; j < rights.length; j += 1) {
      const b = rights[j]!;
      const own = first.group[a] === second.group[b];
      if ((oneTicket && !own) || fits[first.stops[a]! * 3 + second.stops[b]!] === 0) continue;
      const minor = own ? first.halfReturn[a]! + second.halfReturn[b]! : first.oneWay[a]! + second.oneWay[b]!;
      if (!(minor >= low && minor <= high)) continue;
      total += weight[a]! * others[b]!;
      if (minor < fromMinor) fromMinor = minor;
    }
  }
  return { total, fromMinor };
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
