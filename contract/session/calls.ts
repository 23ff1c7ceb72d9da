import { defineCall } from '#contract/core';
import { z } from '#zod';

/** Opens a visitor session when there is none, and answers a token that only this session can use. */
export const formtoken = defineCall({
  name: 'session.formtoken',
  scope: 'anybody',
  method: 'POST',
  path: '/s/run/formtoken',
  csrf: 'none',
  body: 'form',
  statement: '7-01b',
  summary: 'Get a form token for the X-CSRF header',
  input: z.object({}),
  output: z.object({ formtoken: z.string() }),
});
