import { defineCall } from '#contract/core';
import { z } from '#zod';
import { searchDetailSchema, searchResultsSchema } from './answers.ts';
import { flightSortSchema, flightStepSchema } from './flights/query.ts';
import { staySortSchema } from './stays/query.ts';

export const get = defineCall({
  name: 'search.get',
  method: 'GET',
  path: '/i/api/search/v1/:id',
  summary: 'Read one page of a search, filtered and sorted',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'BEYOND_THE_LIST', 'RANGE_INVERTED', 'OFFER_GONE'],
  input: z.object({
    id: z.string().max(64),
    offset: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe('Rows to skip; past the end of a complete list it is refused with BEYOND_THE_LIST'),
    limit: z.coerce.number().int().min(1).max(50).default(30),
    /** Each kind of search has its own and refuses others; without one the first of its own. */
    sort: z.enum([...flightSortSchema.options, ...staySortSchema.options]).optional(),
    fs: z
      .string()
      .max(2_000)
      .default('')
      .describe(
        'Filters, written as in the page address: `stops:0;carriers:X-NRD`. Ends of a range may come in any order, but times of day (RANGE_INVERTED)',
      ),
    step: flightStepSchema
      .optional()
      .describe(
        'Of a return: `out` lists flights out, each in the cheapest trip with it, `back` those that go with `choose`, `trips` flights out with all flights back at that total, in `returns`. Of three slices or more: `leg` lists the flights after those in `choose`. Without it whole offers are listed',
      ),
    choose: z
      .string()
      .max(500)
      .optional()
      .describe('The chosen flights: the beginning, up to a `~`, of the key of an offer that has them'),
    /** Wait up to this long for the first sources. */
    waitMs: z.coerce.number().int().min(0).max(5_000).default(0),
  }),
  output: searchResultsSchema,
});

export const offer = defineCall({
  name: 'search.offer',
  method: 'GET',
  path: '/i/api/search/v1/:id/offers/:offerId',
  summary: 'One offer with everything that is sold of it',
  errors: ['NOT_FOUND', 'OFFER_GONE'],
  input: z.object({ id: z.string().max(64), offerId: z.string().max(600) }),
  output: searchDetailSchema,
});

export { create } from './flights/create.ts';
export { days } from './flights/days.ts';
export { ideas } from './flights/ideas.ts';
export { stays } from './stays/create.ts';
export { nights } from './stays/nights.ts';
