import { moneyOrNullSchema } from '#contract/core';
import { bagKindSchema, pricedBagsSchema } from '#contract/search';
import { z } from '#zod';

/** Index into the travellers of the quote, and into its slices. */
const place = { traveller: z.int().min(0).max(8), slice: z.int().min(0).max(5) };

export const seatPreferenceSchema = z.enum(['none', 'window', 'aisle']);
export type SeatPreference = z.infer<typeof seatPreferenceSchema>;

export const bagChoiceSchema = z.object({ ...place, kind: bagKindSchema, bought: z.int().min(0).max(5) });
export type BagChoice = z.infer<typeof bagChoiceSchema>;

export const seatChoiceSchema = z.object({ ...place, preference: seatPreferenceSchema });
export type SeatChoice = z.infer<typeof seatChoiceSchema>;

/** What is not listed stays as searched (bags) or unchosen (seats). */
export const flightExtrasSchema = z.object({
  vertical: z.literal('flights'),
  bags: z.array(bagChoiceSchema).max(200).default([]),
  seats: z.array(seatChoiceSchema).max(100).default([]),
});
/** As it is stored, complete. */
export type FlightExtras = Pick<z.infer<typeof flightExtrasSchema>, 'bags' | 'seats'>;

/** Bags of one traveller on one slice, as they are in the price. */
export const bagOptionSchema = pricedBagsSchema.extend({ ...place, kind: bagKindSchema });
export type BagOption = z.infer<typeof bagOptionSchema>;

export const seatOptionSchema = z.object({
  ...place,
  preferences: z.array(seatPreferenceSchema),
  /** Price of choosing; null when the choice is included. */
  unit: moneyOrNullSchema,
  chosen: seatPreferenceSchema,
});
export type SeatOption = z.infer<typeof seatOptionSchema>;

export const flightExtrasOfferedSchema = z.object({
  vertical: z.literal('flights'),
  bags: z.array(bagOptionSchema),
  seats: z.array(seatOptionSchema),
});
export type FlightExtrasOffered = z.infer<typeof flightExtrasOfferedSchema>;
