import { airportCodeSchema, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import contents from './shown-airports.json' with { type: 'json' };

/** Languages in which airports are named beside English. */
export const AIRPORT_LANGUAGES = ['de', 'ja', 'ar'] as const;
export type AirportLanguage = (typeof AIRPORT_LANGUAGES)[number];

const nameSchema = z
  .string()
  .min(1)
  .describe('What tells the airport apart in its city in this language, without the word for an airport.');

export const shownAirportsSchema = z.strictObject({
  $schema: z.string(),
  airports: z.array(
    z.strictObject({
      code: airportCodeSchema,
      de: nameSchema,
      ja: nameSchema,
      ar: nameSchema,
      whole: z
        .array(z.enum(AIRPORT_LANGUAGES))
        .min(1)
        .describe('Languages in which the name says the city, or a better known place, and needs no city before it.')
        .optional(),
    } satisfies Record<AirportLanguage | 'code' | 'whole', z.ZodType>),
  ),
});

interface ShownAirport {
  readonly name: string;
  /** The name says the city, or a better known place. */
  readonly whole: boolean;
}

/** By code and language; written by hand for the busiest that are told apart by a name. Others are called like their city. */
export const SHOWN_AIRPORTS: ReadonlyMap<string, Readonly<Record<AirportLanguage, ShownAirport>>> = new Map(
  parseRows(shownAirportsSchema, 'reference/exonyms/shown-airports.json', contents).airports.map((row) => {
    const shown = (language: AirportLanguage) => ({
      name: row[language],
      whole: row.whole?.includes(language) ?? false,
    });
    return [row.code, { de: shown('de'), ja: shown('ja'), ar: shown('ar') }];
  }),
);
