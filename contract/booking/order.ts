import { dataClassSchema, moneySchema } from '#contract/core';
import { cardBrandSchema, paymentMethodSchema } from '#contract/payments';
import { priceSchema } from '#contract/search';
import { z } from '#zod';
import { extrasOfferedSchema } from './extras.ts';
import {
  cancelStepSchema,
  paymentOptionsSchema,
  priceChangeSchema,
  productSchema,
  quoteSchema,
  refundPromiseSchema,
  sellerSchema,
} from './quote.ts';
import { assistanceSchema, genderSchema, travellerSlotSchema } from './traveller.ts';

/**
 * What a page tells. draft: being filled in · held: seats kept, unpaid · paying: waits for the payer (challenge, hosted page)
 * · booking: with the supplier now · checking: outcome unknown, being looked up · confirmed · failed: nothing booked and
 * nothing kept · expired: hold ran out · cancelling · cancelled.
 */
export const orderStateSchema = z.enum([
  'draft',
  'held',
  'paying',
  'booking',
  'checking',
  'confirmed',
  'failed',
  'expired',
  'cancelling',
  'cancelled',
]);
export type OrderState = z.infer<typeof orderStateSchema>;

export const itemStateSchema = z.enum([
  'draft',
  'reserving',
  'held',
  'authorising',
  'committing',
  'commit_unknown',
  'confirmed',
  'rejected',
  'hold_expired',
  'cancelling',
  'cancelled',
  /** Never paid for; the personal data is gone. Nobody can open it. */
  'purged',
]);
export type ItemState = z.infer<typeof itemStateSchema>;

export const paymentStateSchema = z.enum([
  'created',
  'requires_action',
  'authorising',
  'authorised',
  'capturing',
  'captured',
  'capture_failed',
  'voiding',
  'voided',
  'failed',
  'partially_refunded',
  'refunded',
]);
export type PaymentState = z.infer<typeof paymentStateSchema>;

export const paymentViewSchema = z.object({
  id: z.string(),
  method: paymentMethodSchema,
  brand: cardBrandSchema.nullable(),
  last4: z.string().nullable(),
  amount: moneySchema,
  state: paymentStateSchema,
  /** Why it failed: a code the page words. */
  reason: z
    .enum([
      'declined',
      'insufficient_funds',
      'challenge_failed',
      'abandoned',
      'processing_error',
      'card_expired',
      'card_withdrawn',
    ])
    .nullable(),
  at: z.string(),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;

export const refundStateSchema = z.enum(['confirmed', 'supplier_pending', 'paying', 'paid', 'needs_help']);
export type RefundState = z.infer<typeof refundStateSchema>;

/** Who gives back what, to where, by when. */
export const refundViewSchema = z.object({
  id: z.string(),
  state: refundStateSchema,
  amount: moneySchema,
  to: z.enum(['original_method']),
  brand: cardBrandSchema.nullable(),
  last4: z.string().nullable(),
  /** Company that pays it back. */
  by: z.string(),
  requestedAt: z.string(),
  expectedBy: z.string(),
  paidAt: z.string().nullable(),
  steps: z.array(z.object({ state: refundStateSchema, at: z.string() })),
});
export type RefundView = z.infer<typeof refundViewSchema>;

export const bookingEventSchema = z.object({
  at: z.string(),
  kind: z.enum([
    'order_created',
    'price_changed',
    'seats_held',
    'hold_extended',
    'hold_expired',
    'payment_declined',
    'payment_authorised',
    'payment_released',
    'payment_taken',
    'payment_delayed',
    'checking_with_supplier',
    'booking_confirmed',
    'booking_rejected',
    'mail_sent',
    'mail_failed',
    'cancel_requested',
    'booking_cancelled',
    'refund_confirmed',
    'refund_paid',
    'needs_help',
  ]),
  amount: moneySchema.nullable(),
});
export type BookingEvent = z.infer<typeof bookingEventSchema>;

/** Somebody as stored, but nothing that identifies a document in full. */
export const knownPersonSchema = z.object({
  givenNames: z.string(),
  familyName: z.string(),
  dateOfBirth: z.string(),
  gender: genderSchema,
  nationality: z.string().nullable(),
  document: z
    .object({
      type: z.enum(['passport', 'identity_card']),
      /** Null when the stored number cannot be read any more: it has to be given again. */
      lastTwo: z.string().nullable(),
      issuedBy: z.string(),
      expiresOn: z.string(),
    })
    .nullable(),
  assistance: z.array(assistanceSchema),
  /** Whether such a number is stored; it is never shown. */
  knownTraveller: z.boolean(),
  assistanceNote: z.string(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;

export const orderTravellerSchema = travellerSlotSchema.extend({
  ...knownPersonSchema.shape,
  /** The programme of which the airline was given the number. */
  loyaltyProgramme: z.string().nullable(),
});
export type OrderTraveller = z.infer<typeof orderTravellerSchema>;

export const holdSchema = z.object({
  /** Seats go back then. */
  expiresAt: z.string(),
  /** The price may move after this, though the seats are still kept. */
  priceGuaranteedUntil: z.string(),
  extendable: z.boolean(),
});
export type Hold = z.infer<typeof holdSchema>;

/** Papers of the booking. Samples never carry ticket numbers or scannable codes. */
export const documentSchema = z.object({
  kind: z.enum(['confirmation', 'ticket']),
  number: z.string(),
  traveller: z.int().nullable(),
  issuedAt: z.string(),
});
export type BookingDocument = z.infer<typeof documentSchema>;

export const orderItemSchema = z.object({
  id: z.string(),
  state: itemStateSchema,
  product: productSchema,
  price: priceSchema,
  extras: extrasOfferedSchema,
  supplierReference: z.string().nullable(),
  hold: holdSchema.nullable(),
  cancellation: z.array(cancelStepSchema),
  documents: z.array(documentSchema),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderActionSchema = z.enum([
  'edit',
  'hold',
  'extendHold',
  'pay',
  'continuePayment',
  'cancel',
  'calendar',
  'print',
  'resendMail',
]);
export type OrderAction = z.infer<typeof orderActionSchema>;

export const orderSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: orderStateSchema,
  createdAt: z.string(),
  dataClass: dataClassSchema,
  seller: sellerSchema,
  items: z.array(orderItemSchema).min(1),
  travellers: z.array(orderTravellerSchema),
  rules: quoteSchema.shape.rules,
  contact: z.object({ email: z.string(), phone: z.string().nullable() }),
  price: priceSchema,
  /** What the search showed for these flights and this fare. */
  priceFirstSeen: moneySchema,
  priceChange: priceChangeSchema.nullable(),
  payment: paymentOptionsSchema,
  payments: z.array(paymentViewSchema),
  refunds: z.array(refundViewSchema),
  refundPromise: refundPromiseSchema,
  events: z.array(bookingEventSchema),
  mail: z.object({ state: z.enum(['none', 'waiting', 'sent', 'failed']), at: z.string().nullable() }),
  actions: z.array(orderActionSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const cancelQuoteSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['live', 'expired', 'used']),
  paid: moneySchema,
  refund: moneySchema,
  fee: moneySchema,
  basis: cancelStepSchema.shape.basis,
  /** Per price line: what was paid and what of it comes back. */
  lines: z.array(
    z.object({ kind: z.string(), code: z.string(), name: z.string(), paid: moneySchema, refund: moneySchema }),
  ),
  to: z.enum(['original_method']),
  by: z.string(),
  expectedBy: z.string(),
});
export type CancelQuote = z.infer<typeof cancelQuoteSchema>;
