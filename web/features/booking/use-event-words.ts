import { useLingui } from '@lingui/react/macro';
import type { BookingEvent, Order, RefundState } from '#contract/booking';
import { useFormat } from '../../format.ts';

/** The record of an order, one sentence an event. */
export function useEventWords({ seller }: Order) {
  const { t } = useLingui();
  const format = useFormat();
  return ({ kind, amount }: BookingEvent): string => {
    const money = amount ? format.money(amount) : '';
    const words: Record<BookingEvent['kind'], string> = {
      order_created: money ? t`You started the booking at ${money}` : t`You started the booking`,
      price_changed: money ? t`The airline changed the price to ${money}` : t`The airline changed the price`,
      seats_held: t`The airline kept the seats for you`,
      hold_extended: t`The seats were kept longer`,
      hold_expired: t`The seats were given back: the time to pay ran out`,
      payment_declined: t`The payment was declined; nothing was charged`,
      payment_authorised: t`Your bank reserved the amount`,
      payment_released: t`The reserved amount was released`,
      payment_taken: t`The amount was taken`,
      payment_delayed: t`The amount could not be taken yet; we try again`,
      checking_with_supplier: t`The airline's answer got lost; we began to look it up`,
      booking_confirmed: t`The airline confirmed the booking`,
      booking_rejected: t`The airline refused the booking`,
      mail_sent: t`We sent you a mail`,
      mail_failed: t`A mail to you could not be delivered`,
      cancel_requested: t`You cancelled the booking`,
      booking_cancelled: t`The airline took the booking back`,
      refund_confirmed: money ? t`A refund of ${money} was recorded` : t`The refund was recorded`,
      refund_paid: money ? t`${money} was paid back` : t`The refund was paid`,
      needs_help: t`A person at ${seller.name} was asked to look at this`,
    };
    return words[kind];
  };
}

/** The steps of a refund as its receiver sees them. */
export function useRefundWords({ seller }: Order) {
  const { t } = useLingui();
  return (state: RefundState): string => {
    const words: Record<RefundState, string> = {
      confirmed: t`Agreed`,
      supplier_pending: t`Waiting for the airline`,
      paying: t`Sent to your bank`,
      paid: t`Paid back`,
      needs_help: t`A person at ${seller.name} is looking at it`,
    };
    return words[state];
  };
}
