import { defineCall } from '#contract/core';
import { z } from '#zod';
import { eventSchema } from './events.ts';

/**
 * Without a token, since a page that is being left can send no header. What another site could make a browser send here is
 * refused by its origin, and nothing but counts depends on it.
 */
export const collect = defineCall({
  name: 'measuring.collect',
  method: 'POST',
  path: '/i/api/measuring/v1/events',
  csrf: 'none',
  errors: ['CONSENT_REQUIRED', 'NOT_ALLOWED'],
  summary: 'Take events of a page whose reader agreed to be measured',
  input: z.strictObject({
    /** BCP 47, of the page. */
    locale: z.string().max(60),
    events: z.array(eventSchema).min(1).max(20),
  }),
  output: z.null(),
});
