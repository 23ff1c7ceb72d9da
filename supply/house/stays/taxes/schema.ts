import { countryCodeSchema } from '#engine/data-rows';
import { z } from '#zod';
import { amountOf, rowsOf, type ChargeFile } from '../../charges/rows.ts';
import { CHARGE_FIELDS, FILE_FIELDS, moneySchema, RATES, refuseFaults } from '../../charges/schema.ts';
import { CITIES } from './cities.ts';

const citySchema = z
  .string()
  .refine((name) => CITIES.has(name), { error: ({ input }) => `"${String(input)}" is not in cities.json` })
  .meta({ enum: [...CITIES.keys()] });
const citiesOf = z.array(citySchema).min(1);
const divisionsOf = z.array(z.string().regex(/^[A-Z0-9]{1,4}$/)).min(1);
const starsSchema = z.int().min(0).max(5);
const monthDaySchema = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'a month and a day such as "04-01" are needed' });

/** Where in a country. */
export const WITHIN = {
  divisions: divisionsOf.describe('Only in these states or provinces, in the coding of GeoNames.').optional(),
  exceptDivisions: divisionsOf.describe('Not in these states or provinces.').optional(),
  cities: citiesOf.describe('Only in these places of cities.json.').optional(),
  exceptCities: citiesOf.describe('Not in these places of cities.json.').optional(),
};

const rowSchema = z.strictObject({
  ...CHARGE_FIELDS,
  country: countryCodeSchema.describe('Where the charge is levied, by two letters.').optional(),
  ...WITHIN,
  per: z
    .enum(['person_night', 'room_night', 'person_stay', 'room_stay'])
    .describe('What an "amount" is counted by; not for a "percent".')
    .optional(),
  base: z
    .enum(['room', 'room_and_board', 'with_taxes'])
    .describe(
      'What a "percent" is taken of: the room (also where this is left out), with board, or with the percentages before it.',
    )
    .optional(),
  included: z.literal(true).describe('The shown price contains it already.').optional(),
  dueAt: z.enum(['now', 'property']).describe('Paid with the room, or at the property.').optional(),
  stars: z
    .strictObject({ from: starsSchema, to: starsSchema })
    .refine(({ from, to }) => from <= to, { error: 'the stars end before they begin' })
    .describe('Only houses of so many stars, both ends included; a house without stars has 0.')
    .optional(),
  otherStars: z.string().min(20).describe('Why houses of other stars pay none of it. Nobody is shown it.').optional(),
  priceBand: z
    .strictObject({ from: moneySchema.optional(), below: moneySchema.optional() })
    .describe('Only where a night costs at least "from" and less than "below" before taxes: each person, or per room.')
    .optional(),
  season: z
    .strictObject({ from: monthDaySchema, to: monthDaySchema })
    .describe('Only on nights from one month and day to another, both included; may run over the end of the year.')
    .optional(),
  afterNights: z.int().positive().describe('Not the first so many nights of a stay.').optional(),
  maxNights: z.int().positive().describe('Only the first so many nights of a stay.').optional(),
  halfUnderAge: z
    .int()
    .min(1)
    .max(18)
    .describe('Persons younger than this pay half of the amount, rounded up.')
    .optional(),
});
export type Row = z.output<typeof rowSchema>;

function faultsOfStay(row: Row): string[] {
  const { country, dueAt, amount, percent, per, base, included, halfUnderAge, priceBand } = row;
  const money = [amount, priceBand?.from, priceBand?.below].filter((text) => text !== undefined);
  const currencies = new Set(money.map((text) => amountOf(text)?.currency));
  return [
    ...(country === undefined ? ['"country" is missing'] : []),
    ...(dueAt === undefined ? ['"dueAt" is missing'] : []),
    ...(amount !== undefined && per === undefined ? ['an "amount" needs "per"'] : []),
    ...(amount !== undefined && (base !== undefined || included) ? ['"base" and "included" are for a "percent"'] : []),
    ...(percent !== undefined && (per !== undefined || halfUnderAge !== undefined)
      ? ['"per" and "halfUnderAge" are for an "amount"']
      : []),
    ...(currencies.size > 1 ? ['"amount" and "priceBand" are in different currencies'] : []),
  ];
}

const STARS = [0, 1, 2, 3, 4, 5];

/** Charges by stars that leave out some stars and do not say why. */
function starsLeftOut({ charges }: ChargeFile<Row>): string[] {
  const seasons = Map.groupBy(charges.flatMap(rowsOf<Row>), ({ jurisdiction, code, from, season, priceBand }) =>
    JSON.stringify([jurisdiction, code, from, season, priceBand]),
  );
  return [...seasons.values()].flatMap((rows) => {
    const left = STARS.filter(
      (count) => !rows.some(({ stars }) => !stars || (stars.from <= count && count <= stars.to)),
    );
    const [first] = rows;
    if (left.length === 0 || rows.some(({ otherStars }) => otherStars !== undefined)) return [];
    return [
      `${first?.jurisdiction} ${first?.code} has no row for ${left.join(', ')} stars and no "otherStars" says why`,
    ];
  });
}

export const chargesSchema = z
  .strictObject({
    ...FILE_FIELDS,
    charges: z.array(rowSchema.extend({ rates: z.array(rowSchema).min(2).describe(RATES).optional() })),
  })
  .superRefine(refuseFaults(faultsOfStay))
  .superRefine((file, refinement) => {
    for (const message of starsLeftOut(file))
      refinement.addIssue({ code: 'custom', path: ['charges'], message, input: undefined });
  });
