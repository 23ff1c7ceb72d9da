import { moneySchema } from '#contract/core';
import { z } from '#zod';

/** Pieces of one kind for a traveller with a seat of their own on one slice. */
export const allowanceSchema = z.object({ pieces: z.int(), weightKg: z.int().nullable() });

export const soldBagsSchema = z.object({
  weightKg: z.int().nullable().describe('Of each piece that is bought; null when not known'),
  prices: z
    .array(moneySchema)
    .describe('Of each piece that can be bought beside those included, the first first; empty when none is sold'),
});

/** What a fare offers of one kind of bag, whatever is asked for or bought. */
export const bagTermsSchema = z.object({
  included: allowanceSchema.describe('By the fare family, in its price; nothing that is bought'),
  sold: soldBagsSchema,
});
export type BagTerms = z.infer<typeof bagTermsSchema>;

/** The same with what one price holds of it. */
export const pricedBagsSchema = bagTermsSchema.extend({
  asked: z.int().describe('Pieces that the search wanted in every price'),
  bought: z.int().describe('Pieces in this price beside those included: the first so many of those sold'),
});
export type PricedBags = z.infer<typeof pricedBagsSchema>;

export const bagKindSchema = z.enum(['cabin', 'checked']);
export type BagKind = z.infer<typeof bagKindSchema>;

/** Of one slice. */
export const sliceBagsSchema = z.object({ cabin: pricedBagsSchema, checked: pricedBagsSchema });
export type SliceBags = z.infer<typeof sliceBagsSchema>;
export const sliceBagTermsSchema = z.object({ cabin: bagTermsSchema, checked: bagTermsSchema });
export type SliceBagTerms = z.infer<typeof sliceBagTermsSchema>;
