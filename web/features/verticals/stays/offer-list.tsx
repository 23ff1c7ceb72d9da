import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { PropertyCard, PropertyCardSkeleton } from '#design/property-card';
import { formatNightsAddress, formatPropertyAddress } from '#contract/search';
import type { StayAddress, StayFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { NothingLeft, PastTheEnd } from '../../results/nothing-left.tsx';
import { FIRST_CARD, OfferCards, type Shown, StillAsking } from '../../results/offer-cards.tsx';
import { type Told, useTold } from './told.ts';
import { useStayCard } from './use-stay-card.tsx';
import type { ListedStays } from './listed.ts';

interface OfferListProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
  readonly active: readonly ActiveFilter<StayFilters>[];
  /** The stay that is pointed at, here or on the map. */
  readonly marked: Told<string | undefined>;
  readonly hrefOf: (view: Shown) => string;
  readonly onMore: (view: Shown) => void;
  readonly hrefWith: (filters: StayFilters) => string;
}

/** The stays as cards. */
export function OfferList(props: OfferListProps) {
  const { results, address, hrefOf, onMore } = props;
  const { tell } = props.marked;
  const marked = useTold(props.marked);
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
          onPointerEnter={() => tell(offer.key)}
          onPointerLeave={() => tell(undefined)}
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
    return <NothingLeft {...results} title={t`No place passes every filter`} active={active} hrefWith={hrefWith} />;
  }
  if (results.certificate.inArea === 0) {
    return (
      <EmptyState
        title={t`Nobody sells a place to sleep there`}
        text={t`No source has a house in this area. A larger town nearby, or a wider piece of the map, may have one.`}
        suggestions={[]}
      />
    );
  }
  return (
    <EmptyState
      title={t`Nothing is free for these nights`}
      text={t`Every house here is full, too small for one of your rooms, or asks for another length of stay. Other days may have one.`}
      suggestions={[
        {
          text: t`Other days of the month`,
          action: { text: t`Show`, label: t`Show other days of the month`, href: formatNightsAddress(address) },
        },
        ...(results.soldOut > 0 && !address.filters.soldOut
          ? [
              {
                text: t`Places that are sold out`,
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
