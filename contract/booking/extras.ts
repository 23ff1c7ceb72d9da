import { moneySchema } from '#contract/core';
import { z } from '#zod';

/** Index into the travellers of the quote, and into its slices. */
const place = { traveller: z.int().min(0).max(8), slice: z.int().min(0).max(5) };

export const seatPreferenceSchema = z.enum(['none', 'window', 'aisle']);
export type SeatPreference = z.infer<typeof seatPreferenceSchema>;

/** `count` is pieces bought beyond what the fare includes. */
export const bagChoiceSchema = z.object({ ...place, kind: z.enum(['cabin', 'checked']), count: z.int().min(0).max(5) });
export type BagChoice = z.infer<typeof bagChoiceSchema>;

export const seatChoiceSchema = z.object({ ...place, preference: seatPreferenceSchema });
export type SeatChoice = z.infer<typeof seatChoiceSchema>;

/** What is not listed stays as searched (bags) or unchosen (seats). */
export const extrasSchema = z.object({
  bags: z.array(bagChoiceSchema).max(200).default([]),
  seats: z.array(seatChoiceSchema).max(100).default([]),
});
export type Extras = z.infer<typeof extrasSchema>;

export const bagOptionSchema = z.object({
  ...place,
  kind: z.enum(['cabin', 'checked']),
  includedPieces: z.int(),
  weightKg: z.int().nullable(),
  /** One more piece for this traveller on this slice; null when not sold. */
  unit: moneySchema.nullable(),
  max: z.int(),
  chosen: z.int(),
});
export type BagOption = z.infer<typeof bagOptionSchema>;

export const seatOptionSchema = z.object({
  ...place,
  preferences: z.array(seatPreferenceSchema),
  /** Price of choosing; null when the choice is included. */
  unit: moneySchema.nullable(),
  chosen: seatPreferenceSchema,
});
export type SeatOption = z.infer<typeof seatOptionSchema>;

export const extrasOfferedSchema = z.object({ bags: z.array(bagOptionSchema), seats: z.array(seatOptionSchema) });
export type ExtrasOffered = z.infer<typeof extrasOfferedSchema>;
