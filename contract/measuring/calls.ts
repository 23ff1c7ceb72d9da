import { defineCall } from '#contract/core';
import { z } from '#zod';
import { attributionFields, dynamicContextSchema } from './context.ts';
import { eventSchema } from './events.ts';

/**
 * Without a token, since a page that is being left can send no header. What another site could make a browser send here is
 * refused by its origin, and nothing but counts depends on it.
 */
export const collect = defineCall({
  name: 'measuring.collect',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/measuring/v1/events',
  csrf: 'none',
  errors: ['CONSENT_REQUIRED', 'UNKNOWN_PAGE', 'NOT_ALLOWED'],
  summary: 'Record events of a page whose visitor agreed to measurement',
  input: z.strictObject({
    /** BCP 47, of the page. */
    locale: z.string().max(60),
    ...attributionFields,
    events: z.array(eventSchema).min(1).max(20),
  }),
  output: z.null(),
});

export const recordMetric = defineCall({
  name: 'measuring.recordMetric',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/affiliate/ui/metric/v1/:type',
  csrf: 'none',
  statement: '7.5-06',
  errors: ['UNKNOWN_METRIC', 'NOT_ALLOWED'],
  summary: 'Record a metric of a page',
  input: z.strictObject({
    type: z.enum(['count', 'timing']),
    /** One of the table in contract/measuring/metrics.ts. */
    metricName: z.string().max(64),
    /** How many, or how many milliseconds. */
    metricValue: z.number().min(0).max(3_600_000),
  }),
  output: z.null(),
});

/** Sets a cookie only where the reader agreed to it; reading it changes nothing else. */
export const context = defineCall({
  name: 'measuring.context',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/measuring/v1/context',
  summary: 'Referrer, device type and sharing consent',
  input: z.object(attributionFields),
  output: dynamicContextSchema,
});
