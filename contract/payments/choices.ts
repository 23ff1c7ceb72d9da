import { defineCall } from '#contract/core';
import { z } from '#zod';
import { keptMethodSchema } from './kept-method.ts';

/** For checkout, which guests use as well: null says that nobody is signed in, or that the provider keeps no cards. */
export const methodChoices = defineCall({
  name: 'payments.methodChoices',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/payments/v1/methods/choices',
  summary: 'Saved cards to pay with',
  input: z.object({}),
  output: z.object({
    methods: z.array(keptMethodSchema).nullable(),
    /** There is room for a further one. */
    room: z.boolean(),
  }),
});
