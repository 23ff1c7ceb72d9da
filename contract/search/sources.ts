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
    .describe(
      'When its prices and what is left at them were looked up; null while it has not answered. A list stays as it was then; a quote looks again',
    ),
  offers: z.int(),
});
export type Source = z.infer<typeof sourceSchema>;
