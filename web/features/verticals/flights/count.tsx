import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { marked, worded } from '../../results/count.tsx';
import type { ListedResults } from './listed.ts';

/** How many there are, and of how many; the number stands out. */
export function Count({ results, pairs }: { readonly results: ListedResults; readonly pairs: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const known = format.count(results.total, 'long');
  const count = results.exact ? known : t`At least ${known}`;
  const all = format.count(results.unfiltered, 'long');
  const narrowed = results.total !== results.unfiltered;
  const [total, unfiltered] = [worded(results.total), worded(results.unfiltered)];
  if (pairs) {
    return marked(
      narrowed
        ? t`<b>${count}</b> of ${plural(unfiltered, { one: `${all} pair of flights`, other: `${all} pairs of flights` })}`
        : t`${plural(total, { one: `<b>${count}</b> pair of flights`, other: `<b>${count}</b> pairs of flights` })}`,
    );
  }
  return marked(
    narrowed
      ? t`<b>${count}</b> of ${plural(unfiltered, { one: `${all} option`, other: `${all} options` })}`
      : t`${plural(total, { one: `<b>${count}</b> option`, other: `<b>${count}</b> options` })}`,
  );
}
