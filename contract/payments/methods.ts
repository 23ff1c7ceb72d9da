import { defineCall } from '#contract/core';
import { z } from '#zod';
import { cardBrandSchema } from './schemas.ts';

const base = '/i/api/payments/v1/methods';
const methodId = z.uuid();

/** How many cards an account keeps under one brand. */
export const MOST_METHODS = 10;
export const LABEL_LENGTH = 40;

export const keptMethodSchema = z.object({
  methodId: z.string(),
  brand: cardBrandSchema,
  last4: z.string(),
  /** `2029-09`: good to the end of that month. */
  expires: z.string(),
  /** The owner's own name for it, or empty. */
  label: z.string(),
  preferred: z.boolean(),
  /** `withdrawn`: its bank or the provider takes it no more. Only a usable one can be paid with. */
  state: z.enum(['usable', 'expired', 'withdrawn']),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type KeptMethod = z.infer<typeof keptMethodSchema>;

export const list = defineCall({
  name: 'payments.methods',
  method: 'GET',
  path: base,
  who: 'signedIn',
  summary: 'The kept cards of the account under this brand; the preferred one first',
  input: z.object({}),
  output: z.object({
    methods: z.array(keptMethodSchema),
    /** Whether the payment provider keeps cards at all. */
    offered: z.boolean(),
  }),
});

/** For checkout, which guests use as well: null says that nobody is signed in, or that the provider keeps no cards. */
export const choices = defineCall({
  name: 'payments.methodChoices',
  method: 'GET',
  path: `${base}/choices`,
  summary: 'Kept cards to pay with, for whoever asks',
  input: z.object({}),
  output: z.object({
    methods: z.array(keptMethodSchema).nullable(),
    /** There is room for a further one. */
    room: z.boolean(),
  }),
});

export const rename = defineCall({
  name: 'payments.renameMethod',
  method: 'PUT',
  path: `${base}/:methodId`,
  who: 'signedIn',
  summary: 'Give a kept card a name',
  errors: ['NOT_FOUND', 'VALIDATION_ERROR', 'NUMBER_IN_NAME'],
  input: z.object({ methodId, label: z.string().trim().max(LABEL_LENGTH) }),
  output: keptMethodSchema,
});

export const prefer = defineCall({
  name: 'payments.preferMethod',
  method: 'POST',
  path: `${base}/:methodId/prefer`,
  who: 'signedIn',
  summary: 'Put a kept card first',
  errors: ['NOT_FOUND'],
  input: z.object({ methodId }),
  output: keptMethodSchema,
});

/** Gone at once here; the provider is asked to forget it until it did. */
export const remove = defineCall({
  name: 'payments.removeMethod',
  method: 'DELETE',
  path: `${base}/:methodId`,
  who: 'signedIn',
  summary: 'Keep a card no longer',
  errors: ['NOT_FOUND'],
  input: z.object({ methodId }),
  output: z.object({ methodId: z.string() }),
});
