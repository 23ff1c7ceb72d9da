import { quoteSchema } from '#contract/booking';
import { z } from '#zod';

export const cartSchema = z.object({
  /** What is put aside; null when nothing is, when its price has lapsed, or when it was bought. */
  quote: quoteSchema.nullable(),
});
