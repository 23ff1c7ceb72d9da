import type { StayFilters as EngineFilters } from '#engine/stays';
import { z } from '#zod';

const civilDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const degrees = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };

export const pointSchema = z.object(degrees);

/** Degrees, sides included; `west` greater than `east` crosses the antimeridian. */
export const mapBoxSchema = z.object({
  south: degrees.lat,
  west: degrees.lon,
  north: degrees.lat,
  east: degrees.lon,
});
export type MapBox = z.infer<typeof mapBoxSchema>;

const placeText = z.string().min(1).max(64);

/** A code or place id of the suggest call, a point, or a piece of the map. */
export const stayPlaceSchema = z.union([placeText, pointSchema, mapBoxSchema]);
export type StayPlace = z.infer<typeof stayPlaceSchema>;

/** Wider than what may sleep in a room: the search refuses in words, not as a malformed number. */
export const roomNeedSchema = z.object({
  adults: z.int().min(0).max(99),
  /** Ages at arrival, 0 to 17; null where a form was sent without one. */
  children: z.array(z.int().min(0).max(17).nullable()).max(99).default([]),
});
export type RoomNeed = z.infer<typeof roomNeedSchema>;

export const stayQuerySchema = z.object({
  place: stayPlaceSchema,
  /** With a piece of the map: the place that distances count from. */
  near: placeText.optional(),
  /** Local calendar days at the property. */
  checkIn: civilDate,
  checkOut: civilDate,
  rooms: z.array(roomNeedSchema).min(1).max(99),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type StayQuery = z.infer<typeof stayQuerySchema>;

export const STAY_SORTS = ['recommended', 'price', 'score', 'distance'] as const;
export const staySortSchema = z.enum(STAY_SORTS);
export type StaySort = (typeof STAY_SORTS)[number];

/** Plain, for the browser has no schemas. */
export const BOARDS = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export const boardSchema = z.enum(BOARDS);
export type Board = (typeof BOARDS)[number];

/** What the list is narrowed to: the engine says what each ask means. */
export interface StayFilters extends Omit<EngineFilters, 'dataClasses' | 'limits'> {
  /** Lists what is sold out after everything that can be booked. */
  readonly soldOut?: boolean;
}
