import { decimalText, type Money } from '#contract/core';
import type { Part } from './part.ts';

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value;
}

function money(value: unknown): string {
  return isMoney(value) ? `${decimalText(value.amountMinor, value.currency)} ${value.currency}` : '';
}

const REASONS: Readonly<Record<string, string>> = {
  declined: 'Your bank declined the card.',
  insufficient_funds: 'There is not enough money on this card.',
  challenge_failed: 'The card check was not passed.',
  abandoned: 'The payment was not finished.',
  processing_error: 'The payment provider could not process the card.',
};

/** What went wrong with a booking, what is safe, and the way on. */
export const BOOKING_WORDS: NonNullable<Part['words']> = {
  OFFER_GONE: () => 'These flights are not sold any more. Nothing was booked and nothing was charged.',
  FARE_GONE: () => 'This fare is sold out on these flights. Choose another fare or other flights.',
  SOLD_OUT: () => 'Somebody else took the last seats. Nothing was charged.',
  QUOTE_EXPIRED: () =>
    'This price was kept for half an hour and has lapsed. Check it again to go on; what you typed is kept.',
  QUOTE_USED: () => 'This price was already used for a booking.',
  PRICE_CHANGED: ({ from, to }) =>
    `The airline changed the price from ${money(from)} to ${money(to)}. Nothing was charged.`,
  HOLD_EXPIRED: () => 'The seats are not kept any more. Check the price again to keep them; what you typed is kept.',
  NOT_EXTENDABLE: () => 'The airline does not keep these seats any longer.',
  PAYMENT_DECLINED: ({ reason }) =>
    `${REASONS[String(reason)] ?? REASONS['declined']} Nothing was charged. Try another card.`,
  METHOD_NOT_OFFERED: () => 'This way to pay is not offered here. Choose another.',
  PAYMENT_UNAVAILABLE: () => 'The payment provider does not answer. Nothing was charged; try again in a moment.',
  SUPPLIER_UNAVAILABLE: () => 'The airline does not answer. Nothing is lost; try again in a moment.',
  WRONG_AGE: () => 'The date of birth does not fit this kind of traveller on the day of travel.',
  DOCUMENT_EXPIRES: () => 'This document ends before the journey does.',
  GENDER_NOT_OFFERED: () => 'The airline does not accept this entry. Choose one of the others.',
  ORDER_PURGED: () =>
    'This booking was not paid for in time, so we deleted the names and contact details in it. Nothing was booked and nothing was charged.',
  DOCUMENTS_UNREADABLE: () =>
    'The document numbers stored with this booking cannot be read any more. Go back to the travellers and enter them again; nothing was charged.',
  NOT_CANCELLABLE: () => 'This booking cannot be cancelled any more.',
  WRONG_STATE: () => 'This is not possible any more. Load the page again to see how the booking stands.',
  SLOW_DOWN: ({ retryAfterSeconds }) => `Too many tries. Wait ${String(retryAfterSeconds)} seconds and try again.`,
  BOOKING_REFUSED: () => 'The airline refused the booking. Nothing was charged.',
  IDEMPOTENCY_IN_FLIGHT: () => 'This is being done already. Wait a moment and load the page again.',
  IDEMPOTENCY_UNREADABLE: () => 'We cannot tell whether this step was done. Load the page again before you repeat it.',
  IDEMPOTENCY_MISMATCH: () => 'This step was sent twice with different contents. Load the page again.',
};
