import { moneySchema } from '#contract/core';
import { cancelStepSchema, holdMinutesSchema, priceSchema } from '#contract/search';
import { paymentMethodSchema } from '#contract/payments';
import { z } from '#zod';
import { extrasOfferedSchema, productSchema } from './product.ts';
import { genderSchema, travellerSlotSchema } from './traveller.ts';

export type { CancelStep } from '#contract/search';

/** Which company sells and answers for the booking. */
export const sellerSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The company that the contract is with: its name, address and register, as the law of its seat wants it said. */
  legalEntity: z.string(),
});
export type Seller = z.infer<typeof sellerSchema>;

export const paymentOptionsSchema = z.object({
  provider: z.string(),
  /** Only what the provider supports. */
  methods: z.array(paymentMethodSchema),
  /** `simulator`: only published test numbers, nothing is ever charged. */
  kind: z.enum(['simulator', 'live']),
});
export type PaymentOptions = z.infer<typeof paymentOptionsSchema>;

/** Who pays a refund back, where to, within how many days of cancelling. */
export const refundPromiseSchema = z.object({ by: z.string(), to: z.enum(['original_method']), days: z.int() });
export type RefundPromise = z.infer<typeof refundPromiseSchema>;

export const priceChangeSchema = z.object({ from: moneySchema, to: moneySchema });
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** Choices of the traveller form. */
export const travellerRulesSchema = z.object({
  genders: z.array(genderSchema),
  document: z.enum(['optional', 'required', 'none']),
  /** A document must be valid until this day at least. */
  documentValidUntil: z.string(),
  adultAge: z.object({ from: z.int(), to: z.int() }),
});
export type TravellerRules = z.infer<typeof travellerRulesSchema>;

/** What every thing in a quote or an order tells of itself. */
export const soldItem = {
  product: productSchema,
  /** With the extras chosen so far. */
  price: priceSchema,
  /** The part of the price that is charged with the booking; the rest is asked for at the place. */
  dueNow: moneySchema,
  /** Set when the price without newly chosen extras is not what the search showed. */
  priceChange: priceChangeSchema.nullable(),
  extras: extrasOfferedSchema,
  holdMinutes: holdMinutesSchema,
  /** It would be held, but its buyer holds as much as one may: then nothing of it is held. */
  holdLimited: z.boolean().optional(),
  rules: travellerRulesSchema,
  cancellation: z.array(cancelStepSchema),
};

export const quoteItemSchema = z.object(soldItem);
export type QuoteItem = z.infer<typeof quoteItemSchema>;

export const quoteSchema = z.object({
  id: z.string(),
  state: z.enum(['live', 'expired', 'consumed', 'replaced']),
  /** The order made from it; only its owner can open that. */
  orderId: z.string().nullable(),
  /** What took its place before it was ordered. */
  replacedBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Bought together, with one payment; each is booked by itself. */
  items: z.array(quoteItemSchema).min(1),
  /** Everybody whose name is asked for, item by item. */
  travellers: z.array(travellerSlotSchema),
  /** Of all items together. */
  price: priceSchema,
  dueNow: moneySchema,
  priceChange: priceChangeSchema.nullable(),
  refundPromise: refundPromiseSchema,
  payment: paymentOptionsSchema,
  seller: sellerSchema,
});
export type Quote = z.infer<typeof quoteSchema>;
