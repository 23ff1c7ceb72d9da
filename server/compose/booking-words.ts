import { decimalText, type Money } from '#contract/core';
import { refusalIn, type SayRefusal } from '#domain/search/verticals';
import type { Speech } from '#platform/words';
import type { Words } from '../http/words.ts';
import type { Part } from './part.ts';

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value;
}

function money(value: unknown): string {
  return isMoney(value) ? `${decimalText(value.amountMinor, value.currency)} ${value.currency}` : '';
}

/** Why a payment failed, as its provider says. */
function reasonOf(reason: unknown, { i18n }: Speech): string {
  switch (reason) {
    case 'insufficient_funds':
      return i18n._({ id: 'payment.insufficient_funds', message: 'There is not enough money on this card.' });
    case 'challenge_failed':
      return i18n._({ id: 'payment.challenge_failed', message: 'The card check was not passed.' });
    case 'abandoned':
      return i18n._({ id: 'payment.abandoned', message: 'The payment was not finished.' });
    case 'processing_error':
      return i18n._({
        id: 'payment.processing_error',
        message: 'The payment provider could not process the card.',
      });
    case 'card_expired':
      return i18n._({ id: 'payment.card_expired', message: 'The bank says that this card has expired.' });
    case 'card_withdrawn':
      return i18n._({ id: 'payment.card_withdrawn', message: 'This kept card can be charged no more.' });
    default:
      return i18n._({ id: 'payment.declined', message: 'Your bank declined the card.' });
  }
}

/** As they are said of whatever it is; where the problem names the vertical, that one's own words come first. */
const NEUTRAL: Readonly<Record<string, SayRefusal>> = {
  OFFER_GONE: (i18n) =>
    i18n._({
      id: 'booking.any.OFFER_GONE',
      message: 'This is not sold any more. Nothing was booked and nothing was charged.',
    }),
  FARE_GONE: (i18n) =>
    i18n._({ id: 'booking.any.FARE_GONE', message: 'This is not sold on these conditions any more. Choose others.' }),
  SOLD_OUT: (i18n) =>
    i18n._({ id: 'booking.any.SOLD_OUT', message: 'Somebody else took the last of it. Nothing was charged.' }),
  PRICE_CHANGED: (i18n, values) =>
    i18n._({
      id: 'booking.any.PRICE_CHANGED',
      message: 'The price changed from {from} to {to}. Nothing was charged.',
      values,
    }),
  HOLD_EXPIRED: (i18n) =>
    i18n._({
      id: 'booking.any.HOLD_EXPIRED',
      message: 'This is not kept for you any more. Check the price again to keep it; what you typed is kept.',
    }),
  NOT_EXTENDABLE: (i18n) =>
    i18n._({ id: 'booking.any.NOT_EXTENDABLE', message: 'This cannot be kept for you any longer.' }),
  SUPPLIER_UNAVAILABLE: (i18n) =>
    i18n._({
      id: 'booking.any.SUPPLIER_UNAVAILABLE',
      message: 'The supplier does not answer. Nothing is lost; try again in a moment.',
    }),
  GENDER_NOT_OFFERED: (i18n) =>
    i18n._({
      id: 'booking.any.GENDER_NOT_OFFERED',
      message: 'The supplier does not accept this entry. Choose one of the others.',
    }),
  BOOKING_REFUSED: (i18n) =>
    i18n._({ id: 'booking.any.BOOKING_REFUSED', message: 'The supplier refused the booking. Nothing was charged.' }),
};

const ABOUT_ITEMS = Object.fromEntries(
  Object.entries(NEUTRAL).map(([code, neutral]): [string, Words] => [
    code,
    ({ vertical, from, to }, { i18n }) =>
      (refusalIn(vertical, code) ?? neutral)(i18n, { from: money(from), to: money(to) }),
  ]),
);

/** What went wrong with a booking, what is safe, and the way on. */
export const BOOKING_WORDS: NonNullable<Part['words']> = {
  ...ABOUT_ITEMS,
  QUOTE_EXPIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.QUOTE_EXPIRED',
      message: 'This price was kept for half an hour and has lapsed. Check it again to go on; what you typed is kept.',
    }),
  QUOTE_FULL: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.QUOTE_FULL',
      message: 'No more can be bought together. Book what you have first.',
    }),
  CURRENCY_DIFFERS: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.CURRENCY_DIFFERS',
      message: 'What is bought together has to be priced in one currency. Search again in the currency of the first.',
    }),
  LAST_ITEM: (_detail, { i18n }) =>
    i18n._({ id: 'booking.LAST_ITEM', message: 'Nothing would be left: this is the last thing in it.' }),
  QUOTE_USED: (_detail, { i18n }) =>
    i18n._({ id: 'booking.QUOTE_USED', message: 'This price was already used for a booking.' }),
  PAYMENT_DECLINED: ({ reason }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'booking.PAYMENT_DECLINED',
      message: '{reason} Nothing was charged. Try another card.',
      values: { reason: reasonOf(reason, speech) },
    });
  },
  METHOD_NOT_OFFERED: (_detail, { i18n }) =>
    i18n._({ id: 'booking.METHOD_NOT_OFFERED', message: 'This way to pay is not offered here. Choose another.' }),
  PAYMENT_UNAVAILABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.PAYMENT_UNAVAILABLE',
      message: 'The payment provider does not answer. Nothing was charged; try again in a moment.',
    }),
  WRONG_AGE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.WRONG_AGE',
      message: 'The date of birth does not fit this kind of traveller on the day of travel.',
    }),
  DOCUMENT_EXPIRES: (_detail, { i18n }) =>
    i18n._({ id: 'booking.DOCUMENT_EXPIRES', message: 'This document ends before the journey does.' }),
  ORDER_PURGED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.ORDER_PURGED',
      message:
        'This booking was not paid for in time, so we deleted the names and contact details in it. Nothing was booked and nothing was charged.',
    }),
  DOCUMENTS_UNREADABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.DOCUMENTS_UNREADABLE',
      message:
        'The document numbers stored with this booking cannot be read any more. Go back to the travellers and enter them again; nothing was charged.',
    }),
  NOT_CANCELLABLE: (_detail, { i18n }) =>
    i18n._({ id: 'booking.NOT_CANCELLABLE', message: 'This booking cannot be cancelled any more.' }),
  PAYMENT_PENDING: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.PAYMENT_PENDING',
      message:
        'The payment for this booking has not gone through yet. It is tried again without your doing; you can cancel as soon as it has gone through.',
    }),
  WRONG_STATE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.WRONG_STATE',
      message: 'This is not possible any more. Load the page again to see how the booking stands.',
    }),
  WORK_REQUIRED: ({ retryAfterSeconds }, { i18n }) =>
    i18n._({
      id: 'booking.WORK_REQUIRED',
      message:
        'There were several wrong tries, so each further one takes your browser a moment of work, which needs JavaScript. Turn it on and try again, try again in {minutes, plural, one {# minute} other {# minutes}}, or open the link in an email about the booking.',
      values: { minutes: Math.ceil(Number(retryAfterSeconds) / 60) },
    }),
  BOOKING_LINK_EXPIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.BOOKING_LINK_EXPIRED',
      message: 'Links in emails open a booking until 60 days after the journey. This one has ended.',
    }),
  BOOKING_LINK_REVOKED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.BOOKING_LINK_REVOKED',
      message: 'This link was revoked. The booking itself has not changed.',
    }),
  MAIL_JUST_SENT: ({ email, sent, retryAfterSeconds }, { i18n }) =>
    i18n._({
      id: 'booking.MAIL_JUST_SENT',
      message:
        '{state, select, sent {We emailed {email} less than a minute ago.} other {The email to {email} is on its way.}} You can resend it in {seconds, plural, one {# second} other {# seconds}}.',
      values: { email: String(email), state: sent ? 'sent' : 'other', seconds: Number(retryAfterSeconds) },
    }),
  IDEMPOTENCY_IN_FLIGHT: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_IN_FLIGHT',
      message: 'This is being done already. Wait a moment and load the page again.',
    }),
  IDEMPOTENCY_UNREADABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_UNREADABLE',
      message: 'We cannot tell whether this step was done. Load the page again before you repeat it.',
    }),
  IDEMPOTENCY_MISMATCH: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_MISMATCH',
      message: 'This step was sent twice with different contents. Load the page again.',
    }),
};
