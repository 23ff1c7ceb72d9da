import { useLingui } from '@lingui/react/macro';
import type { OrderItem, StayProduct } from '#contract/booking';
import { useFacts } from '../../../../facts.ts';
import { isSample } from '../../../booking/item-kinds.ts';
import type { ItemWords } from '../../../booking/item-words.ts';
import { useSpanWords } from '../../../booking/use-span-words.ts';
import { useZonedClock } from '../../../booking/use-zoned-clock.ts';
import { wallTimeOf } from '../use-house-words.ts';
import { useStayWords } from '../use-stay-words.ts';
import { roomsLeft } from './rooms-left.ts';
import { useStayCancelWords, useStayLadder } from './use-order-cancelling.ts';
import { isOver, useStayDetails, useStayLineName, useStayMoney, useStayNext } from './use-order-details.tsx';
import { useStayEvents, useStayStates, useSampleStayEvents } from './use-order-states.ts';

/** Rooms that were bought, in words. */
export function useStayItem() {
  const { t } = useLingui();
  const { now } = useFacts();
  const span = useSpanWords();
  const clockOf = useZonedClock();
  const words = useStayWords();
  const [events, sampleEvents] = [useStayEvents(), useSampleStayEvents()];
  const parts = {
    states: useStayStates(),
    cancel: useStayCancelWords(),
    ladder: useStayLadder(),
    details: useStayDetails(),
    next: useStayNext(),
    money: useStayMoney(),
    lineName: useStayLineName(),
  };
  return (product: StayProduct, item: OrderItem): ItemWords => {
    const { property, rooms, checkIn, checkOut } = product;
    const { name, zone } = property;
    const left = roomsLeft(product, item);
    const place = { zone, zoneName: t`property time` };
    return {
      icon: 'bed-double',
      name,
      title: name,
      begins: `${checkIn}T${wallTimeOf(property.checkIn.from)}`,
      headline: isOver(product, now) ? t`You stayed at ${name}` : t`You are staying at ${name}`,
      ...place,
      days: span(checkIn, checkOut),
      party: words.guests((left.length > 0 ? left : rooms).map(({ need }) => need)),
      reference: { label: t`Property reference`, copy: t`Copy the property reference` },
      sample: t`Sample booking, no rooms held`,
      sampleAtLength: t`Sample, not a real place: no room is held at any property.`,
      states: parts.states(name),
      events: isSample(item) ? sampleEvents : events,
      refundWaits: t`Waiting for the property`,
      cancel: parts.cancel(product),
      ladder: (at, style) => parts.ladder(product, item, clockOf(place), at, style),
      next: (at) => parts.next(product, item, at),
      unit(at) {
        const [nth, room] = [at + 1, rooms[at]?.room.name ?? ''];
        return t`Room ${nth}: ${room}`;
      },
      soldBy: t`Rooms by ${product.supplierName}`,
      detailsTitle: t`Good to know`,
      details: () => parts.details(product),
      money: parts.money(product, item),
      lineName: parts.lineName,
      searchAgain: product.search ?? '/stays',
    };
  };
}
