import { defineCall } from '#contract/core';
import { z } from '#zod';
import { cartSchema, typedSchema } from './cart.ts';

const base = '/i/api/cart/v1';

/** One cart for each session; nobody else can see it. */
export const read = defineCall({
  name: 'cart.read',
  scope: 'anybody',
  method: 'GET',
  path: base,
  summary: 'Get the cart',
  input: z.object({}),
  output: cartSchema,
});

/**
 * In the place of whatever was in it, which can be ordered no more. The quote stays as it is and expires as it would. An unpaid order
 * of what was in it is given up; ORDER_BEGUN, and nothing is changed, where that is being paid for.
 */
export const keep = defineCall({
  name: 'cart.keep',
  scope: 'anybody',
  method: 'POST',
  path: base,
  summary: 'Put a quote in the cart',
  errors: ['NOT_FOUND', 'QUOTE_EXPIRED', 'QUOTE_USED', 'QUOTE_REPLACED', 'QUOTE_FULL', 'ORDER_BEGUN'],
  input: z.object({
    quoteId: z.uuid(),
    /** False: it is complete for now, and the next search is a search of its own. */
    adding: z.boolean().optional(),
    /** What was typed about travellers; left out, what is in the cart stays. */
    typed: typedSchema.optional(),
    /** The quote that this one is bought instead of: ORDER_BEGUN as well once that is booked. */
    instead: z.uuid().optional(),
  }),
  output: cartSchema,
});

export const separate = defineCall({
  name: 'cart.separate',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/separate`,
  summary: 'Search without adding to the cart',
  input: z.object({}),
  output: cartSchema,
});

export const typed = defineCall({
  name: 'cart.typed',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/typed`,
  summary: 'Traveller details entered so far',
  input: z.object({}),
  output: z.object({ typed: typedSchema }),
});

export const empty = defineCall({
  name: 'cart.empty',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/empty`,
  summary: 'Empty the cart',
  errors: ['ORDER_BEGUN'],
  input: z.object({}),
  output: cartSchema,
});
