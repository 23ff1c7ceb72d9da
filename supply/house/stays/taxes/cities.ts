import { parseRows } from '#engine/data-rows';
import { z } from '#zod';
import { noteSchema } from '../../charges/note.ts';
import contents from './rows/cities.json' with { type: 'json' };

export const citiesSchema = z.strictObject({
  $schema: z.string(),
  note: noteSchema.optional(),
  cities: z.record(
    z.string().min(2),
    z.strictObject({
      note: noteSchema.optional(),
      ids: z.array(z.int().positive()).min(1).describe('In GeoNames; several where it has the parts of a place only.'),
    }),
  ),
});

/** GeoNames ids of the places that rows name. */
export const CITIES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(parseRows(citiesSchema, 'supply/house/stays/taxes/rows/cities.json', contents).cities).map(
    ([name, { ids }]) => [name, ids],
  ),
);

/** The id of a city that levies charges of its own, the first where it has several. */
export function levyingCity(name: string): number | undefined {
  return CITIES.get(name)?.[0];
}
