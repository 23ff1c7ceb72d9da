import { parseRows } from '#engine/data-rows';
import { z } from '#zod';
import contents from './quarters.json' with { type: 'json' };

/** A place by its name in GeoNames, and what other languages call it. */
export const namedRow = {
  id: z.int().positive().describe('In GeoNames.'),
  name: z.string().min(1).describe('As GeoNames writes it.'),
  de: z.string().min(1).describe('Left out where German writes the name above.').optional(),
  ja: z.string().min(1),
  ar: z.string().min(1),
};

export const quartersSchema = z.strictObject({ $schema: z.string(), places: z.array(z.strictObject(namedRow)) });

type QuarterRow = z.output<typeof quartersSchema>['places'][number];

/** Parts of cities by id, written by hand for the cities with the most properties. */
export const QUARTERS: ReadonlyMap<number, QuarterRow> = new Map(
  parseRows(quartersSchema, 'reference/quarters/quarters.json', contents).places.map((row) => [row.id, row]),
);

/** Undefined where `lang` (two letters) writes the name as its city does, and where none is known. */
export function quarterName(id: number, lang: string): string | undefined {
  const row = QUARTERS.get(id);
  return lang === 'de' || lang === 'ja' || lang === 'ar' ? row?.[lang] : undefined;
}
