import { airportCodeSchema, countryCodeSchema, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import contents from './patch.json' with { type: 'json' };

const addedSchema = z.strictObject({
  code: airportCodeSchema.describe('IATA.'),
  ident: z
    .string()
    .regex(/^[A-Z0-9-]{2,7}$/)
    .describe('ICAO where there is one, else the national code.'),
  name: z.string().min(1),
  municipality: z.string().min(1),
  countryCode: countryCodeSchema.describe('ISO 3166-1.'),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .describe('ISO 3166-2.'),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  elevationFeet: z.int(),
  size: z.enum(['large', 'medium', 'small']),
});

export const patchSchema = z.strictObject({
  $schema: z.string(),
  added: z.array(addedSchema).describe('Airports that the package lacks.'),
  opened: z
    .array(z.strictObject({ code: airportCodeSchema, reason: z.string().min(1) }))
    .describe('In the package without scheduled service, but flown today.'),
  named: z
    .array(z.strictObject({ code: airportCodeSchema, name: z.string().min(1) }))
    .describe(
      'Airports whose name in the package is two names, an abbreviation or another one than they are known by.',
    ),
  closed: z
    .array(airportCodeSchema)
    .describe(
      'In the package with scheduled service, but closed to it; the successor, where there is one, has an alias.',
    ),
  aliases: z
    .array(
      z.strictObject({ alias: airportCodeSchema, airport: airportCodeSchema.describe('The airport that is meant.') }),
    )
    .describe(
      'Codes that people and tickets use for another airport: the French and neutral codes of EuroAirport, city codes with one ' +
        'airport, and airports that moved. Never a code that a scheduled airport of its own has.',
    ),
});

/** What the package lacks or has wrong, checked by hand. */
const patch = parseRows(patchSchema, 'reference/airports/patch.json', contents);

export const ADDED = patch.added;

/** Code and reason. */
export const OPENED: ReadonlyMap<string, string> = new Map(patch.opened.map(({ code, reason }) => [code, reason]));

/** Code and name. */
export const NAMED: ReadonlyMap<string, string> = new Map(patch.named.map(({ code, name }) => [code, name]));

export const ALIASES: ReadonlyMap<string, string> = new Map(
  patch.aliases.map(({ alias, airport }) => [alias, airport]),
);

/** Code and successor, which answers to the code. */
export const CLOSED: ReadonlyMap<string, string | null> = new Map(
  patch.closed.map((code) => [code, ALIASES.get(code) ?? null]),
);
