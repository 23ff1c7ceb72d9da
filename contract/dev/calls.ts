import { defineCall } from '#contract/core';
import { z } from '#zod';
import { mailSchema, mailSummarySchema } from './mail.ts';

const base = '/i/api/dev/v1/mails';

export const listMail = defineCall({
  name: 'dev.listMail',
  method: 'GET',
  path: base,
  summary: 'The mail that a demo installation kept instead of sending, latest first',
  input: z.object({}),
  output: z.object({ mails: z.array(mailSummarySchema) }),
});

export const readMail = defineCall({
  name: 'dev.readMail',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One kept mail',
  errors: ['NOT_FOUND'],
  input: z.object({ id: z.string().max(64) }),
  output: mailSchema,
});
