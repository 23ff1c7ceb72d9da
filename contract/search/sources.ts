import { dataClassSchema } from '#contract/core';
import { z } from '#zod';

export const sourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataClass: dataClassSchema,
  outcome: z.enum(['waiting', 'answered', 'partial', 'timeout', 'failed', 'skipped']),
  tookMs: z.int().nullable(),
  checkedAt: z
    .string()
    .nullable()
    .describe('When prices and availability were checked; null until it responds. A quote checks again'),
  offers: z.int(),
});
export type Source = z.infer<typeof sourceSchema>;
