import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FlightCard, FlightCardSkeleton } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { FIRST_CARD, OfferCards, type Shown, StillAsking } from '../../../results/offer-cards.tsx';
import { Still } from '../../../../still.tsx';
import type { ListedResults } from '../listed.ts';
import { Nothing } from '../nothing.island.tsx';
import { NearestDays } from '../other-days.ts';
import { useFilterWords } from '../use-filter-words.ts';
import { useLeftOut } from './left-out.tsx';
import { useFlightCard } from './use-flight-card.ts';

interface CardsProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** The rows of a list as cards, to the last one, all journeys drawn to one scale. */
export function Cards({ results, address }: CardsProps) {
  const navigate = useNavigate();
  const cardOf = useFlightCard(results, address);
  const { active } = useFilterWords(results);
  const leftOut = useLeftOut(results, address);
  const said = useNote(results);
  const { offers, listed } = results;
  const hrefOf = (view: Shown) => formatFlightAddress({ ...address, ...view });
  const hrefWith = (filters: FlightFilters) => formatFlightAddress({ ...address, filters, skip: 0 });
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <FlightCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    const found = { results, active: active(address.filters) };
    return (
      <div id={FIRST_CARD} tabIndex={-1}>
        <Nothing {...found} hrefOf={hrefOf} hrefWith={hrefWith} />
        {listed === 0 && <NearestDays id={results.id} address={address} />}
      </div>
    );
  }
  return (
    <>
      {leftOut.note}
      <OfferCards
        listed={listed}
        cut={listed < results.total}
        skip={address.skip}
        shown={offers.length}
        hrefOf={hrefOf}
        onMore={(view) => void navigate(hrefOf(view), { preventScrollReset: true })}
        note={leftOut.text ? `${said} ${leftOut.text}` : said}
      >
        {offers.map((offer, at) => (
          <Still as="li" key={offer.key}>
            <FlightCard {...cardOf(offer, at)} />
          </Still>
        ))}
      </OfferCards>
    </>
  );
}

/** What the prices of the list stand for. */
function useNote({ step }: ListedResults): string {
  const { t } = useLingui();
  if (step === 'out') return t`Each price is the lowest total over all flights back, rounded up.`;
  if (step === 'back') return t`Each price is the whole trip, this flight and the one you chose, rounded up.`;
  if (step === 'trips') return t`Return flights at one price share a card. Prices are rounded up.`;
  return t`Each price is for all travellers, rounded up.`;
}
