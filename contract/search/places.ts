import { z } from '#zod';

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
