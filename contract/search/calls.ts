import { defineCall } from '#contract/core';
import { z } from '#zod';
import { searchDetailSchema, searchResultsSchema } from './answers.ts';
import { flightSortSchema, flightStepSchema } from './flights/query.ts';
import { staySortSchema } from './stays/query.ts';

export const get = defineCall({
  name: 'search.get',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/:id',
  summary: 'Get one page of a search, filtered and sorted',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'BEYOND_THE_LIST', 'RANGE_INVERTED', 'OFFER_GONE'],
  input: z.object({
    id: z.string().max(64),
    offset: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe('Rows to skip; beyond a complete list: BEYOND_THE_LIST'),
    limit: z.coerce.number().int().min(1).max(50).default(30),
    /** Each kind of search has its own and refuses others; without one the first of its own. */
    sort: z.enum([...flightSortSchema.options, ...staySortSchema.options]).optional(),
    fs: z
      .string()
      .max(2_000)
      .default('')
      .describe(
        'Filters by facet id, as in the page address: `stops:0;back.carriers:X-NRD` (of all flights; of one). After `choose` only later flights have facets of stops and carriers. Only times of day have an order (RANGE_INVERTED)',
      ),
    step: flightStepSchema
      .optional()
      .describe(
        'Return: `out` lists flights out, each in its cheapest trip; `back` those that fit `choose`; `trips` flights out with all flights back at that total, in `returns`. Three or more slices: `leg` lists those after `choose`. Otherwise whole offers',
      ),
    choose: z
      .string()
      .max(500)
      .optional()
      .describe('The chosen flights: the start, up to a `~`, of the key of an offer that has them'),
    /** Wait up to this long for the first sources. */
    waitMs: z.coerce.number().int().min(0).max(5_000).default(0),
  }),
  output: searchResultsSchema,
});

export const offer = defineCall({
  name: 'search.offer',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/search/v1/:id/offers/:offerId',
  summary: 'One offer with all its fares or rates',
  errors: ['NOT_FOUND', 'OFFER_GONE', 'OFFER_NOT_ALLOWED'],
  input: z.object({ id: z.string().max(64), offerId: z.string().max(600) }),
  output: searchDetailSchema,
});

export { create } from './flights/create.ts';
export { days } from './flights/days.ts';
export { nearby } from './flights/nearby.ts';
export { ideas } from './flights/ideas.ts';
export { stays } from './stays/create.ts';
export { nights } from './stays/nights.ts';
