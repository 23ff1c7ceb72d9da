import { defineCall } from '#contract/core';
import { z } from '#zod';
import { authAnswerSchema, typed } from './answer.ts';

const BASE = '/i/api/identity/v1/two-factor';

const stateSchema = z.object({
  /** `verify`: the second thing is still asked for; `enrol`: it must be set up first. */
  step: z.enum(['nobody', 'verify', 'enrol', 'done']),
  /** Hidden but for its first letter while the second thing is missing. */
  email: z.string(),
  /** An authenticator app is set up. */
  app: z.boolean(),
  passkey: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.int(),
  /** While the second thing is missing: instant of the mail that it was turned on, where the press in it still removes it. */
  warnedAt: z.string().nullable(),
});
export type TwoFactorState = z.infer<typeof stateSchema>;

export const state = defineCall({
  name: 'twoFactor.state',
  scope: 'anybody',
  method: 'GET',
  path: BASE,
  summary: 'The second step required in this browser, and the account’s set-up',
  input: z.object({}),
  output: stateSchema,
});

const begunSchema = z.object({
  /** To type where no camera is at hand. */
  secret: z.string(),
  uri: z.string(),
  /** Rows of its QR code; `1` is dark. */
  qr: z.array(z.string()),
});
export type TwoFactorBegun = z.infer<typeof begunSchema>;

const post = { method: 'POST', body: 'form' } as const;

export const begin = defineCall({
  scope: 'anybody',
  ...post,
  name: 'twoFactor.begin',
  path: `${BASE}/begin`,
  summary: 'A secret for an authenticator app',
  errors: ['SIGN_IN_REQUIRED', 'FRESH_SIGN_IN_REQUIRED', 'MISSING_TWO_FACTOR_AUTHENTICATION', 'TWO_FACTOR_ON'],
  input: z.object({}),
  output: begunSchema,
});

/** Told once: nobody can read them again. */
const recoveryCodes = z.array(z.string());
const confirmedSchema = authAnswerSchema.extend({ recoveryCodes: recoveryCodes.optional() });
export type TwoFactorConfirmed = z.infer<typeof confirmedSchema>;

export const confirm = defineCall({
  scope: 'anybody',
  ...post,
  name: 'twoFactor.confirm',
  path: `${BASE}/confirm`,
  summary: 'Turn on the second step with the first code from the app',
  errors: [
    'SIGN_IN_REQUIRED',
    'FRESH_SIGN_IN_REQUIRED',
    'MISSING_TWO_FACTOR_AUTHENTICATION',
    'TWO_FACTOR_ON',
    'TWO_FACTOR_NOT_BEGUN',
  ],
  input: z.object({ code: typed }),
  output: confirmedSchema,
});

export const verify = defineCall({
  scope: 'anybody',
  ...post,
  name: 'twoFactor.verify',
  path: `${BASE}/verify`,
  summary: 'Complete the second step: an app code or a recovery code',
  errors: ['SIGN_IN_REQUIRED'],
  input: z.object({ code: typed, redir: z.string().max(4_000).optional() }),
  output: authAnswerSchema,
});

export const disable = defineCall({
  ...post,
  name: 'twoFactor.disable',
  path: `${BASE}/disable`,
  summary: 'Turn off the second step',
  scope: 'account',
  errors: ['FRESH_SIGN_IN_REQUIRED', 'TWO_FACTOR_OFF', 'SECOND_FACTOR_NEEDED'],
  input: z.object({}),
  output: z.null(),
});

export const renewRecoveryCodes = defineCall({
  ...post,
  name: 'twoFactor.newRecoveryCodes',
  path: `${BASE}/recovery-codes`,
  summary: 'Ten new recovery codes; the old ones stop working',
  scope: 'account',
  errors: ['FRESH_SIGN_IN_REQUIRED', 'TWO_FACTOR_OFF'],
  input: z.object({}),
  output: z.object({ recoveryCodes }),
});
