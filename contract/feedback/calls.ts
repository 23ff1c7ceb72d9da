import { defineCall } from '#contract/core';
import { z } from '#zod';
import { LONGEST_MESSAGE, TOPICS } from './topics.ts';

/** Stores a message and owes its mails; the same key with the same contents again stores and owes nothing more. */
export const send = defineCall({
  name: 'feedback.send',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/feedback/v1/messages',
  idempotency: 'required',
  summary: 'Send feedback',
  errors: ['VALIDATION_ERROR', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_REQUESTS'],
  input: z.object({
    topic: z.enum(TOPICS),
    text: z.string().trim().min(1).max(LONGEST_MESSAGE),
    /** For an answer; nobody has to give one. */
    email: z.email().max(254).optional(),
    /** Address on the site that it is about. */
    page: z.string().trim().max(500).optional(),
  }),
  output: z.object({
    id: z.uuid(),
    /** Whether a mail confirms it to the reader. */
    confirmed: z.boolean(),
  }),
});
