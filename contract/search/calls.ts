import { defineCall } from '#contract/core';
import { z } from '#zod';
import { flightQuerySchema, sortSchema } from './query.ts';
import { offerDetailSchema, searchResultsSchema } from './results.ts';

/** Starts a search and changes nothing else: no token, no cookie. */
export const create = defineCall({
  name: 'search.create',
  method: 'POST',
  path: '/i/api/search/v1/flights',
  csrf: 'none',
  summary: 'Start a flight search',
  errors: [
    'VALIDATION_ERROR',
    'UNKNOWN_PLACE',
    'SAME_PLACE',
    'PLACE_TWICE',
    'TOO_MANY_PLACES',
    'DATE_PAST',
    'DATE_TOO_FAR',
    'RETURN_BEFORE_DEPARTURE',
    'TOO_MANY_PASSENGERS',
    'INFANT_WITHOUT_ADULT',
    'CHILD_WITHOUT_ADULT',
    'NO_PASSENGERS',
    'UNKNOWN_CURRENCY',
  ],
  input: flightQuerySchema,
  output: z.object({ id: z.string() }),
});

export const get = defineCall({
  name: 'search.get',
  method: 'GET',
  path: '/i/api/search/v1/:id',
  summary: 'Read one page of a search, filtered and sorted',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR'],
  input: z.object({
    id: z.string().max(64),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
    limit: z.coerce.number().int().min(1).max(50).default(30),
    sort: sortSchema.default('best'),
    /** Filters, written as in the page address: `stops:0;carriers:X-NRD`. */
    fs: z.string().max(2_000).default(''),
    /** Wait up to this long for the first sources. */
    waitMs: z.coerce.number().int().min(0).max(5_000).default(0),
  }),
  output: searchResultsSchema,
});

export const offer = defineCall({
  name: 'search.offer',
  method: 'GET',
  path: '/i/api/search/v1/:id/offers/:offerId',
  summary: 'One offer with all its fares',
  errors: ['NOT_FOUND', 'OFFER_GONE'],
  input: z.object({ id: z.string().max(64), offerId: z.string().max(400) }),
  output: offerDetailSchema,
});

export { days } from './days.ts';
export { ideas } from './ideas.ts';
