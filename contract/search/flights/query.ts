import type { OfferFilters, SliceFilter } from '#engine/offers';
import { z } from '#zod';

export const cabinSchema = z.enum(['economy', 'premium', 'business', 'first']);
export type Cabin = z.infer<typeof cabinSchema>;

const civilDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const placeText = z.string().min(1).max(64);

/** So many places in one field at most: each multiplies the ways that are looked through. */
export const MOST_PLACES = 4;

/** Wider than what is searched: the search refuses a fifth place in words, not as a malformed list. */
export const placeChoiceSchema = z
  .union([placeText, z.array(placeText).min(1).max(32)])
  .describe(`A place, or 2 to ${MOST_PLACES}: any of their airports`);
/** One place, or several of which any will do. A list of one means the same as its text. */
export type PlaceChoice = z.infer<typeof placeChoiceSchema>;

export function listPlaces(choice: PlaceChoice): readonly string[] {
  return typeof choice === 'string' ? [choice] : choice;
}

/** The shortest way to say it: the text alone where there is one. */
export function choosePlaces(places: readonly string[]): PlaceChoice {
  const [only, ...more] = places;
  return only !== undefined && more.length === 0 ? only : [...places];
}

export const flightSliceQuerySchema = z.object({
  /** IATA airport or metro codes, or place ids from the suggest call. */
  from: placeChoiceSchema,
  to: placeChoiceSchema,
  /** Local calendar day of departure. */
  date: civilDate,
});

/** Wider than what may travel together: the search refuses ten adults in words, not as a malformed number. */
export const passengersSchema = z.object({
  adults: z.int().min(0).max(99),
  /** Ages at travel, 2 to 17. */
  children: z.array(z.int().min(2).max(17)).max(99),
  infantsInSeat: z.int().min(0).max(99),
  infantsOnLap: z.int().min(0).max(99),
});
export type Passengers = z.infer<typeof passengersSchema>;

/** Bags that every price must include, per seated passenger. */
export const bagsSchema = z.object({ cabin: z.int().min(0).max(1), checked: z.int().min(0).max(2) });
export type Bags = z.infer<typeof bagsSchema>;

/** Flights of one journey. */
export const MOST_SLICES = 6;

export const flightQuerySchema = z.object({
  /** One: one way. Two: out and back (or open jaw). More: a journey through several cities. */
  slices: z.array(flightSliceQuerySchema).min(1).max(MOST_SLICES),
  passengers: passengersSchema,
  cabin: cabinSchema,
  bags: bagsSchema,
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type FlightQuery = z.infer<typeof flightQuerySchema>;

export const flightSortSchema = z.enum(['best', 'cheapest', 'fastest', 'greenest']);
export type FlightSort = z.infer<typeof flightSortSchema>;

/** A return flight is chosen in two steps, or as a whole trip; a journey through several cities leg by leg. */
export const flightStepSchema = z.enum(['out', 'back', 'trips', 'leg']);
export type FlightStepName = z.infer<typeof flightStepSchema>;

/** What the list is narrowed to: the engine says what each ask means. */
export type FlightFilters = Omit<OfferFilters, 'limits'>;
export type { SliceFilter };
