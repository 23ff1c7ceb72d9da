import { defineCall, moneyOrNullSchema } from '#contract/core';
import { z } from '#zod';

export const stayNightSchema = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  /** Cheapest total of a search for these nights, every mandatory charge in it; null where `reason` says why. */
  total: moneyOrNullSchema,
  /** What of it is paid now, and what at the property: they add up to the total. */
  now: moneyOrNullSchema,
  there: moneyOrNullSchema,
  /** Key of the property that has it. */
  key: z.string().nullable(),
  /** Every source answered, so that none of them sells it for less. */
  exact: z.boolean(),
  reason: z
    .enum([
      'DATE_PAST',
      'DATE_TOO_FAR',
      'NO_ROOMS',
      'TOO_SMALL',
      'TOO_SHORT',
      'TOO_LONG',
      'NO_ARRIVAL',
      'NO_DEPARTURE',
      'NOT_ON_SALE',
      'NO_ANSWER',
    ])
    .nullable()
    .describe(
      'Why there is no total: day not searchable, no fitting room on all nights, stay too short or long, ' +
        'no check-in or check-out that day, no response in time. Of several properties, the nearest to a total',
    ),
});
export type StayNight = z.infer<typeof stayNightSchema>;

/** Arrivals of a month, each with the total that a search for its nights would show as cheapest. */
export const nights = defineCall({
  name: 'search.nights',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/:id/nights',
  summary: 'Lowest totals by check-in date of a month, of a search or one property',
  errors: ['NOT_FOUND', 'OFFER_GONE', 'VALIDATION_ERROR', 'MONTH_UNKNOWN', 'MONTH_NOT_SOLD', 'TOO_MANY_NIGHTS'],
  input: z.object({
    /** Of the search that says where, for whom and in which currency. */
    id: z.string().max(64),
    month: z.string().max(10).describe('The month of check-in, like `2027-03`'),
    nights: z.coerce
      .number()
      .int()
      .min(1)
      .max(99)
      .optional()
      .describe('Number of nights; default: those of the search'),
    only: z.enum(['weekends']).optional().describe('`weekends`: Friday check-ins, two nights regardless of `nights`'),
    offer: z.string().max(400).optional().describe('Key of one property; default: the whole area of the search'),
  }),
  output: z.object({
    month: z.string(),
    nights: z.int(),
    days: z.array(stayNightSchema).max(31),
    checkedAt: z.string(),
  }),
});
