import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { marked, worded } from '../../results/count.tsx';
import type { ListedResults } from './listed.ts';

interface CountProps {
  readonly results: ListedResults;
  /** Every row is a way out with a way back: billions, of which the lowest price says more than their number. */
  readonly combined: boolean;
}

/** How many there are, and of how many; of round trips what the cheapest costs. The figure stands out. */
export function Count({ results, combined }: CountProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { total, unfiltered, exact, sorts, done } = results;
  if (combined) {
    const lowest = sorts.find(({ sort }) => sort === 'cheapest')?.price;
    if (lowest) return marked(t`Round trips from <b>${format.money(lowest)}</b>`);
    return done ? t`No round trips` : null;
  }
  const known = format.count(total, 'long');
  const count = exact ? known : t`At least ${known}`;
  const all = format.count(unfiltered, 'long');
  return marked(
    total === unfiltered
      ? t`${plural(worded(total), { one: `<b>${count}</b> option`, other: `<b>${count}</b> options` })}`
      : t`<b>${count}</b> of ${plural(worded(unfiltered), { one: `${all} option`, other: `${all} options` })}`,
  );
}
