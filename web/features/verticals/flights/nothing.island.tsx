import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import type { FlightFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { NothingLeft, PastTheEnd } from '../../results/nothing-left.tsx';
import type { Shown } from '../../results/offer-cards.tsx';
import type { ListedResults } from './listed.ts';

interface NothingProps {
  readonly results: ListedResults;
  readonly active: readonly ActiveFilter<FlightFilters>[];
  readonly hrefOf: (view: Shown) => string;
  readonly hrefWith: (filters: FlightFilters) => string;
}

/** Why no flight is on the page, and the way out. */
export function Nothing({ results, active, hrefOf, hrefWith }: NothingProps) {
  const { t } = useLingui();
  const { listed, total, unfiltered } = results;
  if (listed > 0) return <PastTheEnd listed={listed} cut={listed < total} hrefOf={hrefOf} />;
  if (unfiltered === 0) {
    return (
      <EmptyState
        title={t`No flights on this date`}
        text={t`No source has this trip for your party. Try another date or a larger airport nearby.`}
        suggestions={[]}
      />
    );
  }
  return <NothingLeft {...results} title={t`No flights match all your filters`} active={active} hrefWith={hrefWith} />;
}
