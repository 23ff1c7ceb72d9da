import { AIRPORT_CODE, COUNTRY_CODE, countryCodeSchema } from '#engine/data-rows';
import { z } from '#zod';
import { CHARGE_FIELDS, FILE_FIELDS, RATES, refuseFaults } from '../../charges/schema.ts';
import { CABINS, FARTHEST_KM } from './bands.ts';
import { AIRPORT_GROUP_NAMES, COUNTRY_GROUP_NAMES } from './groups-schema.ts';
import outlines from './rows/outlines.json' with { type: 'json' };

/** Codes, and groups by their names. */
function listOf(code: RegExp, groups: readonly string[]) {
  const member = z
    .string()
    .refine((text) => code.test(text) || groups.includes(text), {
      error: ({ input }) => `"${String(input)}" is neither a code nor a group of groups.json`,
    })
    .meta({ anyOf: [{ pattern: code.source }, { enum: groups }] });
  return z.array(member).min(1);
}

const distanceSchema = z
  .strictObject({ from: z.int().positive().optional(), below: z.int().positive().optional() })
  .refine(({ from = 0, below = FARTHEST_KM }) => from < below, { error: 'the distance ends before it begins' });

const rowSchema = z.strictObject({
  ...CHARGE_FIELDS,
  jurisdiction: countryCodeSchema.describe('The country that levies the charge, by its two letters.').optional(),
  percent: CHARGE_FIELDS.percent
    .unwrap()
    .multipleOf(0.1)
    .describe('A share of the base fare; either this or "amount".')
    .optional(),
  per: z
    .enum(['departure', 'arrival', 'departure and arrival', 'boarding', 'transfer', 'domesticLeg'])
    .describe(
      'What is counted in the country: directions of the journey that start there (departure; also where this is left out) or end ' +
        'there (arrival), boardings there (boarding) or those after a connection only (transfer), or legs wholly inside (domesticLeg).',
    )
    .optional(),
  maxPerSlice: z.int().positive().describe('At most so many for each direction of the journey.').optional(),
  scope: z
    .enum(['domestic', 'international'])
    .describe('Both ends in the country, or not. Left out: either.')
    .optional(),
  airports: listOf(AIRPORT_CODE, AIRPORT_GROUP_NAMES).describe('Only at these airports.').optional(),
  exceptAirports: listOf(AIRPORT_CODE, AIRPORT_GROUP_NAMES).describe('Not at these airports.').optional(),
  parts: z
    .strictObject({ of: z.array(z.enum(AIRPORT_GROUP_NAMES)).min(1), same: z.boolean() })
    .describe(
      'Parts of the country that the law tells apart, by airports, the rest being one more: both ends in one, or not.',
    )
    .optional(),
  overland: z
    .literal(true)
    .describe(
      'The percentage is due on the share of the way that lies over the country (outlines.json); a leg inside one part counts whole.',
    )
    .optional(),
  counterparts: listOf(COUNTRY_CODE, COUNTRY_GROUP_NAMES)
    .describe('Only where the other end is in one of these countries.')
    .optional(),
  exceptCounterparts: listOf(COUNTRY_CODE, COUNTRY_GROUP_NAMES)
    .describe('Not where the other end is in one of these.')
    .optional(),
  distanceKm: distanceSchema
    .describe('Great-circle kilometres between the ends: at least "from", less than "below".')
    .optional(),
  cabins: z
    .enum(Object.keys(CABINS) as (keyof typeof CABINS)[])
    .describe('Highest cabin of the direction.')
    .optional(),
  infantsOnLap: z
    .literal('charged')
    .describe('Infants on a lap pay too, of a percentage the share of their own fare. Left out: they do not.')
    .optional(),
  validBy: z.literal('sale').describe('The day of sale decides. Left out: the day of travel.').optional(),
});
export type Row = z.output<typeof rowSchema>;

export const chargesSchema = z
  .strictObject({
    ...FILE_FIELDS,
    charges: z.array(rowSchema.extend({ rates: z.array(rowSchema).min(2).describe(RATES).optional() })),
  })
  .superRefine(refuseFaults<Row>(overlandFaults));

function overlandFaults({ overland, percent, parts, jurisdiction }: Row): string[] {
  if (!overland) return [];
  return [
    ...(percent === undefined || parts === undefined ? ['"overland" needs "percent" and "parts"'] : []),
    ...(Object.hasOwn(outlines.outlines, jurisdiction ?? '') ? [] : [`outlines.json does not have ${jurisdiction}`]),
  ];
}
