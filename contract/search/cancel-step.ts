import { moneyOrNullSchema } from '#contract/core';
import { z } from '#zod';
import { voidWindowSchema } from './void-window.ts';

/** What comes back when cancelled before `until`; the last step has `until: null`. Amounts for the whole party. */
export const cancelStepSchema = z.object({
  until: z.string().nullable(),
  /** How `until` follows from booking: before booking it moves on with the clock. */
  window: voidWindowSchema.optional(),
  /** Zone in which to show `until`: that of the first departure, or of the property. */
  zone: z.string(),
  refund: moneyOrNullSchema,
  basis: z.enum(['full', 'less_fee', 'taxes_only', 'nothing', 'unknown']),
});
export type CancelStep = z.infer<typeof cancelStepSchema>;
