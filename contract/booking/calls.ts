import { defineCall } from '#contract/core';
import { paymentMethodSchema, paymentTokenShape } from '#contract/payments';
import { z } from '#zod';
import { orderSchema } from './order.ts';
import { choiceSchema, extrasSchema } from './product.ts';
import { quoteSchema } from './quote.ts';
import { searchAddressSchema } from './sold.ts';
import { contactSchema, givenTravellerSchema } from './traveller.ts';

export * from './later-calls.ts';

const base = '/i/api/booking/v1';
const id = z.uuid();
/** From the mail's link or from `booking.find`; not needed in the session that made the order. */
const token = z.string().max(200).optional();
const access = { id, token };

export const createQuote = defineCall({
  name: 'booking.createQuote',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/quotes`,
  summary: 'Price a choice, alone or with a quote',
  errors: [
    'NOT_FOUND',
    'OFFER_GONE',
    'OFFER_NOT_ALLOWED',
    'FARE_GONE',
    'SOLD_OUT',
    'SUPPLIER_UNAVAILABLE',
    'VALIDATION_ERROR',
    'CURRENCY_DIFFERS',
    'QUOTE_FULL',
  ],
  input: z.object({
    offerId: z.string().max(600),
    choice: choiceSchema,
    /** A quote to which this is added: one order, one payment. It stays as it is; the answer holds the items of both. One that is ordered and not paid for can be joined by what takes its place (`instead`). */
    joins: id.optional(),
    /** Its place among them; left out, it comes last. */
    at: z.int().min(0).max(8).optional(),
    /** The item of `joins`, else of `instead`, whose place it takes. */
    replaces: z.int().min(0).max(8).optional(),
    /** A quote whose place this takes: what an unpaid order of it holds is priced as if it had been given back. */
    instead: id.optional(),
    search: searchAddressSchema.optional(),
  }),
  output: quoteSchema,
});

export const getQuote = defineCall({
  name: 'booking.getQuote',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/quotes/:id`,
  summary: 'Get a quote',
  errors: ['NOT_FOUND'],
  input: z.object({ id }),
  output: quoteSchema,
});

/** What is left is checked and priced anew; the quote given stays as it is. */
export const removeQuoteItem = defineCall({
  name: 'booking.removeQuoteItem',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/quotes/:id/remove`,
  summary: 'The quote without one of its items',
  errors: ['NOT_FOUND', 'LAST_ITEM', 'OFFER_GONE', 'FARE_GONE', 'SUPPLIER_UNAVAILABLE'],
  input: z.object({ id, item: z.int().min(0).max(8) }),
  output: quoteSchema,
});

/** Stores the travellers; nothing is held or charged yet. */
export const createOrder = defineCall({
  name: 'booking.createOrder',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders`,
  idempotency: 'required',
  summary: 'Start an order from a quote',
  errors: [
    'NOT_FOUND',
    'QUOTE_EXPIRED',
    'QUOTE_USED',
    'QUOTE_REPLACED',
    'VALIDATION_ERROR',
    'WRONG_AGE',
    'DOCUMENT_EXPIRES',
    'GENDER_NOT_OFFERED',
    'TRAVELERS_FULL',
    'IDEMPOTENCY_IN_FLIGHT',
    'IDEMPOTENCY_MISMATCH',
  ],
  input: z.object({ quoteId: id, travellers: z.array(givenTravellerSchema).min(1).max(27), contact: contactSchema }),
  output: orderSchema,
});

export const getOrder = defineCall({
  name: 'booking.getOrder',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/orders/:id`,
  summary: 'Get an order',
  errors: ['NOT_FOUND'],
  input: z.object(access),
  output: orderSchema,
});

export const updateTravellers = defineCall({
  name: 'booking.updateTravellers',
  scope: 'anybody',
  method: 'PUT',
  path: `${base}/orders/:id/travellers`,
  summary: 'Change names and contact before payment',
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'VALIDATION_ERROR',
    'WRONG_AGE',
    'DOCUMENT_EXPIRES',
    'GENDER_NOT_OFFERED',
    'TRAVELERS_FULL',
  ],
  input: z.object({ ...access, travellers: z.array(givenTravellerSchema).min(1).max(27), contact: contactSchema }),
  output: orderSchema,
});

export const updateExtras = defineCall({
  name: 'booking.updateExtras',
  scope: 'anybody',
  method: 'PUT',
  path: `${base}/orders/:id/extras`,
  summary: 'Choose extras before payment',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'VALIDATION_ERROR'],
  /** `itemId`: with which item; where it is left out, with the first of its kind. */
  input: z.object({ ...access, itemId: id.optional(), extras: extrasSchema }),
  output: orderSchema,
});

/**
 * Entering review: checks the price again and keeps the seats. When the price differs from `acceptTotalMinor`
 * it answers 409 PRICE_CHANGED with `detail.from` and `detail.to` (Money); call again with the new total to accept.
 * A lower price is passed on without asking. Safe to repeat: a live hold is answered as it is.
 */
export const holdOrder = defineCall({
  name: 'booking.holdOrder',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/hold`,
  summary: 'Check the price and hold the seats before payment',
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'ORDER_REPLACED',
    'PRICE_CHANGED',
    'SOLD_OUT',
    'OFFER_GONE',
    'OFFER_NOT_ALLOWED',
    'HOLD_UNDER_WAY',
    'SUPPLIER_UNAVAILABLE',
  ],
  input: z.object({ ...access, acceptTotalMinor: z.int().min(0) }),
  output: orderSchema,
});

/** Before anything is paid: the rest goes on, what was kept of this goes back. */
export const removeItem = defineCall({
  name: 'booking.removeItem',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/items/:itemId/remove`,
  summary: 'Remove an item from an unpaid order',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'LAST_ITEM', 'SUPPLIER_UNAVAILABLE'],
  input: z.object({ ...access, itemId: id }),
  output: orderSchema,
});

export const extendHold = defineCall({
  name: 'booking.extendHold',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/extend`,
  summary: 'Extend the hold',
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'HOLD_UNDER_WAY',
    'HOLD_EXPIRED',
    'NOT_EXTENDABLE',
    'OFFER_NOT_ALLOWED',
    'SUPPLIER_UNAVAILABLE',
  ],
  input: z.object(access),
  output: orderSchema,
});

/** `open`: send the payer to `url` (hosted page or challenge); afterwards call `continuePayment`. */
export const payOutcomeSchema = z.object({
  outcome: z.enum(['confirmed', 'open', 'checking', 'booking']),
  url: z.string().nullable(),
  order: orderSchema,
});

/**
 * `token` comes from the provider's fields or, for the simulator, from `tokenise`; null sends the payer to the hosted page.
 * `methodId` and `keep` are for whoever is signed in, with a provider that keeps cards: one of somebody else, of another brand or
 * removed is 422 CARD_GONE at `methodId`. Keeping never fails a booking.
 * A declined payment answers 402 PAYMENT_DECLINED with `detail.reason`; the order stays held, try again with a new key.
 */
export const payOrder = defineCall({
  name: 'booking.payOrder',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/pay`,
  idempotency: 'required',
  summary: 'Pay and book',
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'ORDER_REPLACED',
    'PAYMENT_DECLINED',
    'PRICE_CHANGED',
    'SOLD_OUT',
    'OFFER_NOT_ALLOWED',
    'HOLD_UNDER_WAY',
    'HOLD_EXPIRED',
    'METHOD_NOT_OFFERED',
    'CARD_GONE',
    'CARD_EXPIRED',
    'KEEPING_NOT_OFFERED',
    'PAYMENT_UNAVAILABLE',
    'IDEMPOTENCY_IN_FLIGHT',
    'IDEMPOTENCY_MISMATCH',
  ],
  input: z.object({
    ...access,
    method: paymentMethodSchema.default('CARD'),
    paymentToken: z.string().regex(paymentTokenShape).nullable(),
    /** A kept card of the account that pays, in place of a token. */
    methodId: id.nullish(),
    /** The account wants the card kept, once it was paid with. */
    keep: z.boolean().optional(),
    /** The price of all of it as the page showed it, with what is due at a place; a higher one is refused. */
    totalMinor: z.int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Path of ours where a hosted page sends the payer back. */
    returnPath: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/),
  }),
  output: payOutcomeSchema,
});

/** After the hosted page or challenge: asks the provider what happened and goes on. Repeatable. */
export const continuePayment = defineCall({
  name: 'booking.continuePayment',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/pay/continue`,
  summary: 'Continue after a hosted payment page',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYMENT_DECLINED', 'SOLD_OUT', 'HOLD_EXPIRED', 'PAYMENT_UNAVAILABLE'],
  input: z.object(access),
  output: payOutcomeSchema,
});
