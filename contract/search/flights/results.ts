import { moneySchema } from '#contract/core';
import { z } from '#zod';
import { resolvedPlaceSchema } from '../places.ts';
import { sharedResults } from '../results.ts';
import { fareSchema, flightOfferSchema, sliceSchema } from './offer.ts';
import { flightQuerySchema, flightSortSchema, flightStepSchema } from './query.ts';

/** What was looked at and what was left out, so that completeness can be checked rather than believed. */
export const flightCertificateSchema = z.object({
  complete: z.boolean(),
  slices: z.array(
    z.object({
      considered: z.int(),
      itineraries: z.int(),
      pruned: z.array(z.object({ bound: z.string(), count: z.int() })),
    }),
  ),
  /** Valid combinations of the slices. */
  combinations: z.int(),
  priced: z.int(),
  limits: z.record(z.string(), z.number()),
});
export type Certificate = z.infer<typeof flightCertificateSchema>;

export const flightSortSummarySchema = z.object({
  sort: flightSortSchema,
  price: moneySchema,
  durationMinutes: z.int(),
  stops: z.int().describe('Of the worst slice, not the sum'),
  co2eGrams: z.int(),
  co2eVersusRoutePercent: z.int().nullable(),
});

/** Where a slice goes; where several places were asked, the others stand in `alsoFrom` and `alsoTo`. */
export const endsSchema = z.object({
  from: resolvedPlaceSchema,
  to: resolvedPlaceSchema,
  alsoFrom: z.array(resolvedPlaceSchema).optional(),
  alsoTo: z.array(resolvedPlaceSchema).optional(),
});
export type Ends = z.infer<typeof endsSchema>;

/** Best = total + these for each slice and seated traveller, lowest first. Nothing that we earn is in it. */
export const bestFormulaSchema = z.object({
  perHour: moneySchema,
  perStop: moneySchema,
  perNightWait: moneySchema,
  /** For a take-off before `earlyMinute` or a landing after `lateMinute`, wall-clock minutes. */
  perUnsocialHour: moneySchema,
  perAirportChange: moneySchema,
  earlyMinute: z.int(),
  lateMinute: z.int(),
});
export type BestFormula = z.infer<typeof bestFormulaSchema>;

export const flightResultsSchema = z.object({
  ...sharedResults,
  vertical: z.literal('flights'),
  query: flightQuerySchema,
  places: z.array(endsSchema),
  sort: flightSortSchema,
  step: flightStepSchema
    .nullable()
    .describe('Which flights the rows list; `total`, facets, sorts and `relax` count these. Null: whole offers'),
  chosen: z.array(sliceSchema).describe('The flights of `choose`, shared by all rows'),
  offers: z.array(flightOfferSchema),
  trips: z
    .array(flightOfferSchema)
    .describe('With step `out`: best, cheapest and fastest whole trip, each once; else empty'),
  /** The winner of each sort under the filters in force. */
  sorts: z.array(flightSortSummarySchema),
  certificate: flightCertificateSchema,
  /** In the currency of the search; null until a source has answered. */
  best: bestFormulaSchema.nullable(),
});
export type FlightResults = z.infer<typeof flightResultsSchema>;

export const flightDetailSchema = z.object({
  vertical: z.literal('flights'),
  offer: flightOfferSchema,
  fares: z.array(fareSchema).min(1),
  query: flightQuerySchema,
  places: z.array(endsSchema),
});
export type FlightDetail = z.infer<typeof flightDetailSchema>;
