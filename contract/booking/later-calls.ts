import { defineCall } from '#contract/core';
import { z } from '#zod';
import { cancelQuoteSchema, orderSchema } from './order.ts';
import { ownBookingSchema } from './own-booking.ts';

const base = '/i/api/booking/v1';
const id = z.uuid();
/** The token comes from the mail's link or from `booking.find`; not needed in the session that made the order. */
const access = { id, token: z.string().max(200).optional() };

/** One answer, 404 NOT_FOUND, for every wrong pair; slowed after five tries: then WORK_REQUIRED names a challenge to solve. */
export const find = defineCall({
  name: 'booking.find',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/find`,
  summary: 'Find a booking by reference and email',
  errors: ['NOT_FOUND', 'WORK_REQUIRED', 'VALIDATION_ERROR'],
  input: z.object({
    reference: z.string().trim().min(4).max(20),
    email: z.string().trim().min(3).max(254),
    /** What solves the challenge of a WORK_REQUIRED. */
    captcha: z.string().max(200).optional(),
  }),
  output: z.object({ orderId: z.string(), token: z.string() }),
});

export const createCancelQuote = defineCall({
  name: 'booking.createCancelQuote',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/cancel-quotes`,
  summary: 'Quote the refund for cancelling now',
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'PAYMENT_PENDING',
    'NOT_CANCELLABLE',
    'SUPPLIER_UNAVAILABLE',
    'VALIDATION_ERROR',
  ],
  /** `itemId`: needed where the order has several. `units`: parts of it, such as rooms; without it all that is left. */
  input: z.object({ ...access, itemId: id.optional(), units: z.array(z.int().min(0).max(8)).min(1).max(9).optional() }),
  output: cancelQuoteSchema,
});

export const getCancelQuote = defineCall({
  name: 'booking.getCancelQuote',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/cancel-quotes/:id`,
  summary: 'Get a cancellation quote',
  errors: ['NOT_FOUND'],
  input: z.object(access),
  output: cancelQuoteSchema,
});

/** Repeatable: a used quote answers the order as it is now. */
export const confirmCancel = defineCall({
  name: 'booking.confirmCancel',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/cancel-quotes/:id/confirm`,
  summary: 'Cancel on the quoted terms',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYMENT_PENDING', 'QUOTE_EXPIRED', 'SUPPLIER_UNAVAILABLE'],
  input: z.object(access),
  output: orderSchema,
});

/** Always to the address in the booking, never to one given here. */
export const resendMail = defineCall({
  name: 'booking.resendMail',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/mails`,
  summary: 'Resend the confirmation',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'MAIL_JUST_SENT'],
  input: z.object(access),
  output: orderSchema,
});

/** A new one goes to the address in the booking; whoever holds only an older one is out. */
export const renewLinks = defineCall({
  name: 'booking.renewLinks',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/orders/:id/links`,
  summary: 'Revoke all email links to a booking and send a new one',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'MAIL_JUST_SENT'],
  input: z.object(access),
  output: z.object({
    opens: z.boolean().describe('The caller can still open the booking without a link'),
  }),
});

export const calendar = defineCall({
  name: 'booking.calendar',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/orders/:id/calendar.ics`,
  produces: 'file',
  refusedAt: '/bookings/:id',
  summary: 'Calendar file with one event per flight and stay',
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  input: z.object(access),
  output: z.object({ fileName: z.string(), type: z.string(), content: z.string() }),
});

export const paper = defineCall({
  name: 'booking.paper',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/orders/:id/papers/:paper`,
  produces: 'file',
  refusedAt: '/bookings/:id',
  summary: 'Receipt or itinerary as PDF',
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  /** `locale`: the language of the paper, for a link to it; otherwise that of whoever asks. */
  input: z.object({ ...access, paper: z.enum(['receipt', 'itinerary']), locale: z.string().max(20).optional() }),
  output: z.object({ fileName: z.string(), type: z.string(), content: z.custom<AsyncIterable<Uint8Array>>() }),
});

export const own = defineCall({
  name: 'booking.own',
  method: 'GET',
  path: `${base}/own`,
  scope: 'account',
  summary: 'Bookings of the account, and guest bookings that it can claim',
  input: z.object({}),
  output: z.object({ items: z.array(ownBookingSchema) }),
});

export const claim = defineCall({
  name: 'booking.claim',
  method: 'POST',
  path: `${base}/claim`,
  scope: 'account',
  summary: 'Claim guest bookings made with confirmed addresses of the account',
  input: z.object({}),
  output: z.object({ claimed: z.int() }),
});
