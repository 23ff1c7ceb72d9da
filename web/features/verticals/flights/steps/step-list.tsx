import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FlightCard, FlightCardSkeleton } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { OfferCards, type Shown, StillAsking } from '../../../results/offer-cards.tsx';
import { useLeftOut } from '../left-out.tsx';
import type { ListedResults } from '../listed.ts';
import { Nothing } from '../nothing.island.tsx';
import { useFilterWords } from '../use-filter-words.ts';
import { useFlightRow } from './use-flight-row.ts';

interface StepListProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** The flights of the step in hand, to the last one. */
export function StepList({ results, address }: StepListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const cardOf = useFlightRow(results, address);
  const { active } = useFilterWords(results);
  const leftOut = useLeftOut(results, address);
  const { offers, listed, step } = results;
  const hrefOf = (view: Shown) => formatFlightAddress({ ...address, ...view });
  const hrefWith = (filters: FlightFilters) => formatFlightAddress({ ...address, filters, skip: 0 });
  if (offers.length === 0 && !results.done) return <StillAsking card={(at) => <FlightCardSkeleton key={at} />} />;
  if (offers.length === 0) {
    const found = { results, address, active: active(address.filters) };
    return <Nothing {...found} hrefOf={hrefOf} hrefWith={hrefWith} />;
  }
  const each =
    step === 'out'
      ? t`Each price is the lowest total over all flights back.`
      : t`Each price is the whole trip: this flight and the one you chose.`;
  return (
    <>
      {leftOut.note}
      <OfferCards
        listed={listed}
        cut={false}
        skip={address.skip}
        shown={offers.length}
        hrefOf={hrefOf}
        onMore={(view) => void navigate(hrefOf(view), { preventScrollReset: true })}
        note={leftOut.text ? `${each} ${leftOut.text}` : each}
      >
        {offers.map((offer, at) => (
          <li key={offer.key}>
            <FlightCard {...cardOf(offer, at)} />
          </li>
        ))}
      </OfferCards>
    </>
  );
}
