import { z } from '#zod';
import { cardBrandSchema } from './schemas.ts';

/** How many cards an account keeps under one brand. */
export const MOST_METHODS = 10;
export const LABEL_LENGTH = 40;

export const keptMethodSchema = z.object({
  methodId: z.string(),
  brand: cardBrandSchema,
  last4: z.string(),
  /** `2029-09`: good to the end of that month. */
  expires: z.string(),
  /** The owner's own name for it, or empty. */
  label: z.string(),
  preferred: z.boolean(),
  /** `withdrawn`: its bank or the provider takes it no more. Only a usable one can be paid with. */
  state: z.enum(['usable', 'expired', 'withdrawn']),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type KeptMethod = z.infer<typeof keptMethodSchema>;
