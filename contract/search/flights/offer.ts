import { conditionSchema, dataClassSchema, moneyOrNullSchema, moneySchema } from '#contract/core';
import { z } from '#zod';
import { cancelStepSchema } from '../cancel-step.ts';
import { holdMinutesSchema } from '../hold-minutes.ts';
import { priceSchema, validitySchema } from '../price.ts';
import { voidWindowSchema } from '../void-window.ts';
import { verdictSchema } from '../verdict.ts';
import { sliceBagsSchema } from './bags.ts';
import { cabinSchema } from './query.ts';

/** A place and moment. `local` is wall time without offset; `instant` is UTC. */
export const callingPointSchema = z.object({
  airport: z.string(),
  airportName: z.string(),
  cityName: z.string(),
  countryCode: z.string(),
  terminal: z.string().nullable(),
  local: z.string(),
  zone: z.string(),
  instant: z.string(),
});

export const carrierSchema = z.object({ code: z.string(), name: z.string() });

/** Of the cabin that is sold; what is not known is left out. */
export const seatSchema = z.object({
  pitchCm: z.int().optional().describe('From one row to the next'),
  power: z.boolean().optional(),
  wifi: z.enum(['free', 'paid', 'none']).optional(),
});
export type Seat = z.infer<typeof seatSchema>;

export const segmentSchema = z.object({
  marketing: z.object({ carrier: z.string(), name: z.string(), number: z.string() }),
  operating: carrierSchema,
  aircraft: z.object({ code: z.string(), name: z.string() }),
  cabin: cabinSchema,
  seat: seatSchema.optional(),
  departure: callingPointSchema,
  arrival: callingPointSchema,
  durationMinutes: z.int(),
  distanceKm: z.int(),
  /** Calendar days between local departure and local arrival; may be -1. */
  dayOffset: z.int(),
  /** Per passenger in this cabin, well to wake. */
  co2eGrams: z.int(),
});
export type Segment = z.infer<typeof segmentSchema>;

export const connectionSchema = z.object({
  airport: z.string(),
  airportName: z.string(),
  cityName: z.string(),
  durationMinutes: z.int(),
  terminalChange: z.boolean(),
  /** Over night at the airport: the wait spans 00:00 to 05:00 local and lasts 5 h or more. */
  overnight: z.boolean(),
});

export const sliceSchema = z.object({
  durationMinutes: z.int(),
  stops: z.int(),
  dayOffset: z.int(),
  co2eGrams: z.int(),
  /** The carrier whose ticket this slice is on. */
  ticketing: carrierSchema,
  segments: z.array(segmentSchema),
  connections: z.array(connectionSchema),
});
export type Slice = z.infer<typeof sliceSchema>;

export const fareConditionsSchema = z.object({ refund: conditionSchema, change: conditionSchema });

/** For whom it is filed; left out, for everybody. */
const audienceSchema = z.enum(['member', 'contract']).optional();

export const fareSummarySchema = z.object({
  audience: audienceSchema,
  /** Codes, of several slices joined by `~`. One that the site has a word for, such as `LIGHT`, is said in the reader's language. */
  family: z.string(),
  familyName: z.string(),
  /** Booking class per segment, slice by slice. */
  bookingClasses: z.array(z.array(z.string())),
  /** Slice by slice. */
  bags: z.array(sliceBagsSchema),
  conditions: fareConditionsSchema,
});

export const flightReturnsSchema = z.object({
  count: z.int().describe('Flights back at this total with this flight out'),
  shown: z
    .array(z.object({ key: z.string().describe('Of the offer with this flight back'), slice: sliceSchema }))
    .describe('The shortest, starting with the one of this offer; one of those that look alike'),
});
export type FlightReturns = z.infer<typeof flightReturnsSchema>;

export const flightTotalsSchema = z.object({
  durationMinutes: z.int(),
  stops: z.int().describe('Of the worst slice, not the sum'),
  co2eGrams: z.int(),
  co2eVersusRoutePercent: z.int().nullable(),
});

export const flightOfferSchema = z.object({
  id: z.string(),
  /** Names the same flights in any search for the same query; the id is that search's id, a dot and this key. */
  key: z.string(),
  supplier: z.string(),
  dataClass: dataClassSchema,
  price: priceSchema,
  slices: z.array(sliceSchema),
  fare: fareSummarySchema,
  /** One a slice when they are separate contracts at their one-way prices. */
  tickets: z.int(),
  voidWindow: voidWindowSchema.nullish().describe('Null: none'),
  totals: flightTotalsSchema,
  seatsLeft: z.int().nullable(),
  validity: validitySchema,
  rank: z.object({
    /** Why it stands where it stands; `best` and friends only on the winner of that sort. */
    reason: z.enum(['best', 'cheapest', 'fastest', 'greenest', 'listed']),
    score: z.number(),
  }),
  verdict: verdictSchema.optional(),
  returns: flightReturnsSchema.optional().describe('With step `trips`'),
});
export type FlightOffer = z.infer<typeof flightOfferSchema>;

/** Whether a seat can be chosen, and from which price. */
export const fareSeatSchema = z.object({
  choice: z.enum(['included', 'fee', 'none']),
  from: moneyOrNullSchema,
});

/** One fare family on the same flights, bookable by id. */
export const fareSchema = z.object({
  id: z.string(),
  audience: audienceSchema,
  family: z.string(),
  familyName: z.string(),
  price: priceSchema,
  /** Against the cheapest fare of this offer. */
  delta: moneySchema,
  bookingClasses: z.array(z.array(z.string())),
  /** Slice by slice. */
  bags: z.array(sliceBagsSchema),
  seat: fareSeatSchema,
  conditions: fareConditionsSchema,
  cancellation: z.array(cancelStepSchema).describe('Refund by time, if booked at its last moment'),
  milesPercent: z.int().nullable(),
  voidWindow: voidWindowSchema.nullish(),
  holdMinutes: holdMinutesSchema,
  co2eGrams: z.int(),
  seatsLeft: z.int().nullable(),
});
export type Fare = z.infer<typeof fareSchema>;
