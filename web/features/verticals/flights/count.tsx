import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { marked, useRoundCount } from '../../results/count.tsx';
import { goesOn } from './asked.ts';
import type { ListedResults } from './listed.ts';

/** How many flights there are to choose from, and of how many. The figure stands out. */
export function Count({
  results: { step: listed, query, total, unfiltered, exact },
}: {
  readonly results: ListedResults;
}) {
  const step = goesOn(query) ? 'leg' : listed;
  const { t } = useLingui();
  const rounded = useRoundCount();
  const nouns = useNouns();
  const known = rounded(total);
  // The least that is known of nothing is nothing that a reader could be told.
  const count = exact || total === 0 || known.endsWith('+') ? known : t`At least ${known}`;
  if (total === unfiltered || known.endsWith('+')) return marked(nouns(step, total, `<b>${count}</b>`));
  const all = nouns(step, unfiltered, rounded(unfiltered));
  return marked(t`<b>${count}</b> of ${all}`);
}

/** `42 flights out`: what of a return is chosen has its own word. */
function useNouns() {
  const { t } = useLingui();
  return (step: ListedResults['step'], number: number, count: string): string => {
    if (step === 'trips') return t`${plural(number, { one: `${count} option`, other: `${count} options` })}`;
    if (step === 'back') return t`${plural(number, { one: `${count} flight back`, other: `${count} flights back` })}`;
    return step === null || step === 'leg'
      ? t`${plural(number, { one: `${count} flight`, other: `${count} flights` })}`
      : t`${plural(number, { one: `${count} flight out`, other: `${count} flights out` })}`;
  };
}
