import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { CancelQuote, OrderItem, StayProduct } from '#contract/booking';
import { BOARDS } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { instantOf, wallClock } from '../../../reader/wall-clock.ts';
import type { MoneyParts, NextStep } from '../../../booking/item-words.ts';
import { useRoomLines } from '../property/use-chosen-price.ts';
import { useHouseHours, useHouseRules, wallTimeOf } from '../use-house-words.ts';
import { useStayWords } from '../use-stay-words.ts';
import { roomsLeft } from './rooms-left.ts';

/** What the house asks of who sleeps there. */
export function useStayDetails() {
  const { t } = useLingui();
  const rulesOf = useHouseRules();
  return ({ property }: StayProduct): ReviewRow[] => [{ label: t`House rules`, lines: rulesOf(property) }];
}

/** Whether the last day at the property is over, by its own clocks. */
export function isOver({ property, checkOut }: StayProduct, now: string): boolean {
  return wallClock(now, property.zone) > `${checkOut}T${wallTimeOf(property.checkOutUntil)}`;
}

/** Arriving, what is paid there, and leaving, while they are ahead. */
export function useStayNext() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const hoursOf = useHouseHours();
  const moneyOf = useStayMoney();
  return (product: StayProduct, item: OrderItem, now: string): NextStep[] => {
    const { property, checkIn, checkOut } = product;
    const today = wallClock(now, property.zone).slice(0, 10);
    const hours = hoursOf(property);
    const age = property.checkInAge;
    const { thereTotal, thereNote } = moneyOf(product, item);
    const arrive: NextStep = {
      icon: 'key-round',
      title: t`Check-in at ${property.name}`,
      text: t`Minimum check-in age: ${age}. Give the name of the lead guest.`,
      when: lists.facts([format.day(checkIn), hours.checkIn]),
      at: instantOf(`${checkIn}T23:59`, property.zone),
      place: property.name,
    };
    const due: NextStep | undefined = thereTotal && {
      icon: 'credit-card',
      title: t`Pay ${format.money(thereTotal)} at the property`,
      text: thereNote ?? t`Not charged by us.`,
      when: format.day(checkIn),
      at: instantOf(`${checkIn}T23:59`, property.zone),
    };
    const leave: NextStep = {
      icon: 'luggage',
      title: t`Check-out from ${property.name}`,
      text: t`Times are local to the property.`,
      when: lists.facts([format.day(checkOut), hours.checkOut]),
      at: instantOf(`${checkOut}T00:00`, property.zone),
    };
    return [...(checkIn >= today ? [arrive, ...(due ? [due] : [])] : []), ...(isOver(product, now) ? [] : [leave])];
  };
}

/** What was charged for the rooms, and what the property asks for those that are left. */
export function useStayMoney() {
  const linesOf = useRoomLines();
  return (product: StayProduct, item: OrderItem): MoneyParts => {
    const { price, there, thereNote } = linesOf(roomsLeft(product, item), product.nights);
    const thereTotal = price.there.amountMinor > 0 ? price.there : undefined;
    return { charged: linesOf(product.rooms, product.nights).now, there, thereTotal, thereNote };
  };
}

/** A line of the terms of cancelling. */
export function useStayLineName() {
  const { t } = useLingui();
  const words = useStayWords();
  return ({ kind, code, name }: CancelQuote['lines'][number]): string => {
    if (kind !== 'base') return name;
    const board = BOARDS.find((each) => each === code);
    return board ? words.board(board) : t({ context: 'line of a price', message: 'Rooms' });
  };
}
