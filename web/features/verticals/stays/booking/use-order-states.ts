import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from '../../../booking/item-words.ts';
import { useSampleEvents } from '../../../booking/use-several-states.ts';

/** How it stands with the rooms. */
export function useStayStates() {
  const { t } = useLingui();
  return (name: string, zone: string): StateSentences => ({
    draft: t`No room is kept and nothing was charged. What you typed is kept.`,
    kept: (moment) => t`The rooms are kept for you until ${moment}, ${zone}. Nothing was charged.`,
    notKept: t`The rooms are not kept any more. Nothing was charged.`,
    payingKept: (moment) =>
      t`The rooms are kept for you until ${moment}, ${zone}. Your bank waits for you to finish; nothing was charged so far.`,
    payingNotKept: t`The rooms are not kept any more. Your bank waits for you to finish; nothing was charged so far.`,
    expiredTitle: t`The rooms at ${name} are not kept any more`,
    booking: (email) =>
      t`The property is confirming your rooms; this takes seconds. Please do not book a second time: this page and a mail to ${email} tell you how it ended.`,
    checking: (email) => [
      t`An answer got lost on its way, so nobody should guess. We ask again until it is known, usually within minutes.`,
      t`Your card may show a reserved amount. It is taken only when the booking stands, and released when it does not. Please do not book these rooms again meanwhile.`,
      t`We write to ${email} as soon as it is known. You need not stay here.`,
    ],
    cancelling: (email) =>
      t`The property has our request and has not answered yet. The terms you agreed to stand. We ask again until it is done and write to ${email}.`,
    takenBack: t`Your booking is cancelled. See your refund below.`,
    takenBackForNothing: t`Your booking is cancelled. By the conditions of your rate there is no refund.`,
    failed: t`The property did not confirm these rooms, so there is no booking.`,
  });
}

/** What the property did. */
export function useStayEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The property changed the price to ${money}` : t`The property changed the price`,
    seats_held: t`The property kept the rooms for you`,
    hold_extended: t`The rooms were kept longer`,
    hold_expired: t`The rooms were given back: the time to book ran out`,
    checking_with_supplier: t`The property’s answer got lost; we began to look it up`,
    booking_confirmed: t`The property confirmed the booking`,
    booking_rejected: t`The property refused the booking`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The property took the booking back`,
  });
}

/** The same of rooms that are invented. */
export function useSampleStayEvents() {
  const { t } = useLingui();
  const sampleEvents = useSampleEvents();
  return (money: string): EventSentences => ({
    ...sampleEvents(money),
    seats_held: t`Sample rooms held`,
    hold_extended: t`Sample rooms held longer`,
    hold_expired: t`Sample rooms released: the time to book ran out`,
    booking_confirmed: t`Sample booking confirmed: nothing is booked with a property`,
  });
}
