import { genderSchema } from '#contract/booking';
import { defineCall } from '#contract/core';
import { z } from '#zod';
import { savedTravelerSchema, travelerInputSchema } from './traveler.ts';

const base = '/i/api/account/traveler/v1';
const travelerId = z.uuid();
/** Letters and digits in known traveller numbers; there is no other version. */
const version = { knownTravelerNumberApiVersion: z.literal('v2').default('v2') };
const inQuery = ['knownTravelerNumberApiVersion'] as const;
const saveErrors = ['VALIDATION_ERROR', 'NOT_FOUND', 'TRAVELERS_FULL'];

export const create = defineCall({
  name: 'travelers.create',
  method: 'POST',
  path: `${base}/`,
  aliases: [base],
  scope: 'account',
  query: inQuery,
  statement: '7.2-06',
  summary: 'Save a traveller',
  errors: saveErrors,
  input: travelerInputSchema.extend(version),
  output: savedTravelerSchema,
});

/** Replaces all of it; a masked number stands for the stored one. */
export const update = defineCall({
  name: 'travelers.update',
  method: 'PUT',
  path: `${base}/:travelerId`,
  scope: 'account',
  query: inQuery,
  statement: '7.2-06',
  summary: 'Change a saved traveller',
  errors: saveErrors,
  input: travelerInputSchema.extend({ ...version, travelerId }),
  output: savedTravelerSchema,
});

/** A new, empty traveller where none is preferred. */
export const preferred = defineCall({
  name: 'travelers.preferred',
  method: 'GET',
  path: `${base}/preferred`,
  scope: 'account',
  statement: '7.2-06',
  summary: 'The preferred traveller',
  input: z.object(version),
  output: savedTravelerSchema,
});

export const get = defineCall({
  name: 'travelers.get',
  method: 'GET',
  path: `${base}/:travelerId`,
  scope: 'account',
  summary: 'One saved traveller',
  errors: ['NOT_FOUND'],
  input: z.object({ travelerId }),
  output: savedTravelerSchema,
});

const listSchema = z.object({
  /** The preferred one first, then by name. */
  travelers: z.array(savedTravelerSchema),
  /** What may be chosen here, [5-16b]. */
  genders: z.array(genderSchema),
});

export const list = defineCall({
  name: 'travelers.list',
  method: 'GET',
  path: `${base}/`,
  aliases: [base],
  scope: 'account',
  summary: 'Saved travellers of the account',
  input: z.object({}),
  output: listSchema,
});

export const remove = defineCall({
  name: 'travelers.remove',
  method: 'DELETE',
  path: `${base}/:travelerId`,
  scope: 'account',
  summary: 'Remove a saved traveller',
  errors: ['NOT_FOUND'],
  input: z.object({ travelerId }),
  output: z.object({ travelerId: z.string() }),
});
