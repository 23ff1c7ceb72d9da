import { defineCall } from '#contract/core';
import { z } from '#zod';

const base = '/i/api/account/v1';

export const exportData = defineCall({
  name: 'account.export',
  method: 'GET',
  path: `${base}/export`,
  scope: 'account',
  produces: 'file',
  refusedAt: '/profile/account/data',
  summary: 'All data of the account, as a ZIP of JSON files with a guide',
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
  scope: 'account',
  summary: 'Whether deletion is due, and the sign-in recent enough to request it',
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
  scope: 'account',
  summary:
    'Request deletion of the account after a waiting period; the email has a link to cancel it. Again changes nothing',
  errors: ['FRESH_SIGN_IN_REQUIRED', 'WRONG_STATE'],
  input: z.object({}),
  output: deletion,
});

export const keepAccount = defineCall({
  name: 'account.keep',
  method: 'POST',
  path: `${base}/keep`,
  scope: 'account',
  summary: 'Cancel the deletion',
  input: z.object({}),
  output: deletion,
});

export const listActivity = defineCall({
  name: 'account.activity',
  method: 'GET',
  path: `${base}/activity`,
  scope: 'account',
  summary: 'Account activity, newest first',
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
