import { moneyOrNullSchema } from '#contract/core';
import { z } from '#zod';
import { spokenSchema } from './spoken.ts';

export const facetOptionSchema = z.object({
  value: z.string(),
  /** Proper names only (carriers, airports); words such as 'Direct' are the page's. */
  label: z.string().nullable(),
  spoken: spokenSchema.optional(),
  /** Offers that pass every other filter and this option alone of its group. */
  count: z.int(),
  from: moneyOrNullSchema,
  selected: z.boolean(),
});

export const facetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), id: z.string(), exact: z.boolean(), options: z.array(facetOptionSchema) }),
  z.object({
    kind: z.literal('range'),
    id: z.string(),
    exact: z.boolean(),
    unit: z.enum(['minor', 'minuteOfDay', 'minutes']),
    /** Of `price` the lowest and the highest total that is sold under every other filter, where `exact`. */
    min: z.int(),
    max: z.int(),
    /** Offers per equal step between min and max. */
    histogram: z.array(z.int()),
    selected: z.tuple([z.int(), z.int()]).nullable(),
  }),
]);
export type Facet = z.infer<typeof facetSchema>;

/** Which single filter, when removed, shows how many: only when nothing is left. */
export const relaxSchema = z.object({ filter: z.string(), count: z.int(), from: moneyOrNullSchema });
