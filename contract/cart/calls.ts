import { defineCall } from '#contract/core';
import { z } from '#zod';
import { cartSchema } from './cart.ts';

const base = '/i/api/cart/v1';

/** One cart for each session; nobody else can see it. */
export const read = defineCall({
  name: 'cart.read',
  method: 'GET',
  path: base,
  summary: 'What this visitor put aside to be bought together with something else',
  input: z.object({}),
  output: cartSchema,
});

/** In the place of whatever was in it. The quote stays as it is and lapses as it would. */
export const keep = defineCall({
  name: 'cart.keep',
  method: 'POST',
  path: base,
  summary: 'Put a quote aside, so that something can be added to it',
  errors: ['NOT_FOUND', 'QUOTE_EXPIRED', 'QUOTE_USED', 'QUOTE_FULL'],
  input: z.object({ quoteId: z.uuid() }),
  output: cartSchema,
});

export const empty = defineCall({
  name: 'cart.empty',
  method: 'POST',
  path: `${base}/empty`,
  summary: 'Put nothing aside any more',
  input: z.object({}),
  output: cartSchema,
});
