import { moneySchema } from '#contract/core';
import { z } from '#zod';

/** Pieces of one kind for a traveller with a seat of their own on one slice. */
export const allowanceSchema = z.object({ pieces: z.int(), weightKg: z.int().nullable() });

export const soldBagsSchema = z.object({
  weightKg: z.int().nullable().describe('Of each bought piece; null if unknown'),
  prices: z.array(moneySchema).describe('Of each piece that can be added, in order; empty when none'),
});

/** What a fare offers of one kind of bag, whatever is asked for or bought. */
export const bagTermsSchema = z.object({
  included: allowanceSchema.describe('Of the fare family; nothing bought'),
  sold: soldBagsSchema,
});
export type BagTerms = z.infer<typeof bagTermsSchema>;

/** The same with what one price holds of it. */
export const pricedBagsSchema = bagTermsSchema.extend({
  asked: z.int().describe('Pieces the search wants in every price'),
  bought: z.int().describe('Added pieces in this price'),
});
export type PricedBags = z.infer<typeof pricedBagsSchema>;

export const bagKindSchema = z.enum(['cabin', 'checked']);
export type BagKind = z.infer<typeof bagKindSchema>;

/** Of one slice. */
export const sliceBagsSchema = z.object({ cabin: pricedBagsSchema, checked: pricedBagsSchema });
export type SliceBags = z.infer<typeof sliceBagsSchema>;
export const sliceBagTermsSchema = z.object({ cabin: bagTermsSchema, checked: bagTermsSchema });
export type SliceBagTerms = z.infer<typeof sliceBagTermsSchema>;
