import { z } from '#zod';

/** Integer minor units plus ISO 4217 code; the exponent comes from our own table, never from Intl. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;
export const moneyOrNullSchema = moneySchema.nullable();

/** What one of several persons or nights comes to, for information only: always rounded up, so that together they are never less. */
export function eachOf({ amountMinor, currency }: Money, count: number): Money {
  return { amountMinor: Math.ceil(amountMinor / Math.max(1, count)), currency };
}

/** `live` real supplier · `house` operator's own inventory · `demo` invented · `schedule_only` not for sale. */
export const dataClassSchema = z.enum(['live', 'house', 'demo', 'schedule_only']);
export type DataClass = z.infer<typeof dataClassSchema>;

/** A fact a supplier may or may not have told us; unknown is never shown as no. */
export const conditionSchema = z.object({
  status: z.enum(['allowed', 'not_allowed', 'unknown']),
  /** What it costs, per passenger, when allowed; null when free or unknown. */
  fee: moneyOrNullSchema,
  /** Hours before the first departure after which it ends; null when there is no such limit. */
  untilHoursBefore: z.int().nullable(),
});
export type Condition = z.infer<typeof conditionSchema>;
