import { moneySchema } from '#contract/core';
import { z } from '#zod';
import { resolvedPlaceSchema } from '../places.ts';
import { sharedResults } from '../results.ts';
import { roomOfferSchema, roomTypeSchema, stayOfferSchema } from './offer.ts';
import { mapBoxSchema, pointSchema, roomNeedSchema, stayQuerySchema, staySortSchema } from './query.ts';

/** What was looked at and what was left out: considered = outside + area; area = valid + the pruned. */
export const stayCertificateSchema = z.object({
  complete: z.boolean(),
  considered: z.int(),
  inArea: z.int(),
  /** Hold the party, by occupancy alone. */
  fitting: z.int(),
  valid: z.int(),
  pruned: z.array(
    z.object({
      reason: z.enum(['occupancy', 'nights', 'units', 'restriction', 'audience', 'rooms']),
      count: z.int(),
    }),
  ),
});
export type StayCertificate = z.infer<typeof stayCertificateSchema>;

/**
 * points = price * total / median total - score * (tenths of the guest score, drawn towards `priorTenths` as if it had been given
 * `priorCount` times, less `priorTenths`) + distance * km, of which `mostKm` count. Lower is better. Nothing that we earn is in it.
 */
export const recommendedFormulaSchema = z.object({
  median: moneySchema,
  price: z.number(),
  score: z.number(),
  priorTenths: z.number(),
  priorCount: z.number(),
  distance: z.number(),
  mostKm: z.number(),
});
export type RecommendedFormula = z.infer<typeof recommendedFormulaSchema>;

/** Where a search for stays looks. */
export const stayAreaSchema = z.object({
  /** Null for a point or a piece of the map. */
  place: resolvedPlaceSchema.nullable(),
  /** That distances count from. */
  near: pointSchema.nullable(),
  km: z.number().nullable(),
  box: mapBoxSchema.nullable(),
});
export type StayArea = z.infer<typeof stayAreaSchema>;

export const staySortSummarySchema = z.object({
  sort: staySortSchema,
  price: moneySchema,
  scoreTenths: z.int(),
  distanceKm: z.number().nullable(),
});

export const stayResultsSchema = z.object({
  ...sharedResults,
  vertical: z.literal('stays'),
  query: stayQuerySchema,
  area: stayAreaSchema,
  nights: z.int(),
  sort: staySortSchema,
  offers: z.array(stayOfferSchema),
  /** The winner of each sort under the filters in force. */
  sorts: z.array(staySortSummarySchema),
  /** Properties that pass the filters and have nothing for this party and these nights. */
  soldOut: z.int(),
  certificate: stayCertificateSchema,
  /** Null until a source has answered. */
  recommended: recommendedFormulaSchema.nullable(),
});
export type StayResults = z.infer<typeof stayResultsSchema>;

export const stayDetailSchema = z.object({
  vertical: z.literal('stays'),
  offer: stayOfferSchema,
  /** For each room of the party what is sold, cheapest first. */
  needs: z.array(z.object({ need: roomNeedSchema, offers: z.array(roomOfferSchema) })),
  /** Room types of which nothing is sold, and why. */
  unavailable: z.array(
    z.object({ room: roomTypeSchema, reason: stayCertificateSchema.shape.pruned.element.shape.reason }),
  ),
  query: stayQuerySchema,
  area: stayAreaSchema,
});
export type StayDetail = z.infer<typeof stayDetailSchema>;
