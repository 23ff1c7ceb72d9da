import { defineCall } from '#contract/core';
import { z } from '#zod';

/** What a frame tells of itself; the words are those of the specification's section 8. */
export const report = defineCall({
  name: 'frames.report',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/embed/v1/reports',
  summary: 'Report a host message rejected by a frame, or a part not loaded',
  errors: ['NOT_ALLOWED'],
  input: z.strictObject({
    event: z.enum(['message refused', 'ajax call error', 'Malformed svg received', 'Could not fetch SVG']),
    /** Which rule, or which operation: an identifier, never content of a message. */
    detail: z.string().regex(/^[\w./:-]{0,120}$/),
  }),
  output: z.null(),
});
