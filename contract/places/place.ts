import { z } from '#zod';

export const placeTypeSchema = z.enum(['airport', 'metro', 'city']);
export type PlaceTypeName = z.infer<typeof placeTypeSchema>;

/** A place to fly from or to. Send its `id` back; a `code` is there to be shown and typed. */
export const placeSchema = z.object({
  /** `airport:LHR`, `metro:LON`, `city:2643743` (GeoNames); the same for ever. */
  id: z.string(),
  type: placeTypeSchema,
  /** IATA airport or metro code; absent for cities, and where an airport has the metro's letters. */
  code: z.string().optional(),
  /** In the asked language where it is known. */
  name: z.string(),
  /** Of an airport: what tells it apart in its city, or the city's name where nothing must. */
  shortName: z.string().optional(),
  cityName: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  /** Degrees, WGS 84. */
  lat: z.number(),
  lon: z.number(),
  /** IANA. */
  timeZone: z.string(),
  /** IATA codes: all airports of a metro or city, or the nearest ones of a city without an airport. */
  airports: z.array(z.string()).optional(),
  airportDetails: z.array(z.object({ code: z.string(), name: z.string(), distanceKm: z.int() })).optional(),
  /** `own`: its airports. `nearest`: it has none, these are the nearest. */
  airportsAre: z.enum(['own', 'nearest']).optional(),
  /** From the point in `near`. */
  distanceKm: z.int().optional(),
  /** The name that the question matched, where it is not the one shown: 'München' beside 'Munich'. */
  matched: z.string().optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSchema>;
