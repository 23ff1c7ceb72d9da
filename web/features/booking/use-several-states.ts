import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from './item-words.ts';

/** How it stands with several things at once. */
export function useSeveralStates() {
  const { t } = useLingui();
  return (names: string): StateSentences => ({
    draft: t`Nothing is held and nothing was charged. Your details are saved.`,
    kept: (moment) => t`Everything is held for you until ${moment}. Nothing was charged.`,
    notKept: t`It is no longer held. Nothing was charged.`,
    payingKept: (moment) =>
      t`Everything is held for you until ${moment}. Your bank is waiting for you to finish; nothing has been charged so far.`,
    payingNotKept: t`It is no longer held. Your bank is waiting for you to finish; nothing has been charged so far.`,
    expiredTitle: t`${names}: no longer held`,
    booking: (email) =>
      t`Each part is booked separately; this takes seconds. Don’t pay a second time: this page and an email to ${email} will tell you the outcome.`,
    checking: (email) => [
      t`We have not received an answer yet. We keep checking until we have it, usually within minutes.`,
      t`Your card may show a reserved amount. You are charged only for what is booked. Don’t book any of this again in the meantime.`,
      t`We email ${email} as soon as we know. You can leave this page.`,
    ],
    cancelling: (email) =>
      t`We have requested your cancellation and are waiting for a response. The terms you agreed to stand. We keep asking until it is done, then email ${email}.`,
    failed: t`No part was confirmed, so there is no booking.`,
  });
}

/** What happened to all of them together. */
export function useSeveralEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The price changed to ${money}` : t`The price changed`,
    held: t`Everything was held for you`,
    hold_extended: t`Everything was held longer`,
    hold_expired: t`The hold was released: the time to pay ran out`,
    checking_with_supplier: t`A response was lost; we are checking`,
    booking_confirmed: t`The booking was confirmed`,
    booking_rejected: t`The booking was declined`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The booking was cancelled`,
  });
}

/** The same of what is invented: nothing is asked of anybody, and nothing but the price is held. */
export function useSampleEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The sample price changed to ${money}` : t`The sample price changed`,
    held: t`Sample price held`,
    hold_extended: t`Sample price held longer`,
    hold_expired: t`Sample price no longer held: the time ran out`,
    checking_with_supplier: t`The sample supplier’s response was lost; we are checking`,
    booking_confirmed: t`Sample booking confirmed: nothing is booked with a supplier`,
    booking_rejected: t`Sample booking declined`,
    cancel_requested: t`You cancelled the sample booking`,
    booking_cancelled: t`Sample booking cancelled`,
  });
}
