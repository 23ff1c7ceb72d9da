import { COUNTRY_CODE } from '#engine/data-rows';
import { z } from '#zod';
import { noteSchema } from '../../charges/note.ts';

const ringSchema = z
  .array(z.number().min(-180).max(180))
  .min(6)
  .refine((ring) => ring.length % 2 === 0, { error: 'a ring is longitudes and latitudes in turn' });

export const outlinesSchema = z.strictObject({
  $schema: z.string(),
  note: noteSchema.optional(),
  outlines: z
    .record(z.string().regex(COUNTRY_CODE), z.array(ringSchema).min(1))
    .describe('The land of a country by its two letters: rings of degrees, longitude before latitude.'),
});
