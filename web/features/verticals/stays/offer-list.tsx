import { PropertyCard, PropertyCardSkeleton } from '#design/property-card';
import { formatPropertyAddress, formatStayAddress } from '#contract/search';
import type { StayAddress, StayFilters } from '#contract/search';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { FIRST_CARD, OfferCards, type Shown, StillAsking } from '../../results/offer-cards.tsx';
import { type SharedValue, useSharedValue } from './shared-value.ts';
import { Nothing } from './nothing.ts';
import { useJoinedWords } from './use-joined-words.ts';
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
  const { results, active, address, hrefOf, hrefWith, onMore } = props;
  const { set } = props.marked;
  const marked = useSharedValue(props.marked);
  const { offers, listed } = results;
  const joinedOf = useJoinedWords(formatStayAddress(address));
  const cardOf = useStayCard(results, (offer) => formatPropertyAddress(address, offer.key), joinedOf);
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <PropertyCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    return (
      <div id={FIRST_CARD} tabIndex={-1}>
        <Nothing {...{ results, active, address, hrefOf, hrefWith }} />
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
