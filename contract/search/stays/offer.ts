import { dataClassSchema, moneySchema } from '#contract/core';
import { z } from '#zod';
import { holdMinutesSchema } from '../hold-minutes.ts';
import { priceSchema, validitySchema } from '../price.ts';
import { spokenSchema } from '../spoken.ts';
import { verdictSchema } from '../verdict.ts';
import { boardSchema } from './query.ts';

const minute = z.int().min(0).max(1440);

export const propertySchema = z.object({
  key: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  countryCode: z.string(),
  area: z.object({ key: z.string(), name: z.string(), spoken: spokenSchema.optional() }).nullable(),
  /** IANA zone in which its clocks go. */
  zone: z.string(),
  chain: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** 1 to 5; 0 when not rated. */
  stars: z.int(),
  score: z.object({ tenths: z.int(), count: z.int() }).nullable(),
  /** Words such as `pool` that pages say in the reader's language. */
  amenities: z.array(z.string()),
  access: z.array(z.string()),
  checkIn: z.object({ from: minute, until: minute }),
  checkOutUntil: minute,
  checkInAge: z.int(),
  pets: z.enum(['yes', 'on_request', 'no']),
  children: z.boolean(),
  /** In which it sells. */
  currency: z.string(),
  /** Seed of its picture. */
  seed: z.int(),
});
export type Property = z.infer<typeof propertySchema>;

export const roomTypeSchema = z.object({
  key: z.string(),
  name: z.string(),
  spoken: spokenSchema.optional(),
  beds: z.array(
    z.object({ kind: z.enum(['single', 'double', 'queen', 'king', 'sofa', 'bunk', 'cot']), count: z.int() }),
  ),
  sizeM2: z.int(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxGuests: z.int(),
});
export type RoomType = z.infer<typeof roomTypeSchema>;

export const ratePlanSchema = z.object({
  key: z.string(),
  board: boardSchema,
  payAt: z.enum(['now', 'property']),
  /** `contract`: a rate that a company negotiated. */
  audience: z.enum(['public', 'member', 'contract']),
  holdMinutes: holdMinutesSchema,
});
export type RatePlan = z.infer<typeof ratePlanSchema>;

/** What cancelling costs, in order of time. Amounts for the rooms in question together. */
export const stayCancellationSchema = z.object({
  steps: z.array(z.object({ until: z.string().nullable(), kept: moneySchema, back: moneySchema })),
  /** Instant before which cancelling costs nothing; null when it costs at once. */
  freeUntil: z.string().nullable(),
  /** Kept when nobody arrives. */
  noShow: moneySchema,
});
export type StayCancellation = z.infer<typeof stayCancellationSchema>;

/** A rate plan of a room type for one room of the party, for the whole stay. */
export const roomOfferSchema = z.object({
  room: roomTypeSchema,
  plan: ratePlanSchema,
  price: priceSchema,
  cancellation: stayCancellationSchema,
  /** Rooms of this type left on every night: a true number. */
  left: z.int(),
});
export type RoomOffer = z.infer<typeof roomOfferSchema>;

/** The cheapest rooms of one property for the whole party. */
export const stayOfferSchema = z.object({
  id: z.string(),
  /** Names the property in any search for the same query; the id is that search's id, a dot and this key. */
  key: z.string(),
  supplier: z.string(),
  dataClass: dataClassSchema,
  property: propertySchema,
  /** From the searched point; null where the search names none. */
  distanceKm: z.number().nullable(),
  nights: z.int(),
  /** One per room of the party, in the order asked; empty when sold out. */
  rooms: z.array(z.object({ room: roomTypeSchema, plan: ratePlanSchema, left: z.int() })),
  /** For the whole party and stay, every mandatory charge in it; null when sold out. */
  price: priceSchema.nullable(),
  perNight: moneySchema.nullable().describe('Total by nights, rounded up; for information only'),
  cancellation: stayCancellationSchema.nullable(),
  freeCancellationFrom: moneySchema
    .optional()
    .describe('Lowest total with free cancellation, where the shown one is without'),
  validity: validitySchema,
  rank: z.object({
    reason: z.enum(['recommended', 'price', 'score', 'distance', 'listed', 'sold_out']),
    score: z.number(),
  }),
  verdict: verdictSchema.optional(),
});
export type StayOffer = z.infer<typeof stayOfferSchema>;
