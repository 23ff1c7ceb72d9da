import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { PropertyCard, PropertyCardSkeleton } from '#design/property-card';
import { formatNightsAddress, formatPropertyAddress } from '#contract/search';
import type { StayAddress, StayFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { NothingLeft, PastTheEnd } from '../../results/nothing-left.tsx';
import { FIRST_CARD, OfferCards, type Shown, StillAsking } from '../../results/offer-cards.tsx';
import { type SharedValue, useSharedValue } from './shared-value.ts';
import { useStayCard } from './use-stay-card.tsx';
import type { ListedStays } from './listed.ts';

interface OfferListProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
  readonly active: readonly ActiveFilter<StayFilters>[];
  /** The stay that is pointed at, here or on the map. */
  readonly marked: SharedValue<string | undefined>;
  readonly hrefOf: (view: Shown) => string;
  readonly onMore: (view: Shown) => void;
  readonly hrefWith: (filters: StayFilters) => string;
}

/** The stays as cards. */
export function OfferList(props: OfferListProps) {
  const { results, address, hrefOf, onMore } = props;
  const { set } = props.marked;
  const marked = useSharedValue(props.marked);
  const { offers, listed } = results;
  const cardOf = useStayCard(results, (offer) => formatPropertyAddress(address, offer.key));
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <PropertyCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    return (
      <div id={FIRST_CARD} tabIndex={-1}>
        {listed > 0 ? <PastTheEnd listed={listed} cut={false} hrefOf={hrefOf} /> : <Nothing {...props} />}
      </div>
    );
  }
  return (
    <OfferCards listed={listed} cut={false} skip={address.skip} shown={offers.length} hrefOf={hrefOf} onMore={onMore}>
      {offers.map((offer, at) => (
        <li
          key={offer.key}
          id={`stay-${offer.property.key}`}
          onPointerEnter={() => set(offer.key)}
          onPointerLeave={() => set(undefined)}
        >
          <PropertyCard {...cardOf(offer, at)} marked={offer.key === marked} />
        </li>
      ))}
    </OfferCards>
  );
}

function Nothing({ results, active, hrefWith, address }: OfferListProps) {
  const { t } = useLingui();
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
