import { useLingui } from '@lingui/react/macro';
import { FlightCard, FlightCardSkeleton, type FlightCardProps } from '#design/flight-card';
import { formatOfferAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { Still } from '../../../still.tsx';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { OfferCards, type Shown, StillAsking } from '../../results/offer-cards.tsx';
import { useLeftOut } from './left-out.tsx';
import { Nothing } from './nothing.tsx';
import { NearestDays } from './other-days.ts';
import { useOfferCard } from './use-offer-card.ts';
import type { ListedResults } from './listed.ts';

interface OfferListProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly active: readonly ActiveFilter<FlightFilters>[];
  readonly hrefOf: (view: Shown) => string;
  readonly onMore: (view: Shown) => void;
  readonly hrefWith: (filters: FlightFilters) => string;
}

/** The offers as cards, all journeys drawn to one scale. */
export function OfferList(props: OfferListProps) {
  const { results, address, active, hrefOf, onMore, hrefWith } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { offers, total, listed } = results;
  const cut = listed < total;
  const scale = Math.max(...offers.flatMap((offer) => offer.slices.map((slice) => slice.durationMinutes)), 1);
  const leftOut = useLeftOut(results, address);
  const cardOf = useOfferCard(results.query, scale, (offer) => formatOfferAddress(address, offer.key));
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <FlightCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    return (
      <>
        <Nothing results={results} address={address} active={active} hrefOf={hrefOf} hrefWith={hrefWith} />
        {listed === 0 && <NearestDays id={results.id} address={address} />}
      </>
    );
  }
  const full = format.duration(scale);
  const scaled = t`Journey lines share one scale: full width is ${full}.`;
  return (
    <>
      {leftOut.note}
      <OfferCards
        listed={listed}
        cut={cut}
        skip={address.skip}
        shown={offers.length}
        hrefOf={hrefOf}
        onMore={onMore}
        note={leftOut.text ? `${scaled} ${leftOut.text}` : scaled}
      >
        {offers.map((offer, at) => (
          <Item key={offer.key} card={cardOf(offer, at)} />
        ))}
      </OfferCards>
    </>
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
