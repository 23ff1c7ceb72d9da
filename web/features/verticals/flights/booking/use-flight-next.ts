import { useLingui } from '@lingui/react/macro';
import type { FlightProduct, Order, OrderItem } from '#contract/booking';
import { cityAndAirport, flightNumber, type Segment } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { NextStep } from '../../../booking/item-words.ts';
import { wallClock } from '../../../reader/wall-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';

/** Online check-in opens 24 to 48 hours before take-off; each airline sets its own hour. */
const CHECK_IN_MS = 48 * 3_600_000;

type Slice = FlightProduct['slices'][number];

/** What is still ahead of a journey: documents, check-in and every take-off. */
export function useFlightNext() {
  const takeOffOf = useTakeOff();
  const checkInOf = useCheckIn();
  const documentsOf = useDocuments();
  return (product: FlightProduct, item: OrderItem, now: string, order?: Order): NextStep[] => {
    const ahead = product.slices.filter(({ segments }) => (segments[0]?.departure.instant ?? '') >= now);
    const [next] = ahead;
    if (!next) return [];
    const papers = order && ahead.length === product.slices.length ? documentsOf(product, item, order) : [];
    return [...papers, ...checkInOf(next, now), ...ahead.flatMap(takeOffOf)];
  };
}

function usePoint() {
  const { t } = useLingui();
  const lists = useLists();
  return (point: Segment['departure']): string => {
    const { terminal } = point;
    const place = lists.facts(cityAndAirport(point));
    return terminal ? t`${place}, terminal ${terminal}` : place;
  };
}

function useTakeOff() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const pointOf = usePoint();
  return ({ segments }: Slice): NextStep[] => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (!first || !last) return [];
    const { departure, marketing } = first;
    const flight = `${marketing.name} ${flightNumber(marketing)}`;
    const [city, day, time] = [last.arrival.cityName, format.day(last.arrival.local), format.time(last.arrival.local)];
    const place = pointOf(departure);
    return [
      {
        icon: 'plane-takeoff',
        title: t`Departure from ${place}`,
        text: t`${flight}. You land in ${city} on ${day} at ${time}, local time.`,
        when: lists.facts([format.day(departure.local), format.time(departure.local)]),
        at: departure.instant,
        place,
      },
    ];
  };
}

/** Of the next flight only, until it leaves. */
function useCheckIn() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ segments }: Slice, now: string): NextStep[] => {
    const [first] = segments;
    if (!first) return [];
    const { departure, operating } = first;
    const opens = new Date(Date.parse(departure.instant) - CHECK_IN_MS).toISOString();
    const local = wallClock(opens, departure.zone);
    const [airline, day] = [operating.name, format.day(local)];
    return [
      {
        icon: 'ticket',
        title: t`Check-in opens`,
        text: t`${airline} opens it 24 to 48 hours before departure. Have the airline reference ready.`,
        when: opens > now ? t`from ${day}` : t`from now on`,
        at: opens,
      },
    ];
  };
}

/** Across a border: the documents that were given, or that there are entry rules to look up. */
function useDocuments() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  return ({ slices }: FlightProduct, item: OrderItem, order: Order): NextStep[] => {
    const ends = slices.flatMap(({ segments }) => segments.slice(-1).map(({ arrival }) => arrival));
    const transit = slices.flatMap(({ segments }) => segments.map(({ arrival }) => arrival));
    const from = slices[0]?.segments[0]?.departure;
    // The destination before a place where only planes are changed.
    const abroad = [...ends, ...transit].find(({ countryCode }) => countryCode !== from?.countryCode);
    if (!from || !abroad) return [];
    const at = order.items.indexOf(item);
    const given = order.travellers
      .filter((traveller) => traveller.item === at && traveller.document)
      .map(({ givenNames, familyName, document }) => {
        const name = `${givenNames} ${familyName}`;
        const day = format.day(document?.expiresOn ?? '', 'plain');
        return document?.type === 'passport'
          ? t`${name}: passport, expires ${day}`
          : t`${name}: identity card, expires ${day}`;
      });
    const city = abroad.cityName;
    return [
      {
        icon: 'id-card',
        title: t`Travel documents`,
        text:
          given.length > 0
            ? t`Take the documents you entered: ${lists.facts(given)}. Check the entry rules of every country on your route.`
            : t`Check which passport, visa or entry form you need for your trip to ${city}.`,
        when: t`before ${format.day(from.local)}`,
        at: from.instant,
      },
    ];
  };
}
