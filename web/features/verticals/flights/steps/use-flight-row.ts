import { useLingui } from '@lingui/react/macro';
import type { FlightCardProps } from '#design/flight-card';
import { formatFlightAddress, formatOfferAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { ListedOffer, ListedResults, ListedSlice } from '../listed.ts';
import { useLists } from '../../../results/use-lists.ts';
import { useOfferFacts } from '../use-offer-facts.ts';
import { useLegs } from '../use-offer-card.ts';
import { usePartyWords } from '../use-party-words.ts';
import { scaleOf } from './scale.ts';
import { useFlightNumbers } from './use-flight-numbers.ts';

/** A flight of the step in hand as its card, the nth of its list; it stands in the cheapest trip with it. */
export function useFlightRow(results: ListedResults, address: FlightAddress) {
  const { t } = useLingui();
  const format = useFormat();
  const legOf = useLegs();
  const factsOf = useOfferFacts();
  const numbersOf = useFlightNumbers();
  const party = usePartyWords();
  const lists = useLists();
  const at = results.step === 'back' ? 1 : 0;
  const scaleMinutes = scaleOf(results);
  const who = party.party(results.query.passengers);
  const least = results.sorts.find(({ sort }) => sort === 'cheapest')?.price.amountMinor;

  function noteOf({ total }: ListedOffer['price']): FlightCardProps['price']['note'] {
    if (at === 0) return { text: t`from`, tone: 'neutral' };
    if (least === undefined || total.amountMinor <= least) return { text: t`Lowest`, tone: 'good' };
    const more = format.money({ ...total, amountMinor: total.amountMinor - least });
    return { text: t`${more} more`, tone: 'neutral' };
  }

  /** A night at an airport, once: of this flight alone. */
  function warningOf(slice: ListedSlice): FlightCardProps['warning'] {
    const night = slice.connections.find(({ overnight }) => overnight);
    if (!night) return undefined;
    const wait = format.duration(night.durationMinutes);
    return { title: t`Night in ${night.cityName}:`, text: t`${wait} wait until the next morning.` };
  }

  function actionOf(offer: ListedOffer): FlightCardProps['action'] {
    if (at === 1) return { text: t`See fares`, href: formatOfferAddress(address, offer.key) };
    const [out] = offer.key.split('~');
    return { text: t`Choose`, href: formatFlightAddress({ ...address, byFlight: true, out: out ?? '', skip: 0 }) };
  }

  return (offer: ListedOffer, nth: number): FlightCardProps => {
    const slice = offer.slices[at];
    if (!slice) throw new TypeError('an offer of a return has two slices');
    const leg = legOf(slice, numbersOf(slice));
    const total = format.money(offer.price.total);
    return {
      id: `flight-${nth}`,
      title: lists.facts([slice.ticketing.name, `${leg.departure.time} – ${leg.arrival.time}`, total]),
      legs: [leg],
      scaleMinutes,
      facts: factsOf(offer),
      warning: warningOf(slice),
      sample:
        offer.dataClass === 'demo'
          ? { text: t`Sample`, title: t`Invented inventory: this flight does not exist and cannot be flown` }
          : undefined,
      price: { total, party: at === 0 ? t`return for ${who}` : t`total for ${who}`, note: noteOf(offer.price) },
      action: actionOf(offer),
    };
  };
}
