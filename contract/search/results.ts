import { dataClassSchema, moneySchema } from '#contract/core';
import { z } from '#zod';
import { flightQuerySchema, sortSchema } from './query.ts';
import { fareSchema, offerSchema } from './offer.ts';

export const facetOptionSchema = z.object({
  value: z.string(),
  /** Proper names only (carriers, airports); words such as 'Direct' are the page's. */
  label: z.string().nullable(),
  /** Offers that pass every other filter and this option alone of its group. */
  count: z.int(),
  from: moneySchema.nullable(),
  selected: z.boolean(),
});

export const facetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), id: z.string(), exact: z.boolean(), options: z.array(facetOptionSchema) }),
  z.object({
    kind: z.literal('range'),
    id: z.string(),
    exact: z.boolean(),
    unit: z.enum(['minor', 'minuteOfDay', 'minutes']),
    min: z.int(),
    max: z.int(),
    /** Offers per equal step between min and max. */
    histogram: z.array(z.int()),
    selected: z.tuple([z.int(), z.int()]).nullable(),
  }),
]);
export type Facet = z.infer<typeof facetSchema>;

export const sourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataClass: dataClassSchema,
  outcome: z.enum(['waiting', 'answered', 'partial', 'timeout', 'failed', 'skipped']),
  tookMs: z.int().nullable(),
  checkedAt: z.string().nullable(),
  offers: z.int(),
});
export type Source = z.infer<typeof sourceSchema>;

/** What was looked at and what was left out, so that completeness can be checked rather than believed. */
export const certificateSchema = z.object({
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
export type Certificate = z.infer<typeof certificateSchema>;

export const sortSummarySchema = z.object({
  sort: sortSchema,
  price: moneySchema,
  durationMinutes: z.int(),
  stops: z.int(),
  co2eGrams: z.int(),
  co2eVersusRoutePercent: z.int().nullable(),
});

export const resolvedPlaceSchema = z.object({
  id: z.string(),
  type: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  cityName: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  timeZone: z.string(),
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
  earlyMinute: z.int(),
  lateMinute: z.int(),
});
export type BestFormula = z.infer<typeof bestFormulaSchema>;

export const searchResultsSchema = z.object({
  id: z.string(),
  /** Grows when a late source adds offers; a page shows 'update list' when its own is older. */
  revision: z.int(),
  done: z.boolean(),
  query: flightQuerySchema,
  places: z.array(endsSchema),
  /** Valid combinations under the filters in force. */
  total: z.int(),
  exact: z.boolean(),
  /** Valid combinations without any filter. */
  unfiltered: z.int(),
  offset: z.int(),
  sort: sortSchema,
  offers: z.array(offerSchema),
  facets: z.array(facetSchema),
  /** The winner of each sort under the filters in force. */
  sorts: z.array(sortSummarySchema),
  /** Which single filter, when removed, shows how many: only when total is 0. */
  relax: z.array(z.object({ filter: z.string(), count: z.int(), from: moneySchema.nullable() })),
  sources: z.array(sourceSchema),
  certificate: certificateSchema,
  /** In the currency of the search; null until a source has answered. */
  best: bestFormulaSchema.nullable(),
  checkedAt: z.string(),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const offerDetailSchema = z.object({
  offer: offerSchema,
  fares: z.array(fareSchema).min(1),
  query: flightQuerySchema,
  places: z.array(endsSchema),
});
export type OfferDetail = z.infer<typeof offerDetailSchema>;
