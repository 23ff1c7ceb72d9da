import { defineCall, moneySchema } from '#contract/core';
import { z } from '#zod';
import { paymentTokenShape } from './simulator.ts';

const base = '/i/api/payments/v1/simulator/sessions';

export const simulatorSessionSchema = z.object({
  id: z.string(),
  /** `card`: pick a test card · `challenge`: approve or refuse · `done`: go back. */
  step: z.enum(['card', 'challenge', 'done']),
  amount: moneySchema,
  /** What is paid for, e.g. the order's reference. */
  label: z.string(),
  /** Path of ours to go back to. */
  returnPath: z.string(),
});

/** What the simulator's hosted page `/pay/simulator/:session` shows. */
export const simulatorSession = defineCall({
  name: 'payments.simulatorSession',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'Get a session of the payment simulator',
  errors: ['NOT_FOUND'],
  input: z.object({ id: z.string().max(64) }),
  output: simulatorSessionSchema,
});

/** In step `card` send `token`, in step `challenge` send `approve`; then go to `next`. */
export const simulatorAnswer = defineCall({
  name: 'payments.simulatorAnswer',
  scope: 'anybody',
  method: 'POST',
  path: `${base}/:id`,
  summary: 'Respond in the payment simulator',
  errors: ['NOT_FOUND', 'WRONG_STATE', 'VALIDATION_ERROR'],
  input: z.object({
    id: z.string().max(64),
    token: z.string().regex(paymentTokenShape).optional(),
    approve: z.enum(['yes', 'no']).optional(),
    /** The payer went back without paying. */
    leave: z.literal('yes').optional(),
  }),
  output: z.object({ next: z.string(), session: simulatorSessionSchema }),
});
