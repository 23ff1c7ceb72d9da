import { defineCall } from '#contract/core';
import { z } from '#zod';

const subscription = {
  method: 'POST',
  statement: '7.3-02',
  scope: 'account',
  errors: ['INBOX_NOT_AVAILABLE', 'INBOX_FAILED'],
  input: z.object({
    /** What the mail provider gave the browser for leave to read the mails of trips. */
    code: z.string().min(1).max(2_000),
  }),
  output: z.object({ status: z.literal(0) }),
} as const;

export const request = defineCall({
  ...subscription,
  name: 'inbox.request',
  path: '/k/run/inbox/requests/gmail/subscription',
  body: 'form',
  summary: 'Import trips from a mailbox, as a form',
});

export const subscribe = defineCall({
  ...subscription,
  name: 'inbox.subscribe',
  path: '/inbox/gmail/subscribe',
  summary: 'Import trips from a mailbox',
});
