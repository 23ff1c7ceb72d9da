import { useLingui } from '@lingui/react/macro';
import type { BookingEvent, Order, RefundState } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { useLists } from '../results/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import type { SellerEvent } from './item-words.ts';
import { useSeveralEvents } from './use-several-states.ts';

/** The record of an order, one sentence an event; of several things, each says which it is about. */
export function useEventWords(order: Order) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const severalEvents = useSeveralEvents();
  const partOf = usePartWords(order);
  const { name: seller } = order.seller;
  return ({ kind, amount, item, units }: BookingEvent): string => {
    const money = amount ? format.money(amount) : '';
    const about = order.items[order.items.length > 1 ? (item ?? -1) : 0];
    const words: Record<Exclude<BookingEvent['kind'], SellerEvent>, string> = {
      order_created:
        money && order.items.length === 1 ? t`You started the booking at ${money}` : t`You started the booking`,
      payment_declined: t`The payment was declined; nothing was charged`,
      payment_authorised: t`Your bank reserved the amount`,
      payment_released: t`The reserved amount was released`,
      payment_taken: t`The amount was taken`,
      payment_delayed: t`The amount could not be taken yet; we try again`,
      mail_sent: t`We sent you a mail`,
      mail_failed: t`A mail to you could not be delivered`,
      refund_confirmed: money ? t`A refund of ${money} was recorded` : t`The refund was recorded`,
      refund_paid: money ? t`${money} was paid back` : t`The refund was paid`,
      item_removed: t`You took a part out of the booking before paying`,
      needs_help: t`A person at ${seller} was asked to look at this`,
    };
    const sentence = { ...words, ...(about ? wordsOf(about).events : severalEvents)(money) }[kind];
    const part = partOf(item, units);
    return part ? t`${part}: ${sentence}` : sentence;
  };
}

/** Which part of an order something is about; empty where it has but one. */
export function usePartWords(order: Order) {
  const lists = useLists();
  const wordsOf = useItemWords();
  return (place: number | null | undefined, units: readonly number[] | undefined): string => {
    const item = order.items[place ?? (order.items.length > 1 ? -1 : 0)];
    if (!item) return '';
    const { name, unit } = wordsOf(item);
    return lists.facts([order.items.length > 1 && name, ...(units ?? []).map(unit)]);
  };
}

/** The steps of a refund as its receiver sees them. */
export function useRefundWords({ seller, items }: Order) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  return (state: RefundState, place?: number): string => {
    const item = items[items.length > 1 ? (place ?? -1) : 0];
    const words: Record<RefundState, string> = {
      confirmed: t`Agreed`,
      supplier_pending: item ? wordsOf(item).refundWaits : t`Waiting for who sold it`,
      paying: t`Sent to your bank`,
      paid: t`Paid back`,
      needs_help: t`A person at ${seller.name} is looking at it`,
    };
    return words[state];
  };
}
