import { useLingui } from '@lingui/react/macro';
import type { FlightProduct, OrderItem } from '#contract/booking';
import { useFacts } from '../../../../facts.ts';
import { isSample } from '../../../booking/item-kinds.ts';
import type { ItemWords } from '../../../booking/item-words.ts';
import { useSpanWords } from '../../../booking/use-span-words.ts';
import { useZonedClock } from '../../../booking/use-zoned-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { isNumbered } from '../asked.ts';
import { usePartyWords } from '../use-party-words.ts';
import { usePriceLineName } from '../use-price-line-name.ts';
import { usePriceParts } from '../use-price-parts.ts';
import { citiesOf, destinationsOf, journeyOf } from './journey-of.ts';
import { useFlightCancelWords, useFlightLadder } from './use-order-cancelling.ts';
import { useFlightNext } from './use-flight-next.ts';
import { useFlightDetails } from './use-order-details.tsx';
import { useFlightEvents, useFlightStates, useSampleFlightEvents } from './use-order-states.ts';

/** Flights that were bought, in words. */
export function useFlightItem() {
  const { t } = useLingui();
  const { now } = useFacts();
  const span = useSpanWords();
  const clockOf = useZonedClock();
  const lists = useLists();
  const [events, sampleEvents] = [useFlightEvents(), useSampleFlightEvents()];
  const parts = {
    states: useFlightStates(),
    cancel: useFlightCancelWords(),
    ladder: useFlightLadder(),
    details: useFlightDetails(),
    next: useFlightNext(),
    lineName: usePriceLineName(),
    price: usePriceParts(),
    party: usePartyWords(),
  };
  return (product: FlightProduct, item: OrderItem): ItemWords => {
    const { from, to, last, end } = journeyOf(product);
    const numbered = isNumbered(product.slices);
    const name = numbered ? citiesOf(product) : t`${from.cityName} to ${to.cityName}`;
    const isReturn = !numbered && product.slices.length > 1;
    const trip = { to: lists.all(destinationsOf(product)) };
    const place = { zone: from.zone, zoneName: t`${from.cityName} time` };
    return {
      icon: 'plane',
      name,
      title: isReturn ? t`${from.cityName} to ${to.cityName} and back` : name,
      begins: from.local,
      headline: end.instant < now ? t`You went to ${trip.to}` : t`You are going to ${trip.to}`,
      ...place,
      days: span(from.local, last.local),
      party: parts.party.everyone(product.passengers),
      reference: { label: t`Airline reference`, copy: t`Copy the airline reference` },
      sample: t`Sample booking, no seats held`,
      sampleAtLength: t`Sample, not real travel: no seat is held at any airline.`,
      states: parts.states(name),
      events: isSample(item) ? sampleEvents : events,
      refundWaits: t`Waiting for the airline`,
      cancel: parts.cancel(product),
      ladder: (at, style) => parts.ladder(item, clockOf(place), at, style),
      next: (at, order) => parts.next(product, item, at, order),
      unit: () => name,
      soldBy: t`Flights by ${product.supplierName}`,
      detailsTitle: t`Travellers and fare`,
      details: (order, at, onPaper) => parts.details(product, order, { at, onPaper }),
      money: { charged: parts.price(item.price), there: [], thereTotal: undefined, thereNote: undefined },
      lineName: parts.lineName,
      searchAgain: product.search ?? '/flights',
    };
  };
}
