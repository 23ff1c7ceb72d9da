import { defineCall, moneyOrNullSchema } from '#contract/core';
import { z } from '#zod';

export const flightDaySchema = z.object({
  departure: z.string(),
  return: z.string().nullable(),
  /** Cheapest total of that day's search for the same party, bags and filters; null where `reason` says why. */
  total: moneyOrNullSchema,
  /** Every source answered in full, so that none of them sells it for less. */
  exact: z.boolean(),
  reason: z
    .enum(['DATE_PAST', 'DATE_TOO_FAR', 'RETURN_BEFORE_DEPARTURE', 'NO_FLIGHTS', 'NO_ANSWER'])
    .nullable()
    .describe('Why there is no total: day not searchable, nothing available, or no response in time'),
});
export type Day = z.infer<typeof flightDaySchema>;

/** The days around a search, three before to three after, each with the total that its own search would show as cheapest. */
export const days = defineCall({
  name: 'search.days',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/:id/days',
  summary: 'The days around a search with their lowest totals',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'ONE_WAY'],
  input: z.object({
    id: z.string().max(64),
    /** `trip`: both days move and the stay keeps its length. `return`: the way out stays, the way back moves. */
    move: z.enum(['trip', 'return']).default('trip'),
    /** Filters, written as in the page address. */
    fs: z.string().max(2_000).default(''),
  }),
  output: z.object({ days: z.array(flightDaySchema).length(7), checkedAt: z.string() }),
});
