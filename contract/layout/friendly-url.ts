import { defineCall } from '#contract/core';
import { z } from '#zod';

/** Changes nothing, so it asks for no token. */
export const friendlySearchUrl = defineCall({
  name: 'layout.friendlySearchUrl',
  scope: 'anybody',
  method: 'POST',
  path: '/s/horizon/common/layout/FriendlySearchUrlAction',
  aliases: ['/horizon/common/layout/FriendlySearchUrlAction'],
  csrf: 'none',
  body: 'form',
  statement: '7.5-03',
  errors: ['UNKNOWN_VERTICAL', 'NOT_CONVERTIBLE'],
  summary: 'The address of the same search in another vertical',
  input: z.object({
    originalVertical: z.string().min(1).max(40),
    conversionVertical: z.string().min(1).max(40),
    /** Address of a results page: a path, or with its origin, which is left out of the answer. */
    searchUrlToConvert: z.string().min(1).max(4_000),
  }),
  output: z.object({ convertedUrl: z.string() }),
});
