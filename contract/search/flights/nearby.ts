import { defineCall, moneySchema } from '#contract/core';
import { z } from '#zod';
import { resolvedPlaceSchema } from '../places.ts';

export const nearbyAirportSchema = z.object({
  /** Places of the query that it stands in for, wherever they are flown from or to. */
  instead: z.array(z.string()),
  /** The first of them. */
  of: resolvedPlaceSchema,
  place: resolvedPlaceSchema,
  km: z.int().describe('Between the two'),
  /** What its own search shows as cheapest, under the same filters. */
  total: moneySchema,
  saves: moneySchema.nullable().describe('Against the lowest total of this search; null where this has none'),
});
export type NearbyAirport = z.infer<typeof nearbyAirportSchema>;

/** Airports close to those of a search from or to which the same trip costs less, the lowest total first. */
export const nearby = defineCall({
  name: 'search.nearby',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/:id/nearby',
  summary: 'Nearby airports with a lower total, and what they save',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR'],
  input: z.object({ id: z.string().max(64), fs: z.string().max(2_000).default('') }),
  output: z.object({ places: z.array(nearbyAirportSchema), checkedAt: z.string() }),
});
