import { dataClassSchema, defineCall, moneySchema } from '#contract/core';
import { z } from '#zod';
import { resolvedPlaceSchema } from '../places.ts';

export const ideaSchema = z.object({
  to: resolvedPlaceSchema,
  depart: z.string(),
  return: z.string(),
  /** Total of the best trip found for the party, all charges and cabin bags in it. */
  total: moneySchema,
  /** Of the flight out. */
  durationMinutes: z.int(),
  /** Of the flight with the most. */
  stops: z.int(),
  dataClass: dataClassSchema,
  /** Page of the search that this price is the first result of. */
  address: z.string(),
});
export type Idea = z.infer<typeof ideaSchema>;

/** A few trips from a place with real totals, found by the same search as everything else. */
export const ideas = defineCall({
  name: 'search.ideas',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/ideas',
  summary: 'Trip ideas from a place, with their totals',
  errors: ['UNKNOWN_PLACE', 'VALIDATION_ERROR'],
  input: z.object({
    /** Else the busiest city of the reader's country. */
    from: z.string().max(64).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('EUR'),
    adults: z.coerce.number().int().min(1).max(9).default(2),
    /** As in an address, before `adults`: `2adults/children-7`. */
    party: z.string().max(200).optional(),
  }),
  output: z.object({ from: resolvedPlaceSchema, checkedAt: z.string(), adults: z.int(), ideas: z.array(ideaSchema) }),
});
