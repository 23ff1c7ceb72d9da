import { defineCall } from '#contract/core';
import { z } from '#zod';

/** Writes a crash of a page to the server's log under its incident id, so that support can find it. */
export const reportCrash = defineCall({
  name: 'system.reportCrash',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/system/v1/crashes',
  csrf: 'none',
  summary: 'Report a page crash',
  input: z.object({
    incident: z.string().max(64),
    path: z.string().max(500),
    message: z.string().max(2_000),
    stack: z.string().max(8_000).optional(),
  }),
  output: z.null(),
});
