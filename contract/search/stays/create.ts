import { defineCall } from '#contract/core';
import { z } from '#zod';
import { stayQuerySchema } from './query.ts';

/** Starts a search and changes nothing else: no token, no cookie. */
export const stays = defineCall({
  name: 'search.stays',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/search/v1/stays',
  csrf: 'none',
  summary: 'Start a stay search',
  errors: [
    'VALIDATION_ERROR',
    'UNKNOWN_PLACE',
    'DATE_UNKNOWN',
    'DATE_PAST',
    'DATE_TOO_FAR',
    'CHECK_OUT_BEFORE_CHECK_IN',
    'TOO_MANY_NIGHTS',
    'TOO_MANY_ROOMS',
    'TOO_MANY_GUESTS',
    'NO_ADULT_IN_ROOM',
    'CHILD_AGE_MISSING',
    'UNKNOWN_CURRENCY',
  ],
  input: stayQuerySchema,
  output: z.object({ id: z.string() }),
});
