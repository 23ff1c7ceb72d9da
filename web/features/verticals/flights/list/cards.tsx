import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FlightCard, flightCardBoxClass, FlightCardSkeleton } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { FIRST_CARD, OfferCards, type Shown, StillAsking } from '../../../results/offer-cards.tsx';
import { IN_PAGE } from '../../../../in-page.ts';
import { StaticPart, WrittenPart } from '../../../../static-part.tsx';
import { goesOn } from '../asked.ts';
import type { ListedResults } from '../listed.ts';
import { Nothing } from '../nothing.island.tsx';
import { NearestDays } from '../other-days.ts';
import { useFilterWords } from '../use-filter-words.ts';
import { useLeftOut } from './left-out.tsx';
import { placeOf, useFlightCard } from './use-flight-card.ts';

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
  const whole = results.step === null || results.step === 'trips';
  const legs = whole && results.query.slices.length === 2 ? 2 : 1;
  const hrefOf = (view: Shown) => formatFlightAddress({ ...address, ...view });
  const hrefWith = (filters: FlightFilters) => formatFlightAddress({ ...address, filters, skip: 0 });
  if (offers.length === 0 && !results.done)
    return <StillAsking card={(at) => <FlightCardSkeleton key={at} legs={legs} />} />;
  if (offers.length === 0) {
    const found = { results, active: active(address.filters) };
    return (
      <div id={FIRST_CARD} tabIndex={-1}>
        <Nothing {...found} hrefOf={hrefOf} hrefWith={hrefWith} />
        {listed === 0 && !address.further && <NearestDays id={results.id} address={address} />}
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
        {offers.map((offer, at) =>
          offer === IN_PAGE ? (
            <WrittenPart as="li" key={at} id={`card-${at}`} className={flightCardBoxClass} />
          ) : (
            <StaticPart as="li" key={offer.key} id={`card-${at}`} className={flightCardBoxClass}>
              <FlightCard {...cardOf(offer, at)} />
            </StaticPart>
          ),
        )}
      </OfferCards>
    </>
  );
}

/** What the prices of the list stand for. */
function useNote(results: ListedResults): string {
  const { t } = useLingui();
  const { step } = results;
  if (step === 'leg' || (step !== null && goesOn(results.query))) {
    return placeOf(results).last
      ? t`Each price is the total of all flights with those you chose, rounded up.`
      : t`Each price is the lowest total of all flights with this one, rounded up.`;
  }
  if (step === 'out') return t`Each price is the lowest round-trip total with this flight, rounded up.`;
  if (step === 'back') return t`Each price is the round-trip total with your outbound flight, rounded up.`;
  if (step === 'trips') return t`Return flights at the same price share a card. Prices are rounded up.`;
  return t`Prices are for all travellers, rounded up.`;
}
