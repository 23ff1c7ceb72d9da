import { parseRows } from '#engine/data-rows';
import type { PlaceName } from '#engine/places';
import { z } from '#zod';
import africaOceania from './africa-oceania.json' with { type: 'json' };
import americas from './americas.json' with { type: 'json' };
import asia from './asia.json' with { type: 'json' };
import europe from './europe.json' with { type: 'json' };
import { TOWNS } from './towns.ts';

const placeSchema = z.strictObject({
  id: z.int().positive().describe('In GeoNames.'),
  english: z.string().min(1).describe('The name that English speakers use.'),
  names: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        in: z
          .array(z.string().regex(/^[a-z]{2}$/, { error: 'a language of two letters is needed' }))
          .min(1)
          .describe('Languages that call the place so. Left out: a name in no particular language.')
          .optional(),
      }),
    )
    .describe('Each language once; "en" where English speakers have a shorter name than the one above.'),
});

export const placesSchema = z.strictObject({ $schema: z.string(), places: z.array(placeSchema) });

/** GeoNames id -> English name (tag `en`) and the names in other languages; written by hand for the busiest places, and for towns around them. */
export const EXONYMS: ReadonlyMap<number, readonly PlaceName[]> = new Map([
  ...TOWNS,
  ...Object.entries({ europe, asia, americas, 'africa-oceania': africaOceania }).flatMap(([file, contents]) =>
    parseRows(placesSchema, `reference/exonyms/${file}.json`, contents).places.map(
      (row) => [row.id, namesOf(row)] as const,
    ),
  ),
]);

function namesOf({ english, names: rows }: z.output<typeof placeSchema>): readonly PlaceName[] {
  const names = rows.flatMap(({ name: text, in: languages }): PlaceName[] =>
    languages ? languages.map((lang) => ({ text, lang })) : [{ text }],
  );
  const titled = names.some((name) => name.lang === 'en') ? names : [{ text: english, lang: 'en' }, ...names];
  return english === titled.find((name) => name.lang === 'en')?.text ? titled : [...titled, { text: english }];
}

/** The name English speakers use, where the packages have another: Cologne for Köln. */
export function englishName(cityId: number): string | undefined {
  return EXONYMS.get(cityId)?.find((name) => name.lang === 'en')?.text;
}
