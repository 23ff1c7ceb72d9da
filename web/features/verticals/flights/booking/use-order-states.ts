import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from '../../../booking/item-words.ts';
import { useSampleEvents } from '../../../booking/use-several-states.ts';

/** How it stands with the seats. */
export function useFlightStates() {
  const { t } = useLingui();
  return (route: string, zone: string): StateSentences => ({
    draft: t`No seat is kept and nothing was charged. What you typed is kept.`,
    kept: (moment) => t`The seats are kept for you until ${moment}, ${zone}. Nothing was charged.`,
    notKept: t`The seats are not kept any more. Nothing was charged.`,
    payingKept: (moment) =>
      t`The seats are kept for you until ${moment}, ${zone}. Your bank waits for you to finish; nothing was charged so far.`,
    payingNotKept: t`The seats are not kept any more. Your bank waits for you to finish; nothing was charged so far.`,
    expiredTitle: t`The seats for ${route} are not kept any more`,
    booking: (email) =>
      t`The airline is confirming your seats; this takes seconds. Please do not pay a second time: this page and a mail to ${email} tell you how it ended.`,
    checking: (email) => [
      t`An answer got lost on its way, so nobody should guess. We ask again until it is known, usually within minutes.`,
      t`Your card may show a reserved amount. It is taken only when the booking stands, and released when it does not. Please do not book these flights again meanwhile.`,
      t`We write to ${email} as soon as it is known. You need not stay here.`,
    ],
    cancelling: (email) =>
      t`The airline has our request and has not answered yet. The terms you agreed to stand. We ask again until it is done and write to ${email}.`,
    takenBack: t`Your booking is cancelled. See your refund below.`,
    takenBackForNothing: t`Your booking is cancelled. It is non-refundable.`,
    failed: t`The airline did not confirm these seats, so there is no booking.`,
  });
}

/** What the airline did. */
export function useFlightEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The airline changed the price to ${money}` : t`The airline changed the price`,
    seats_held: t`The airline kept the seats for you`,
    hold_extended: t`The seats were kept longer`,
    hold_expired: t`The seats were given back: the time to pay ran out`,
    checking_with_supplier: t`The airline's answer got lost; we began to look it up`,
    booking_confirmed: t`The airline confirmed the booking`,
    booking_rejected: t`The airline refused the booking`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The airline took the booking back`,
  });
}

/** The same of seats that are invented. */
export function useSampleFlightEvents() {
  const { t } = useLingui();
  const sampleEvents = useSampleEvents();
  return (money: string): EventSentences => ({
    ...sampleEvents(money),
    seats_held: t`Sample seats held`,
    hold_extended: t`Sample seats held longer`,
    hold_expired: t`Sample seats released: the time to pay ran out`,
    booking_confirmed: t`Sample booking confirmed: nothing is booked with an airline`,
  });
}
