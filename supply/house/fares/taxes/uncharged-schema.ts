import { airportCodeSchema, countryCodeSchema } from '#engine/data-rows';
import { z } from '#zod';
import { sourceSchema } from '../../charges/schema.ts';

/** Where those who leave the country are asked for no charge of an airport on their ticket, and why. */
export const unchargedSchema = z.strictObject({
  $schema: z.string(),
  uncharged: z.array(
    z.strictObject({
      jurisdiction: countryCodeSchema,
      airports: z.array(airportCodeSchema).min(1).describe('Only at these airports.').optional(),
      reason: z.string().min(20).describe('Nobody is shown it.'),
      source: sourceSchema,
    }),
  ),
});
