import { airportCodeSchema, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import contents from './zones.json' with { type: 'json' };

const REASONS = ['border', 'coast'] as const;

export const zonesSchema = z.strictObject({
  $schema: z.string(),
  source: z
    .strictObject({ url: z.url(), read: z.iso.date() })
    .describe('Where the reasons were read: the table that says which part of a country keeps which zone.'),
  reasons: z.record(z.enum(REASONS), z.string().min(1)).describe('Reasons that several corrections share.'),
  corrections: z.array(
    z.strictObject({
      airports: z.array(airportCodeSchema).min(1),
      zone: z
        .string()
        .regex(/^[A-Z]\w+(\/[A-Z][\w-]*)+$/, { error: 'a zone such as "Europe/Paris" is needed' })
        .describe('IANA.'),
      reason: z.enum(REASONS).or(z.string().regex(/ /)).describe('A key of "reasons", or a reason in words.'),
    }),
  ),
});

/** Airports whose clock is not that of the boundary data at their coordinates; a row that agrees with it again fails a test. */
const { source, reasons, corrections } = parseRows(zonesSchema, 'reference/airports/zones.json', contents);

export const ZONE_SOURCE = { url: source.url, on: source.read };

const SHARED = new Map<string, string>(Object.entries(reasons));

export const ZONE_ROWS = corrections.map((row) => ({ ...row, reason: SHARED.get(row.reason) ?? row.reason }));

/** Zone by airport, of all rows. */
export const ZONES: ReadonlyMap<string, string> = new Map(
  ZONE_ROWS.flatMap(({ airports, zone }) => airports.map((code) => [code, zone] as const)),
);
