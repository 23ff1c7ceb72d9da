import { z } from '#zod';
import { noteSchema } from './note.ts';
import { amountOf, MONEY, rowsOf, sourceDay, type ChargeFile } from './rows.ts';

const daySchema = z.iso.date();

export const sourceSchema = z
  .union(
    [
      z.strictObject({ url: z.url(), read: daySchema, note: noteSchema.optional() }),
      z.strictObject({ recalled: daySchema, note: noteSchema.optional() }),
    ],
    { error: 'a source is the "url" of a page and the day it was "read", or the day the amount was "recalled"' },
  )
  .describe(
    'A page with the amount and the day on which somebody read it there, or, where no page could be opened, the day on which ' +
      'it was written down from memory: readers see such a charge as an estimate.',
  );
export type Source = z.output<typeof sourceSchema>;

export const moneySchema = z
  .string()
  .refine((text) => amountOf(text) !== undefined, {
    error: ({ input }) => `"${String(input)}" is no amount such as "12.50 EUR" with the decimals of its currency`,
  })
  .meta({ pattern: MONEY.source, examples: ['12.50 EUR', '1000 JPY'] });

/** Fields of every charge. A charge or its rates may give any of them; each row needs those of `NEEDED`. */
export const CHARGE_FIELDS = {
  jurisdiction: z
    .string()
    .min(2)
    .describe('Who levies the charge: a country by its two letters, or a place by its name.')
    .optional(),
  code: z
    .string()
    .regex(/^[A-Z0-9]{2,3}$/)
    .describe('On tickets and bills; rows of one code may follow each other in time.')
    .optional(),
  name: z.string().min(1).describe('As readers see it.').optional(),
  kind: z
    .enum(['tax', 'fee'])
    .describe('A tax goes to a state or town, a fee to who runs the airport or house.')
    .optional(),
  amount: moneySchema.describe('A fixed amount; either this or "percent".').optional(),
  percent: z.number().positive().max(100).describe('A share of the price; either this or "amount".').optional(),
  exemptUnderAge: z.int().min(1).max(18).describe('Persons younger than this pay nothing.').optional(),
  from: daySchema
    .describe('First day. Left out: the day of the source, since when the amount certainly holds.')
    .optional(),
  to: daySchema.describe('Last day. Left out: until it is changed.').optional(),
  knownTo: daySchema
    .describe('Last day for which the source gives the amount; later days are estimates at it.')
    .optional(),
  source: z.string().describe('A key of "sources" in this file.').optional(),
  note: noteSchema.optional(),
};
const NEEDED = ['jurisdiction', 'code', 'name', 'kind', 'source'] as const;

export type ChargeRow = z.output<z.ZodObject<typeof CHARGE_FIELDS>>;

/** What a file holds besides its charges. */
export const FILE_FIELDS = {
  $schema: z.string(),
  note: noteSchema.optional(),
  sources: z.record(z.string(), sourceSchema),
};

export const RATES =
  'Rows of this charge that differ in some fields; each takes the other fields of the charge. Left out: the charge is one row.';

/** Refuses rows that lack a field, name an unknown source or end before they begin, and sources that no row names. */
export function refuseFaults<Row extends ChargeRow>(faultsBesides: (row: Row) => readonly string[] = () => []) {
  return ({ sources, charges }: ChargeFile<Row>, refinement: z.RefinementCtx): void => {
    const refuse = (path: PropertyKey[], message: string) =>
      refinement.addIssue({ code: 'custom', path, message, input: undefined });
    const named = new Set<string | undefined>();
    charges.forEach((charge, at) =>
      rowsOf<Row>(charge).forEach((row, rate) => {
        const path = ['charges', at, ...(charge.rates ? ['rates', rate] : [])];
        named.add(row.source);
        for (const fault of [...faultsOf(row, sources), ...faultsBesides(row)]) refuse(path, fault);
      }),
    );
    for (const key of Object.keys(sources)) if (!named.has(key)) refuse(['sources', key], 'no row names this source');
  };
}

function faultsOf(row: ChargeRow, sources: ChargeFile['sources']): string[] {
  const faults = NEEDED.filter((field) => row[field] === undefined).map((field) => `"${field}" is missing`);
  if ((row.amount === undefined) === (row.percent === undefined)) faults.push('either "amount" or "percent" is needed');
  if (row.source === undefined) return faults;
  const source = Object.hasOwn(sources, row.source) ? sources[row.source] : undefined;
  if (!source) return [...faults, `there is no source "${row.source}" in this file`];
  const from = row.from ?? sourceDay(source);
  for (const field of ['to', 'knownTo'] as const) {
    const end = row[field];
    if (end !== undefined && end < from) faults.push(`"${field}" ${end} is before the first day, ${from}`);
  }
  return faults;
}
