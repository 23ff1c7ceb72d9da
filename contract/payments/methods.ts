import { defineCall } from '#contract/core';
import { z } from '#zod';
import { keptMethodSchema, LABEL_LENGTH } from './kept-method.ts';

const base = '/i/api/payments/v1/methods';
const methodId = z.uuid();

export const list = defineCall({
  name: 'payments.methods',
  method: 'GET',
  path: base,
  scope: 'account',
  summary: 'Saved cards of the account under this brand, the default first',
  input: z.object({}),
  output: z.object({
    methods: z.array(keptMethodSchema),
    /** Whether the payment provider keeps cards at all. */
    offered: z.boolean(),
  }),
});

export const rename = defineCall({
  name: 'payments.renameMethod',
  method: 'PUT',
  path: `${base}/:methodId`,
  scope: 'account',
  summary: 'Rename a saved card',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'NUMBER_IN_NAME'],
  input: z.object({ methodId, label: z.string().trim().max(LABEL_LENGTH) }),
  output: keptMethodSchema,
});

export const prefer = defineCall({
  name: 'payments.preferMethod',
  method: 'POST',
  path: `${base}/:methodId/prefer`,
  scope: 'account',
  summary: 'Set the default card',
  errors: ['NOT_FOUND'],
  input: z.object({ methodId }),
  output: keptMethodSchema,
});

/** Gone at once here; the provider is asked to forget it until it did. */
export const remove = defineCall({
  name: 'payments.removeMethod',
  method: 'DELETE',
  path: `${base}/:methodId`,
  scope: 'account',
  summary: 'Remove a saved card',
  errors: ['NOT_FOUND'],
  input: z.object({ methodId }),
  output: z.object({ methodId: z.string() }),
});
