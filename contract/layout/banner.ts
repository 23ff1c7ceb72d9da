import { defineCall } from '#contract/core';
import { z } from '#zod';

/** The brand's message above every page stays away until there is another. Changes nothing else, so it wants no token. */
export const close = defineCall({
  name: 'layout.closeBanner',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/layout/v1/banner/close',
  csrf: 'none',
  summary: 'Dismiss the message above every page',
  input: z.object({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  output: z.null(),
});
