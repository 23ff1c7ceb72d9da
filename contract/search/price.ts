import { moneySchema } from '#contract/core';
import { z } from '#zod';
import { EXTRA_LINES } from './extra-lines.ts';

/** One addend of the total; all lines of an offer add up to its total exactly. */
export const priceLineSchema = z.object({
  kind: z.enum(['base', 'tax', 'fee', 'surcharge', ...EXTRA_LINES]),
  code: z.string(),
  name: z.string(),
  /** Who levies it: in answers by a name in the reader's language; absent where `name` says it. */
  jurisdiction: z.string().optional(),
  amountMinor: z.int(),
  currency: z.string(),
  /** Asked for at the property, not by us; absent: paid with the booking. */
  due: z.literal('property').optional(),
  /** A part of the price as it was announced, shown for itself. */
  included: z.literal(true).optional(),
  /** At a rate that is not confirmed for the date: the last known one, or one without a source. */
  estimate: z.literal(true).optional(),
});
export type PriceLine = z.infer<typeof priceLineSchema>;

export const priceSchema = z.object({
  /** For the whole party, all mandatory charges and the bags asked for. */
  total: moneySchema,
  perPerson: moneySchema.describe('Total by seats or beds, rounded up'),
  lines: z.array(priceLineSchema),
  /** Part of the total that is asked for at the property, and in which currencies it will be; absent: all is paid with the booking. */
  atProperty: z.object({ amount: moneySchema, asked: z.array(moneySchema) }).optional(),
  /** A local tax may be asked for at the property that no line knows. */
  incomplete: z.literal(true).optional(),
  /** Rate table used when the fare is filed in another currency. */
  rates: z.object({ id: z.string(), date: z.string(), filedIn: z.array(z.string()) }).nullable(),
});
export type Price = z.infer<typeof priceSchema>;

export const validitySchema = z.object({ createdAt: z.string(), expiresAt: z.string() });
