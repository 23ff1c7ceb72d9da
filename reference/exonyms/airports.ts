import { airportCodeSchema, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import contents from './airports.json' with { type: 'json' };

export const airportsSchema = z.strictObject({
  $schema: z.string(),
  airports: z.array(
    z.strictObject({
      code: airportCodeSchema,
      names: z
        .array(z.string().min(1))
        .min(1)
        .describe('Of the airport itself as written and read in East Asia, without the word for an airport.'),
    }),
  ),
});

/** Names by IATA code; written by hand for the busiest where several serve a city, and where readers say them for the city. */
export const AIRPORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  parseRows(airportsSchema, 'reference/exonyms/airports.json', contents).airports.map(({ code, names }) => [
    code,
    names,
  ]),
);
