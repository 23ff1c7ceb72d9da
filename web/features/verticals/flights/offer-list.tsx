import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/empty-state';
import { FlightCard, FlightCardSkeleton, type FlightCardProps } from '#design/flight-card';
import { formatOfferAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { Still } from '../../../still.tsx';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { NothingLeft, OfferCards, StillAsking } from '../../results/offer-cards.tsx';
import { NearestDays } from './other-days.ts';
import { useOfferCard } from './use-offer-card.ts';
import type { ListedResults } from './listed.ts';

interface OfferListProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly active: readonly ActiveFilter<FlightFilters>[];
  readonly hrefOf: (view: { show: number }) => string;
  readonly onMore: (show: number) => void;
  readonly hrefWith: (filters: FlightFilters) => string;
}

/** The offers as cards, all journeys drawn to one scale. */
export function OfferList(props: OfferListProps) {
  const { results, address, hrefOf, onMore } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { offers, total } = results;
  const scale = Math.max(...offers.flatMap((offer) => offer.slices.map((slice) => slice.durationMinutes)), 1);
  const cardOf = useOfferCard(results.query, scale, (offer) => formatOfferAddress(address, offer.key));
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <FlightCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    return (
      <>
        <Nothing {...props} />
        <NearestDays id={results.id} address={address} />
      </>
    );
  }
  const full = format.duration(scale);
  return (
    <OfferCards
      total={total}
      shown={offers.length}
      hrefOf={hrefOf}
      onMore={onMore}
      note={t`Journey lines share one scale: full width is ${full}.`}
    >
      {offers.map((offer, at) => (
        <Item key={offer.key} card={cardOf(offer, at)} />
      ))}
    </OfferCards>
  );
}

/** A flag opens a panel, so its card has state; the others have none. */
function Item({ card }: { card: FlightCardProps }) {
  if (!card.price.flag) {
    return (
      <Still as="li">
        <FlightCard {...card} />
      </Still>
    );
  }
  return (
    <li>
      <FlightCard {...card} />
    </li>
  );
}

function Nothing({ results, active, hrefWith }: OfferListProps) {
  const { t } = useLingui();
  if (results.unfiltered === 0) {
    return (
      <EmptyState
        title={t`No flight goes there that day`}
        text={t`No source sells this journey for your party. Another day or a larger airport nearby may have one.`}
        suggestions={[]}
      />
    );
  }
  return <NothingLeft {...results} title={t`No flight passes every filter`} active={active} hrefWith={hrefWith} />;
}
