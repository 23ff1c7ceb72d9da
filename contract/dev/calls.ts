import { defineCall } from '#contract/core';
import { flagReportSchema } from '#contract/flags';
import { z } from '#zod';
import { mailSchema, mailSummarySchema } from './mail.ts';

const base = '/i/api/dev/v1/mails';

export const listMail = defineCall({
  name: 'dev.listMail',
  scope: 'anybody',
  method: 'GET',
  path: base,
  summary: 'Emails that a demo stored instead of sending, latest first',
  input: z.object({}),
  output: z.object({ mails: z.array(mailSummarySchema) }),
});

export const listBrands = defineCall({
  name: 'dev.listBrands',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/dev/v1/brands',
  summary: 'The brands of a demo installation, the default first',
  input: z.object({}),
  output: z.object({ brands: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const readMail = defineCall({
  name: 'dev.readMail',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One stored email',
  errors: ['NOT_FOUND'],
  input: z.object({ id: z.string().max(64) }),
  output: mailSchema,
});

export const listFlags = defineCall({
  name: 'dev.listFlags',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/dev/v1/flags',
  summary: 'Feature flags of a demo with their values for this visit',
  input: z.object({}),
  output: flagReportSchema,
});
