import { useLingui } from '@lingui/react/macro';
import { type BookingEvent, isTestPaid, type Order, type RefundState } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import type { SellerEvent } from './item-words.ts';
import { paidOf } from './paid-of.ts';
import { samplesOf } from './use-sample-words.ts';
import { useSampleEvents, useSeveralEvents } from './use-several-states.ts';

/** Kinds of events in which money moves, or seems to. */
type MoneyEvent = Extract<
  BookingEvent['kind'],
  | 'payment_declined'
  | 'payment_authorised'
  | 'payment_released'
  | 'payment_taken'
  | 'payment_delayed'
  | 'refund_confirmed'
  | 'refund_paid'
>;

type MoneySentences = Readonly<Record<MoneyEvent, string>>;

/** The record of an order, one sentence an event; of several things, each says which it is about. */
export function useEventWords(order: Order) {
  const { t } = useLingui();
  const { mode } = useFacts();
  const format = useFormat();
  const wordsOf = useItemWords();
  const [several, sample] = [useSeveralEvents(), useSampleEvents()];
  const togetherEvents = samplesOf(order).all ? sample : several;
  const [charged, tested] = [useMoneyEvents(), useTestMoneyEvents(order)];
  const moneyEvents = isTestPaid(order) ? tested : charged;
  const partOf = usePartWords(order);
  const { name: seller } = order.seller;
  return ({ kind, amount, item, units }: BookingEvent): string => {
    const money = amount ? format.money(amount) : '';
    const about = order.items[order.items.length > 1 ? (item ?? -1) : 0];
    const words: Record<Exclude<BookingEvent['kind'], SellerEvent | MoneyEvent>, string> = {
      order_created:
        money && order.items.length === 1 ? t`You started the booking at ${money}` : t`You started the booking`,
      mail_sent: mode === 'demo' ? t`Email written; this demo shows it on a page` : t`We emailed you`,
      mail_failed: t`An email to you could not be delivered`,
      item_removed: t`You removed part of the booking before paying`,
      needs_help: t`We asked ${seller} to look into it`,
    };
    const bySeller = (about ? wordsOf(about).events : togetherEvents)(money);
    const sentence = { ...words, ...moneyEvents(money), ...bySeller }[kind];
    const part = partOf(item, units);
    return part ? t`${part}: ${sentence}` : sentence;
  };
}

function useMoneyEvents() {
  const { t } = useLingui();
  return (money: string): MoneySentences => ({
    payment_declined: t`The payment was declined; nothing was charged`,
    payment_authorised: t`Your bank reserved the amount`,
    payment_released: t`The reserved amount was released`,
    payment_taken: t`The amount was charged`,
    payment_delayed: t`The amount could not be charged yet; we will try again`,
    refund_confirmed: money ? t`A refund of ${money} was recorded` : t`The refund was recorded`,
    refund_paid: money ? t`${money} refunded` : t`The refund was paid`,
  });
}

/** The same where no card is charged. */
function useTestMoneyEvents(order: Order) {
  const { t } = useLingui();
  const format = useFormat();
  const paid = paidOf(order)?.taken;
  const taken = paid && format.money(paid);
  return (money: string): MoneySentences => ({
    payment_declined: t`The test payment was declined`,
    payment_authorised: t`Test payment authorised: no bank was asked`,
    payment_released: t`Test payment released`,
    payment_taken: taken
      ? t`Test payment of ${taken} recorded: no card was charged`
      : t`Test payment recorded: no card was charged`,
    payment_delayed: t`The test payment could not be recorded yet; we will try again`,
    refund_confirmed: money ? t`Test refund of ${money} recorded` : t`Test refund recorded`,
    refund_paid: money ? t`Test refund of ${money} completed: no money was moved` : t`Test refund completed`,
  });
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
      confirmed: t`Approved`,
      supplier_pending: item ? wordsOf(item).refundWaits : t`Waiting for the seller`,
      paying: t`Sent to your bank`,
      paid: t`Refunded`,
      needs_help: t`${seller.name} is looking into it`,
    };
    return words[state];
  };
}
