import { useLingui } from '@lingui/react/macro';
import type { EventSentences, StateSentences } from '../../../booking/item-words.ts';
import { useSampleEvents } from '../../../booking/use-several-states.ts';

/** How it stands with the rooms. */
export function useStayStates() {
  const { t } = useLingui();
  return (name: string): StateSentences => ({
    draft: t`No rooms are held and nothing was charged. Your details are saved.`,
    kept: (moment) => t`The rooms are held for you until ${moment}. Nothing was charged.`,
    notKept: t`The rooms are no longer held. Nothing was charged.`,
    payingKept: (moment) =>
      t`The rooms are held for you until ${moment}. Your bank is waiting for you to finish; nothing has been charged so far.`,
    payingNotKept: t`The rooms are no longer held. Your bank is waiting for you to finish; nothing has been charged so far.`,
    expiredTitle: t`The rooms at ${name} are no longer held`,
    booking: (email) =>
      t`The property is confirming your rooms; this takes seconds. Don’t book a second time: this page and an email to ${email} will tell you the outcome.`,
    checking: (email) => [
      t`We did not receive a response, so we don’t know the outcome yet. We keep checking; it usually takes minutes.`,
      t`Your card may show a reserved amount. It is charged only if the booking is confirmed and released if it is not. Don’t book these rooms again in the meantime.`,
      t`We will email ${email} as soon as we know. You can leave this page.`,
    ],
    cancelling: (email) =>
      t`The property has our request but has not responded yet. The terms you agreed to stand. We keep asking until it is done, then email ${email}.`,
    failed: t`The property did not confirm these rooms, so there is no booking.`,
  });
}

/** What the property did. */
export function useStayEvents() {
  const { t } = useLingui();
  return (money: string): EventSentences => ({
    price_changed: money ? t`The property changed the price to ${money}` : t`The property changed the price`,
    held: t`The property held the rooms for you`,
    hold_extended: t`The rooms were held longer`,
    hold_expired: t`The rooms were released: the time to book ran out`,
    checking_with_supplier: t`The property’s response was lost; we are checking`,
    booking_confirmed: t`The property confirmed the booking`,
    booking_rejected: t`The property declined the booking`,
    cancel_requested: t`You cancelled the booking`,
    booking_cancelled: t`The property confirmed the cancellation`,
  });
}

/** The same of rooms that are invented. */
export function useSampleStayEvents() {
  const { t } = useLingui();
  const sampleEvents = useSampleEvents();
  return (money: string): EventSentences => ({
    ...sampleEvents(money),
    booking_confirmed: t`Sample booking confirmed: nothing is booked with a property`,
  });
}
