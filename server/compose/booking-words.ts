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
      return i18n._({ id: 'payment.insufficient_funds', message: 'This card has insufficient funds.' });
    case 'challenge_failed':
      return i18n._({ id: 'payment.challenge_failed', message: 'Card verification failed.' });
    case 'abandoned':
      return i18n._({ id: 'payment.abandoned', message: 'The payment was not completed.' });
    case 'processing_error':
      return i18n._({
        id: 'payment.processing_error',
        message: 'The payment provider could not process the card.',
      });
    case 'card_expired':
      return i18n._({ id: 'payment.card_expired', message: 'This card has expired.' });
    case 'card_withdrawn':
      return i18n._({ id: 'payment.card_withdrawn', message: 'This saved card can no longer be charged.' });
    default:
      return i18n._({ id: 'payment.declined', message: 'Your bank declined the card.' });
  }
}

/** As they are said of whatever it is; where the problem names the vertical, that one's own words come first. */
const NEUTRAL: Readonly<Record<string, SayRefusal>> = {
  OFFER_GONE: (i18n) =>
    i18n._({
      id: 'booking.any.OFFER_GONE',
      message: 'This is no longer available. Nothing was booked and nothing was charged.',
    }),
  FARE_GONE: (i18n) =>
    i18n._({ id: 'booking.any.FARE_GONE', message: 'This is no longer available on these terms. Choose others.' }),
  SOLD_OUT: (i18n) => i18n._({ id: 'booking.any.SOLD_OUT', message: 'It has just sold out. Nothing was charged.' }),
  PRICE_CHANGED: (i18n, values) =>
    i18n._({
      id: 'booking.any.PRICE_CHANGED',
      message: 'The price changed from {from} to {to}. Nothing was charged.',
      values,
    }),
  HOLD_EXPIRED: (i18n) =>
    i18n._({
      id: 'booking.any.HOLD_EXPIRED',
      message: 'This is no longer held for you. Check the price again to hold it; your details are saved.',
    }),
  NOT_EXTENDABLE: (i18n) => i18n._({ id: 'booking.any.NOT_EXTENDABLE', message: 'We can’t hold this any longer.' }),
  SUPPLIER_UNAVAILABLE: (i18n) =>
    i18n._({
      id: 'booking.any.SUPPLIER_UNAVAILABLE',
      message: 'The supplier isn’t responding. Your details are saved; try again in a moment.',
    }),
  GENDER_NOT_OFFERED: (i18n) =>
    i18n._({
      id: 'booking.any.GENDER_NOT_OFFERED',
      message: 'The supplier does not accept this option. Choose another.',
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
      message: 'This price has expired. Check it again to continue; your details are saved.',
    }),
  QUOTE_FULL: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.QUOTE_FULL',
      message: 'This booking is full. Book what you have first.',
    }),
  CURRENCY_DIFFERS: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.CURRENCY_DIFFERS',
      message:
        'Everything in one booking has to be priced in the same currency. Search again in the currency of the first item.',
    }),
  LAST_ITEM: (_detail, { i18n }) =>
    i18n._({ id: 'booking.LAST_ITEM', message: 'This is the only item left in your trip.' }),
  QUOTE_USED: (_detail, { i18n }) =>
    i18n._({ id: 'booking.QUOTE_USED', message: 'This price was already used for a booking.' }),
  QUOTE_REPLACED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.QUOTE_REPLACED',
      message:
        'You replaced this with another choice. Continue with what is in your trip. Nothing was charged for this.',
    }),
  ORDER_REPLACED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.ORDER_REPLACED',
      message: 'You replaced this or removed it from your trip, so it is no longer held. Nothing was charged for it.',
    }),
  ORDER_BEGUN: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.ORDER_BEGUN',
      message:
        'Your trip is being paid for or is already booked, so nothing was changed. If a payment page is still open, finish or cancel it first.',
    }),
  PAYMENT_DECLINED: ({ reason }, speech) => {
    const { i18n } = speech;
    return i18n._({
      id: 'booking.PAYMENT_DECLINED',
      message: '{reason} Nothing was charged. Try another card.',
      values: { reason: reasonOf(reason, speech) },
    });
  },
  METHOD_NOT_OFFERED: (_detail, { i18n }) =>
    i18n._({ id: 'booking.METHOD_NOT_OFFERED', message: 'This payment method is not available here. Choose another.' }),
  PAYMENT_UNAVAILABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.PAYMENT_UNAVAILABLE',
      message: 'The payment provider isn’t responding. Nothing was charged; try again in a moment.',
    }),
  WRONG_AGE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.WRONG_AGE',
      message: 'The date of birth does not match this traveller’s age group on the day of travel.',
    }),
  DOCUMENT_EXPIRES: (_detail, { i18n }) =>
    i18n._({ id: 'booking.DOCUMENT_EXPIRES', message: 'This document expires before the trip ends.' }),
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
        'We can no longer read the document numbers stored with this booking. Go back to the travellers and enter them again; nothing was charged.',
    }),
  NOT_CANCELLABLE: (_detail, { i18n }) =>
    i18n._({ id: 'booking.NOT_CANCELLABLE', message: 'This booking can no longer be cancelled.' }),
  PAYMENT_PENDING: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.PAYMENT_PENDING',
      message:
        'The payment for this booking has not gone through yet. We retry it automatically; you can cancel as soon as it has gone through.',
    }),
  WRONG_STATE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.WRONG_STATE',
      message: 'This is no longer possible. Reload the page to see the booking’s status.',
    }),
  WORK_REQUIRED: ({ retryAfterSeconds }, { i18n }) =>
    i18n._({
      id: 'booking.WORK_REQUIRED',
      message:
        'There were several failed attempts, so your browser needs a moment for each new one, and needs JavaScript. Turn it on and try again, try again in {minutes, plural, one {# minute} other {# minutes}}, or open the link in an email about the booking.',
      values: { minutes: Math.ceil(Number(retryAfterSeconds) / 60) },
    }),
  BOOKING_LINK_EXPIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.BOOKING_LINK_EXPIRED',
      message: 'Links in emails open a booking until 60 days after the trip. This one has expired.',
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
  HOLD_UNDER_WAY: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.HOLD_UNDER_WAY',
      message: 'Your hold is still being confirmed. Your details are saved; try again in a moment.',
    }),
  IDEMPOTENCY_IN_FLIGHT: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_IN_FLIGHT',
      message: 'This is already in progress. Wait a moment and reload the page.',
    }),
  IDEMPOTENCY_UNREADABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_UNREADABLE',
      message: 'We can’t tell whether this step went through. Reload the page before you try again.',
    }),
  IDEMPOTENCY_MISMATCH: (_detail, { i18n }) =>
    i18n._({
      id: 'booking.IDEMPOTENCY_MISMATCH',
      message: 'This step was sent twice with different details. Reload the page.',
    }),
};
