import { countryCodeSchema } from '#engine/data-rows';
import { z } from '#zod';
import { sourceSchema } from '../../charges/schema.ts';
import { WITHIN } from './schema.ts';

/** Where guests pay no local tax or charge beyond what the price contains, and why. */
export const unchargedSchema = z.strictObject({
  $schema: z.string(),
  uncharged: z.array(
    z.strictObject({
      jurisdiction: z.string().min(2),
      country: countryCodeSchema,
      ...WITHIN,
      unknown: z.literal(true).describe('A charge may be taken all the same: prices say so.').optional(),
      reason: z.string().min(20).describe('Nobody is shown it.'),
      source: sourceSchema,
    }),
  ),
});
