import { defineCall } from '#contract/core';
import { z } from '#zod';
import { flightQuerySchema } from './query.ts';

/** Starts a search and changes nothing else: no token, no cookie. */
export const create = defineCall({
  name: 'search.create',
  scope: 'anybody',
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
    'DATE_BEFORE_PREVIOUS',
    'TOO_MANY_PASSENGERS',
    'INFANT_WITHOUT_ADULT',
    'CHILD_WITHOUT_ADULT',
    'NO_PASSENGERS',
    'UNKNOWN_CURRENCY',
  ],
  input: flightQuerySchema,
  output: z.object({ id: z.string() }),
});
