import { dataClassSchema, moneySchema } from '#contract/core';
import {
  fareSchema,
  flightOfferSchema,
  passengersSchema,
  cabinSchema,
  priceSchema,
  sliceSchema,
} from '#contract/search';
import { paymentMethodSchema } from '#contract/payments';
import { z } from '#zod';
import { extrasOfferedSchema } from './extras.ts';
import { genderSchema, travellerSlotSchema } from './traveller.ts';

/** What comes back when cancelled before `until`; the last step has `until: null`. Amounts for the whole party. */
export const cancelStepSchema = z.object({
  until: z.string().nullable(),
  /** Zone in which to show `until`: that of the first departure. */
  zone: z.string(),
  refund: moneySchema.nullable(),
  basis: z.enum(['full', 'less_fee', 'taxes_only', 'nothing', 'unknown']),
});
export type CancelStep = z.infer<typeof cancelStepSchema>;

/** Address of the results page on which the offer was chosen, as `formatFlightAddress` writes it. */
export const searchAddressSchema = z
  .string()
  .max(4_000)
  .regex(/^\/flights\//);

/** The flights and fare as they will be bought; frozen in the quote and in the order item. */
export const productSchema = z.object({
  offerId: z.string(),
  fareId: z.string(),
  supplier: z.string(),
  supplierName: z.string(),
  dataClass: dataClassSchema,
  slices: z.array(sliceSchema),
  tickets: z.int(),
  totals: flightOfferSchema.shape.totals,
  fare: fareSchema.pick({
    family: true,
    familyName: true,
    bookingClasses: true,
    bags: true,
    seat: true,
    conditions: true,
    milesPercent: true,
  }),
  passengers: passengersSchema,
  cabin: cabinSchema,
  search: searchAddressSchema.optional(),
});
export type Product = z.infer<typeof productSchema>;

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

export const quoteSchema = z.object({
  id: z.string(),
  state: z.enum(['live', 'expired', 'consumed']),
  /** The order made from it; only its owner can open that. */
  orderId: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  product: productSchema,
  travellers: z.array(travellerSlotSchema),
  /** With the extras chosen so far. */
  price: priceSchema,
  /** Set when the price without newly chosen extras is not what the search showed. */
  priceChange: priceChangeSchema.nullable(),
  extras: extrasOfferedSchema,
  /** Choices of the traveller form. */
  rules: z.object({
    genders: z.array(genderSchema),
    document: z.enum(['optional', 'required']),
    /** A document must be valid until this day at least. */
    documentValidUntil: z.string(),
    adultAge: z.object({ from: z.int(), to: z.int() }),
  }),
  cancellation: z.array(cancelStepSchema),
  refundPromise: refundPromiseSchema,
  payment: paymentOptionsSchema,
  seller: sellerSchema,
});
export type Quote = z.infer<typeof quoteSchema>;
