import { defineCall } from '#contract/core';
import { z } from '#zod';
import { authAnswerSchema, tick, typed } from './answer.ts';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const credentialId = base64url(1_400).min(1);

export const passkeyDescriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
export type PasskeyDescriptor = z.infer<typeof passkeyDescriptorSchema>;

/** What an authenticator is asked, [3-10]; to make a key the middle part is there, to use one `allowCredentials`. */
const paramsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }).optional(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })).optional(),
  excludeCredentials: z.array(passkeyDescriptorSchema).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    })
    .optional(),
  attestation: z.literal('none').optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(passkeyDescriptorSchema).optional(),
  userVerification: z.literal('required').optional(),
  timeout: z.int(),
});
export type PasskeyParams = z.infer<typeof paramsSchema>;

/** Codes at which a page goes on to the password without a word, [8-06a]. */
export const SILENT_PASSKEY_CODES = ['PASSKEYS_NOT_SETUP', 'EXTERNAL_AUTH_REQUIRED', 'NO_SUCH_USER'] as const;

const paramsAnswer = authAnswerSchema.extend({ params: paramsSchema.optional() });
export interface PasskeyAnswers {
  readonly params: z.infer<typeof paramsAnswer>;
}

const listed = { statement: '7.3-04' } as const;
const asks = { ...listed, method: 'POST', output: paramsAnswer } as const;

export const autofillParams = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'passkeys.autofillParams',
  method: 'GET',
  path: '/auth/webauthn/v1/autofillParams',
  // Opens a question in the visitor session, so only our own pages may.
  csrf: 'token',
  summary: 'Options for a passkey in a sign-in field',
  input: z.object({}),
  output: paramsAnswer,
});

export const loginParams = defineCall({
  scope: 'anybody',
  ...asks,
  name: 'passkeys.loginParams',
  path: '/auth/webauthn/v1/loginParams',
  summary: 'Options for a passkey sign-in; same response with or without an account',
  input: z.object({ username: typed.optional() }),
});

export const newCredentialParams = defineCall({
  ...asks,
  name: 'passkeys.newCredentialParams',
  path: '/auth/webauthn/v1/newCredentialParams',
  summary: 'Options for creating a passkey for the current account',
  scope: 'account',
  errors: ['FRESH_SIGN_IN_REQUIRED'],
  input: z.object({}),
});

const transport = z.string().max(20);

export const register = defineCall({
  ...listed,
  name: 'passkeys.register',
  method: 'POST',
  path: '/auth/webauthn/v1/register',
  summary: 'Add a created passkey to the current account',
  scope: 'account',
  errors: ['FRESH_SIGN_IN_REQUIRED'],
  input: z.object({
    credential: z.object({
      id: credentialId,
      rawId: credentialId,
      type: z.string().max(40),
      response: z.object({
        clientDataJSON: base64url(8_000),
        attestationObject: base64url(20_000),
        transports: z.array(transport).max(10).optional(),
      }),
    }),
    /** The device's own name where left out. */
    name: z.string().max(200).optional(),
  }),
  output: authAnswerSchema,
});

export const login = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'passkeys.login',
  method: 'POST',
  path: '/auth/webauthn/v1/login',
  summary: 'Sign in with a passkey response',
  input: z.object({
    credential: z.object({
      id: credentialId,
      rawId: credentialId,
      type: z.string().max(40),
      response: z.object({
        clientDataJSON: base64url(8_000),
        authenticatorData: base64url(4_000),
        signature: base64url(2_000),
        userHandle: base64url(100).optional(),
      }),
    }),
    sticky: tick,
    userInfo: z.string().max(5).optional(),
    redir: z.string().max(4_000).optional(),
  }),
  output: authAnswerSchema,
});

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Held by more than one device. */
  backedUp: z.boolean(),
  /** The address that it opens. */
  host: z.string(),
  /** That is this address. */
  here: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const OWN = '/i/api/identity/v1/passkeys';

export const list = defineCall({
  name: 'passkeys.list',
  method: 'GET',
  path: OWN,
  summary: 'Passkeys of the current account',
  scope: 'account',
  input: z.object({}),
  output: z.object({
    passkeys: z.array(passkeySchema),
    /** One can be made at this address. */
    possible: z.boolean(),
  }),
});

export const rename = defineCall({
  name: 'passkeys.rename',
  method: 'POST',
  path: `${OWN}/:id/name`,
  summary: 'Rename a passkey',
  scope: 'account',
  errors: ['PASSKEY_NAME_MISSING', 'NOT_FOUND'],
  input: z.object({ id: z.uuid(), name: z.string().max(200) }),
  output: z.null(),
});

export const remove = defineCall({
  name: 'passkeys.remove',
  method: 'DELETE',
  path: `${OWN}/:id`,
  summary: 'Remove a passkey, except the last sign-in method',
  scope: 'account',
  errors: ['FRESH_SIGN_IN_REQUIRED', 'LAST_WAY_IN', 'SECOND_FACTOR_NEEDED', 'NOT_FOUND'],
  input: z.object({ id: z.uuid() }),
  output: z.null(),
});
