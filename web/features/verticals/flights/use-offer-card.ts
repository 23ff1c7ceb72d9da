import { useLingui } from '@lingui/react/macro';
import type { FlightCardLeg, FlightCardPoint, FlightCardProps } from '#design/flight-card';
import type { JourneyPart } from '#design/journey-rule';
import type { FlightQuery } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { seatsOf } from './asked.ts';
import { useLists } from '../../results/use-lists.ts';
import { useOfferFacts } from './use-offer-facts.ts';
import { usePartyWords } from './use-party-words.ts';
import { useRankWords } from './use-rank-words.ts';
import { useSliceWords } from './use-slice-words.ts';
import type { ListedOffer, ListedSlice } from './listed.ts';

/** An offer as its card, the nth of its list: one grid of facts, one price for the whole party. */
export function useOfferCard(query: FlightQuery, scaleMinutes: number, hrefOf: (offer: ListedOffer) => string) {
  const { t } = useLingui();
  const format = useFormat();
  const legOf = useLegs();
  const warningOf = useWarning();
  const party = usePartyWords();
  const rank = useRankWords();
  const factsOf = useOfferFacts();
  const lists = useLists();

  return (offer: ListedOffer, at: number): FlightCardProps => {
    const total = format.money(offer.price.total);
    const legs = offer.slices.map((slice) => legOf(slice));
    const who = party.party(query.passengers);
    const times = legs.map((leg) => `${leg.departure.time} – ${leg.arrival.time}`);
    return {
      id: `offer-${at}`,
      title: lists.facts([offer.slices[0]?.ticketing.name, total, ...times]),
      legs,
      scaleMinutes,
      facts: factsOf(offer),
      warning: warningOf(offer),
      sample:
        offer.dataClass === 'demo'
          ? { text: t`Sample`, title: t`Invented inventory: this flight does not exist and cannot be flown` }
          : undefined,
      price: {
        total,
        party: t`${who}, all charges`,
        each: seatsOf(query) > 1 ? t`${format.money(offer.price.perPerson)} each` : undefined,
        flag: rank.flag(offer.rank.reason),
      },
      action: { text: t`See fares`, href: hrefOf(offer) },
    };
  };
}

/** One direction as a line of the card. */
export function useLegs() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();

  function pointOf(
    point: ListedSlice['segments'][number]['departure'],
    dayOffset?: FlightCardPoint['dayOffset'],
  ): FlightCardPoint {
    return {
      time: format.time(point.local),
      dateTime: point.local,
      airportName: point.airportName,
      airportCode: point.airport,
      dayOffset,
    };
  }

  return (slice: ListedSlice, note?: string): FlightCardLeg => {
    const [first, last] = [slice.segments[0], slice.segments.at(-1)];
    if (!first || !last) throw new TypeError('a slice has segments');
    return {
      carrier: slice.ticketing,
      note: note ?? noteOf(slice, format.day(first.departure.local), (others) => t`and ${lists.all(others)}`),
      departure: pointOf(first.departure),
      arrival: pointOf(last.arrival, words.dayOffset(slice.dayOffset)),
      duration: format.duration(slice.durationMinutes),
      stops: { text: words.stops(slice), short: words.shortStops(slice), warn: words.needsCare(slice) },
      parts: partsOf(slice),
    };
  };
}

/** What a traveller should know before choosing; one at most, the worst first. */
function useWarning() {
  const { t } = useLingui();
  const format = useFormat();

  return (offer: ListedOffer): FlightCardProps['warning'] => {
    const [out, back] = offer.slices;
    for (const slice of offer.slices) {
      const night = slice.connections.find((wait) => wait.overnight);
      if (!night) continue;
      const wait = format.duration(night.durationMinutes);
      return {
        title:
          slice === out
            ? t`Night in ${night.cityName} on the way out:`
            : t`Night in ${night.cityName} on the way back:`,
        text: t`${wait} wait until the next morning.`,
      };
    }
    const [left, home] = [out?.segments[0]?.departure, back?.segments.at(-1)?.arrival];
    if (left && home && left.airport !== home.airport) {
      const [from, to] = [left.airportName, home.airportName];
      return { title: t`Two airports:`, text: t`you leave from ${from} and come back to ${to}.` };
    }
    return undefined;
  };
}

/** The day, or who else flies this slice. */
function noteOf(slice: ListedSlice, day: string, and: (others: readonly string[]) => string): string {
  const others = slice.segments.map(({ operating }) => operating.name).filter((name) => name !== slice.ticketing.name);
  return others.length > 0 ? and([...new Set(others)]) : day;
}

function partsOf(slice: ListedSlice): JourneyPart[] {
  return slice.segments.flatMap((segment, i) => {
    const wait = slice.connections[i];
    const flown: JourneyPart = { kind: 'air', minutes: segment.durationMinutes };
    return wait ? [flown, { kind: 'wait', minutes: wait.durationMinutes }] : [flown];
  });
}
