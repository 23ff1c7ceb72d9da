import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from './item-words.ts';

/** How it stands with several things at once. */
export function useSeveralStates() {
  const { t } = useLingui();
  return (names: string, zone: string): StateSentences => ({
    draft: t`Nothing is kept and nothing was charged. What you typed is kept.`,
    kept: (moment) => t`All of it is kept for you until ${moment}, ${zone}. Nothing was charged.`,
    notKept: t`It is not kept any more. Nothing was charged.`,
    payingKept: (moment) =>
      t`All of it is kept for you until ${moment}, ${zone}. Your bank waits for you to finish; nothing was charged so far.`,
    payingNotKept: t`It is not kept any more. Your bank waits for you to finish; nothing was charged so far.`,
    expiredTitle: t`${names}: not kept any more`,
    booking: (email) =>
      t`Each part is being booked by itself; this takes seconds. Please do not pay a second time: this page and a mail to ${email} tell you how it ended.`,
    checking: (email) => [
      t`An answer got lost on its way, so nobody should guess. We ask again until it is known, usually within minutes.`,
      t`Your card may show a reserved amount. It is taken only for what is booked. Please do not book any of this again meanwhile.`,
      t`We write to ${email} as soon as it is known. You need not stay here.`,
    ],
    cancelling: (email) =>
      t`What you cancelled is asked for and not answered yet. The terms you agreed to stand. We ask again until it is done and write to ${email}.`,
    takenBack: t`Your booking is cancelled. See your refund below.`,
    takenBackForNothing: t`Your booking is cancelled. It is non-refundable.`,
    failed: t`No part of it was confirmed, so there is no booking.`,
  });
}

/** What happened to all of them together. */
export function useSeveralEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The price changed to ${money}` : t`The price changed`,
    seats_held: t`All of it was kept for you`,
    hold_extended: t`All of it was kept longer`,
    hold_expired: t`What was kept was given back: the time to pay ran out`,
    checking_with_supplier: t`An answer got lost; we began to look it up`,
    booking_confirmed: t`The booking was confirmed`,
    booking_rejected: t`The booking was refused`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The booking was taken back`,
  });
}

/** The same of what is invented: nothing is asked of anybody. */
export function useSampleEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The sample price changed to ${money}` : t`The sample price changed`,
    seats_held: t`Sample booking held`,
    hold_extended: t`Sample booking held longer`,
    hold_expired: t`Sample booking released: the time to pay ran out`,
    checking_with_supplier: t`The sample supplier’s answer was lost; we began to look it up`,
    booking_confirmed: t`Sample booking confirmed: nothing is booked with a supplier`,
    booking_rejected: t`Sample booking refused`,
    cancel_requested: t`You cancelled the sample booking`,
    booking_cancelled: t`Sample booking cancelled`,
  });
}
