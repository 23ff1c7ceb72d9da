import { defineCall } from '#contract/core';
import { z } from '#zod';

/** Writes to the server's log that a part of a page did not come; the page goes on without it. */
export const report = defineCall({
  name: 'layout.reportFailure',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/layout/v1/failures',
  csrf: 'none',
  summary: 'Report a part of a page that failed to load',
  input: z.object({ part: z.string().max(80), path: z.string().max(500), message: z.string().max(2_000) }),
  output: z.null(),
});
