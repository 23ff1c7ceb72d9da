import { parseRows } from '#engine/data-rows';
import type { PlaceName } from '#engine/places';
import { namedRow } from '#reference/quarters';
import { z } from '#zod';
import contents from './towns.json' with { type: 'json' };

export const townsSchema = z.strictObject({
  $schema: z.string(),
  places: z.array(
    z.strictObject({
      ...namedRow,
      kana: z.string().min(1).describe('How the Japanese name is read, where it is written in Han alone.').optional(),
    }),
  ),
});

/** Suburbs and towns around the cities with the most properties, by id: their names in the languages of the site. */
export const TOWNS: ReadonlyMap<number, readonly PlaceName[]> = new Map(
  parseRows(townsSchema, 'reference/exonyms/towns.json', contents).places.map(({ id, de, ja, kana, ar }) => [
    id,
    [
      ...(de === undefined ? [] : [{ text: de, lang: 'de' }]),
      { text: ja, lang: 'ja' },
      { text: ar, lang: 'ar' },
      ...(kana === undefined ? [] : [{ text: kana }]),
    ],
  ]),
);
