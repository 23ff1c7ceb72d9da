import { defineCall } from '#contract/core';
import { z } from '#zod';

/** 128 bits of chance. */
const kmkid = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What a page needs to know before it asks the master host, [3-24]. */
export const config = defineCall({
  name: 'marketing.config',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/marketing/v1/config',
  summary: 'Whether and how to align the marketing id with the master host',
  input: z.object({}),
  output: z.object({
    /** Host and port; null where the operator named none. */
    masterHost: z.string().nullable(),
    /** The id that this host has, or would give; null without the reader's consent. */
    suggestedKmkid: z.string().nullable(),
    runSyncScript: z.boolean(),
    /** For the header `X-CSRF` of `marketing.sync`; null where nothing is to run. */
    pass: z.string().nullable(),
  }),
});
export type MarketingConfig = z.output<typeof config.output>;

/**
 * Asked by pages of all brands at the master host. That host does not see their sessions, so `X-CSRF` holds a pass which the
 * brand's own host gave to this very page; the verb judges it.
 */
export const sync = defineCall({
  name: 'marketing.sync',
  scope: 'anybody',
  method: 'POST',
  path: '/s/run/kmkid/sync',
  csrf: 'none',
  calledFrom: 'anyBrand',
  body: 'form',
  statement: '7.5-07',
  errors: ['INVALID_FORM_TOKEN', 'CONSENT_REQUIRED', 'NOT_FOUND'],
  summary: 'The marketing id of this browser on the master host',
  input: z.object({ suggestedKmkid: kmkid }),
  output: z.object({ kmkid }),
});

export const set = defineCall({
  name: 'marketing.set',
  scope: 'anybody',
  method: 'POST',
  path: '/s/run/kmkid/set',
  body: 'form',
  statement: '7.5-07',
  errors: ['CONSENT_REQUIRED'],
  summary: 'Store the master host’s marketing id on this host',
  input: z.object({ kmkid }),
  output: z.null(),
});
