import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { formatNightsAddress } from '#contract/search';
import type { StayAddress, StayFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { NothingLeft, PastTheEnd } from '../../results/nothing-left.tsx';
import type { Shown } from '../../results/offer-cards.tsx';
import type { ListedStays } from './listed.ts';

interface NothingProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
  readonly active: readonly ActiveFilter<StayFilters>[];
  readonly hrefOf: (view: Shown) => string;
  readonly hrefWith: (filters: StayFilters) => string;
}

/** Why no place is on the page, and the way out. */
export function Nothing({ results, active, hrefOf, hrefWith, address }: NothingProps) {
  const { t } = useLingui();
  if (results.listed > 0) return <PastTheEnd listed={results.listed} cut={false} hrefOf={hrefOf} />;
  if (results.unfiltered > 0) {
    return <NothingLeft {...results} title={t`No places match all your filters`} active={active} hrefWith={hrefWith} />;
  }
  if (results.certificate.inArea === 0) {
    return (
      <EmptyState
        title={t`No places to stay here`}
        text={t`No source has a property in this area. Try a larger town nearby or zoom out on the map.`}
        suggestions={[]}
      />
    );
  }
  return (
    <EmptyState
      title={t`No places available for these nights`}
      text={t`Every property here is full, too small for your party or requires a different length of stay. Try other dates.`}
      suggestions={[
        {
          text: t`Other dates this month`,
          action: { text: t`Show`, label: t`Show other dates this month`, href: formatNightsAddress(address) },
        },
        ...(results.soldOut > 0 && !address.filters.soldOut
          ? [
              {
                text: t`Sold-out places`,
                fact: String(results.soldOut),
                action: {
                  text: t`Show`,
                  label: t`Show sold-out places`,
                  href: hrefWith({ ...address.filters, soldOut: true }),
                },
              },
            ]
          : []),
      ]}
    />
  );
}
