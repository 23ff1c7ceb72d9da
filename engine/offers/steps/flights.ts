import type { Field, PairRule, RowSet } from '../pairs/field.ts';
import { meet } from '../pairs/meet.ts';
import { visitPartners, type PairTotal } from '../pairs/total.ts';

/** How many rows of a side have a partner, and the lowest total with one; price classes tell it where time excludes nothing. */
export function flightsOf(field: Field, own: RowSet, partners: RowSet, rule: PairRule = field.rule): PairTotal {
  let total = 0;
  let fromMinor = Infinity;
  if (!field.timeless) {
    visitPartners(
      field,
      own,
      partners,
      (_, __, min) => {
        total += 1;
        if (min < fromMinor) fromMinor = min;
      },
      rule,
    );
    return { total, fromMinor };
  }
  const { present, weight } = own;
  const { count, min } = meet(field, partners, rule);
  for (let i = 0; i < present.length; i += 1) {
    const each = present[i]!;
    if (count[each] === 0) continue;
    total += weight[each]!;
    if (min[each]! < fromMinor) fromMinor = min[each]!;
  }
  return { total, fromMinor };
}
