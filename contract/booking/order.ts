import { dataClassSchema, moneyOrNullSchema, moneySchema } from '#contract/core';
import { cardBrandSchema, paymentMethodSchema } from '#contract/payments';
import { cancelStepSchema, priceSchema } from '#contract/search';
import { z } from '#zod';
import { paymentOptionsSchema, priceChangeSchema, refundPromiseSchema, sellerSchema, soldItem } from './quote.ts';
import { assistanceSchema, genderSchema, travellerSlotSchema } from './traveller.ts';

/**
 * What a page tells. draft: being filled in · held: seats kept, unpaid · paying: waits for the payer (challenge, hosted page)
 * · booking: with the supplier now · checking: outcome unknown, being looked up · confirmed · partly_confirmed: of several
 * items some were booked and some were not; only those are paid for · failed: nothing booked and nothing kept · expired: hold ran out · cancelling · cancelled.
 */
export const orderStateSchema = z.enum([
  'draft',
  'held',
  'paying',
  'booking',
  'checking',
  'confirmed',
  'partly_confirmed',
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
  /** Taken out by the buyer before anything was paid. */
  'dropped',
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
  /** What was really taken: less than authorised when an item could not be booked; null before. */
  taken: moneyOrNullSchema,
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
  /** Place of the item that it is for. */
  item: z.int().optional(),
  /** Places of the parts of that item, where something of it stays booked. */
  units: z.array(z.int()).optional(),
  steps: z.array(z.object({ state: refundStateSchema, at: z.string() })),
});
export type RefundView = z.infer<typeof refundViewSchema>;

export const bookingEventSchema = z.object({
  at: z.string(),
  kind: z.enum([
    'order_created',
    'price_changed',
    'held',
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
    'item_removed',
    'refund_confirmed',
    'refund_paid',
    'needs_help',
  ]),
  amount: moneyOrNullSchema,
  /** Place of the item that it is about; null where it is about all. */
  item: z.int().nullable(),
  /** Places of the parts of that item, where it is about some of them only. */
  units: z.array(z.int()).optional(),
});
export type BookingEvent = z.infer<typeof bookingEventSchema>;

/** A passport or identity card as stored, without its number. */
export const knownDocumentSchema = z.object({
  type: z.enum(['passport', 'identity_card']),
  /** Null when the stored number cannot be read any more: it has to be given again. */
  lastTwo: z.string().nullable(),
  issuedBy: z.string(),
  expiresOn: z.string(),
});

/** A traveller as stored, but nothing that identifies a document in full. */
export const knownPersonSchema = z.object({
  givenNames: z.string(),
  familyName: z.string(),
  dateOfBirth: z.string().nullable(),
  gender: genderSchema.nullable(),
  nationality: z.string().nullable(),
  document: knownDocumentSchema.nullable(),
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
  ...soldItem,
  supplierReference: z.string().nullable(),
  documents: z.array(documentSchema),
  /** Parts that were cancelled alone, such as one room of several: their places in the product. */
  cancelledUnits: z.array(z.int()),
  /** How many parts can be cancelled alone; 1: only all of it. */
  units: z.int(),
  /** What of the price has come back or will. */
  refunded: moneySchema,
  /** What the place itself asks for of what was cancelled: the sum of the cancel quotes that were used; absent: nothing. */
  owedThere: moneySchema.optional(),
  /** Whether it can be cancelled now, in whole or in part. */
  cancellable: z.boolean(),
  refundsNow: z
    .array(moneyOrNullSchema)
    .optional()
    .describe('Of each part if cancelled now, by position; null: not cancellable or unknown'),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderActionSchema = z.enum([
  'edit',
  'hold',
  'extendHold',
  'pay',
  'continuePayment',
  'cancel',
  'removeItem',
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
  /** What ends first of all that is kept; null while nothing is. */
  hold: holdSchema.nullable(),
  priceQuotedUntil: z.string().optional().describe('Before it is held: until when the quoted price stands'),
  /** Given up for another choice: the quote of that. */
  replacedBy: z.string().optional(),
  travellers: z.array(orderTravellerSchema),
  contact: z.object({ email: z.string(), phone: z.string().nullable() }),
  price: priceSchema,
  /** What is charged with the booking, of all items together. */
  dueNow: moneySchema,
  /** What the search showed for the same. */
  priceFirstSeen: moneySchema,
  priceFirstSeenListed: z.boolean().optional().describe('Whether that was the listed price'),
  priceChange: priceChangeSchema.nullable(),
  payment: paymentOptionsSchema,
  payments: z.array(paymentViewSchema),
  refunds: z.array(refundViewSchema),
  refundPromise: refundPromiseSchema,
  refundNow: moneySchema.optional().describe('Refund if all were cancelled now; absent: none, or unknown'),
  events: z.array(bookingEventSchema),
  mail: z.object({ state: z.enum(['none', 'waiting', 'sent', 'failed']), at: z.string().nullable() }),
  actions: z.array(orderActionSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const cancelQuoteSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  itemId: z.string(),
  /** Places of the parts that would go; all that is left when the whole item goes. */
  units: z.array(z.int()),
  /** Something of the item stays booked. */
  partial: z.boolean(),
  reference: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['live', 'expired', 'used']),
  /** Charged for these parts. */
  paid: moneySchema,
  /** Asked for by the place itself when cancelled now; null where nothing is. */
  owedThere: moneyOrNullSchema,
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
