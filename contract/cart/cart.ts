import { quoteSchema } from '#contract/booking';
import { z } from '#zod';

export const cartSchema = z.object({
  /** What is held; null when nothing is, when its price has expired, or when it was paid. Once ordered it is as the order has it. */
  quote: quoteSchema.nullable(),
  /** Whether the next search is meant to add to it. */
  adding: z.boolean(),
  /** It was not held, and has departed or begun before it was paid. */
  missed: z.literal(true).optional(),
});

const MOST_FIELDS = 400;

/** Fields of the traveller form by their names, such as `travellers.0.givenNames`. */
export const typedSchema = z
  .record(z.string().regex(/^(?:travellers\.\d{1,2}|contact)\.[\w.]{1,40}$/), z.string().max(500))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'Too many fields');
export type Typed = z.infer<typeof typedSchema>;
