import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { marked, worded } from '../../results/count.tsx';
import type { ListedStays } from './listed.ts';

/** How many places can be booked, and of how many. */
export function Count({ results }: { readonly results: ListedStays }) {
  const { t } = useLingui();
  const format = useFormat();
  const { total, unfiltered, certificate } = results;
  const count = format.count(total, 'long');
  const of = total === unfiltered ? certificate.inArea : unfiltered;
  const all = format.count(of, 'long');
  const places = worded(of);
  return marked(
    total === unfiltered
      ? t`<b>${count}</b> of ${plural(places, { one: `${all} place has a room`, other: `${all} places have rooms` })}`
      : t`<b>${count}</b> of ${plural(places, { one: `${all} place with a room`, other: `${all} places with rooms` })}`,
  );
}
