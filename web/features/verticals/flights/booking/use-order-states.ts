import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from '../../../booking/item-words.ts';
import { useSampleEvents } from '../../../booking/use-several-states.ts';

/** How it stands with the seats. */
export function useFlightStates() {
  const { t } = useLingui();
  return (route: string): StateSentences => ({
    draft: t`No seats are held and nothing was charged. Your details are saved.`,
    kept: (moment) => t`The seats are held for you until ${moment}. Nothing was charged.`,
    notKept: t`The seats are no longer held. Nothing was charged.`,
    payingKept: (moment) =>
      t`The seats are held for you until ${moment}. Your bank is waiting for you to finish; nothing has been charged so far.`,
    payingNotKept: t`The seats are no longer held. Your bank is waiting for you to finish; nothing has been charged so far.`,
    expiredTitle: t`The seats for ${route} are no longer held`,
    booking: (email) =>
      t`The airline is confirming your seats; this takes seconds. Don’t pay a second time: this page and an email to ${email} will tell you the outcome.`,
    checking: (email) => [
      t`We did not receive a response, so we don’t know the outcome yet. We keep checking; it usually takes minutes.`,
      t`Your card may show a reserved amount. It is charged only if the booking is confirmed and released if it is not. Don’t book these flights again in the meantime.`,
      t`We will email ${email} as soon as we know. You can leave this page.`,
    ],
    cancelling: (email) =>
      t`The airline has our request but has not responded yet. The terms you agreed to stand. We keep asking until it is done, then email ${email}.`,
    failed: t`The airline did not confirm these seats, so there is no booking.`,
  });
}

/** What the airline did. */
export function useFlightEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The airline changed the price to ${money}` : t`The airline changed the price`,
    held: t`The airline held the seats for you`,
    hold_extended: t`The seats were held longer`,
    hold_expired: t`The seats were released: the time to pay ran out`,
    checking_with_supplier: t`The airline’s response was lost; we are checking`,
    booking_confirmed: t`The airline confirmed the booking`,
    booking_rejected: t`The airline declined the booking`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The airline confirmed the cancellation`,
  });
}

/** The same of seats that are invented. */
export function useSampleFlightEvents() {
  const { t } = useLingui();
  const sampleEvents = useSampleEvents();
  return (money: string): EventSentences => ({
    ...sampleEvents(money),
    booking_confirmed: t`Sample booking confirmed: nothing is booked with an airline`,
  });
}
