import { defineCall } from '#contract/core';
import { z } from '#zod';

const base = '/i/api/account/v1';

export const exportData = defineCall({
  name: 'account.export',
  method: 'GET',
  path: `${base}/export`,
  who: 'signedIn',
  produces: 'file',
  summary:
    'Everything that the site keeps about the account, as a ZIP of JSON files with a page that says what is where',
  errors: ['FRESH_SIGN_IN_REQUIRED'],
  input: z.object({}),
  output: z.object({ fileName: z.string(), type: z.string(), content: z.custom<AsyncIterable<Uint8Array>>() }),
});

const deletion = z.object({
  /** Instant at which the account goes; null where nobody asked for that. */
  closingAt: z.string().nullable(),
});

export const readDeletion = defineCall({
  name: 'account.deletion',
  method: 'GET',
  path: `${base}/deletion`,
  who: 'signedIn',
  summary: 'Whether the account is going to be deleted, and whether this sign-in is fresh enough to ask for it',
  input: z.object({}),
  output: deletion.extend({
    email: z.string(),
    waitDays: z.number().int(),
    /** Signed in lately enough to export and to delete. */
    fresh: z.boolean(),
  }),
});

export const requestDeletion = defineCall({
  name: 'account.requestDeletion',
  method: 'POST',
  path: `${base}/deletion`,
  who: 'signedIn',
  summary: 'Have the account deleted after a wait; a mail carries the way back. Asked again it changes nothing',
  errors: ['FRESH_SIGN_IN_REQUIRED', 'WRONG_STATE'],
  input: z.object({}),
  output: deletion,
});

export const keepAccount = defineCall({
  name: 'account.keep',
  method: 'POST',
  path: `${base}/keep`,
  who: 'signedIn',
  summary: 'Take the deletion back',
  input: z.object({}),
  output: deletion,
});

export const listActivity = defineCall({
  name: 'account.activity',
  method: 'GET',
  path: `${base}/activity`,
  who: 'signedIn',
  summary: 'What was done in the account and to it, newest first',
  input: z.object({ before: z.uuid().optional() }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Name of the act in the audit trail. */
        act: z.string(),
        by: z.enum(['you', 'support', 'company', 'site', 'visitor']),
      }),
    ),
    next: z.string().nullable(),
  }),
});
