import { defineCall } from '#contract/core';
import { z } from '#zod';
import { authAnswerSchema, tick, typed } from './answer.ts';

export const PROVIDERS = ['google', 'apple', 'naver'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

const post = { method: 'POST', body: 'form', output: authAnswerSchema } as const;
const listed = { ...post, statement: '7.3-03' } as const;

/** A path of this site; anything else is read as the front page. */
const redir = z.string().max(4_000).optional();
const round = z.uuid();
/** What a provider's page posted or wrote into the address. */
const brought = {
  state: z.string().max(200).optional(),
  code: z.string().max(2_000).optional(),
  iss: z.string().max(300).optional(),
  error: z.string().max(200).optional(),
  /** Apple's, once: who somebody says they are. */
  user: z.string().max(2_000).optional(),
};

export const beginProvider = defineCall({
  scope: 'anybody',
  ...post,
  name: 'identity.beginProvider',
  path: '/k/run/providerauth/begin',
  summary: 'Address for signing in with another site, valid for ten minutes',
  input: z.object({
    provider: z.enum(PROVIDERS),
    redir,
    sticky: tick,
    /** It is shown in a window of its own. */
    popup: tick,
  }),
});

/** The browser asks Google by itself (One Tap) and brings a token for this nonce. */
export const googleNonce = defineCall({
  scope: 'anybody',
  ...post,
  name: 'identity.googleNonce',
  path: '/k/run/googleauth/nonce',
  summary: 'A nonce for a Google token',
  input: z.object({}),
  output: z.object({ clientId: z.string(), configUrl: z.string(), nonce: z.string(), round: z.string() }),
});

/** With `credential` and `round` what One Tap gave, else what a round brought back. */
export const googleLogin = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'identity.googleLogin',
  path: '/k/run/googleauth/login',
  summary: 'Sign in with Google',
  input: z.object({ ...brought, credential: z.string().max(8_192).optional(), round: round.optional(), redir }),
});

export const appleLogin = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'identity.appleLogin',
  path: '/k/run/appleauth/login',
  summary: 'Sign in with the response from Apple',
  input: z.object(brought),
});

export const naverLogin = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'identity.naverLogin',
  path: '/k/run/naverauth/login',
  summary: 'Sign in with the response from Naver',
  input: z.object(brought),
});

export const loginAndLink = defineCall({
  scope: 'anybody',
  ...listed,
  name: 'identity.loginAndLink',
  path: '/k/run/googleauth/loginAndLinkExisting',
  aliases: ['/k/run/appleauth/loginAndLinkExisting', '/k/run/naverauth/loginAndLinkExisting'],
  summary: 'Sign in to the account of the provider’s address and link the provider',
  input: z.object({
    username: typed,
    passwd: typed,
    sticky: tick,
    round,
    redir,
    captcha: z.string().max(400).optional(),
  }),
});

/** The same for who has no password; the code is asked for by `identity.sendCode` with the address of the round. */
export const confirmAndLink = defineCall({
  scope: 'anybody',
  ...post,
  name: 'identity.confirmAndLink',
  path: '/k/run/providerauth/confirmAndLinkExisting',
  summary: 'Sign in by emailed code to the account of that address, and link the provider',
  input: z.object({ code: typed, sticky: tick, round, redir }),
});

/** Answers where to send the browser to, as `beginProvider` does. */
const linking = { ...listed, scope: 'account', errors: ['FRESH_SIGN_IN_REQUIRED'] } as const;
const linkInput = z.object({ redir, popup: tick });

export const googleLink = defineCall({
  ...linking,
  name: 'identity.googleLink',
  path: '/k/run/googleauth/link',
  summary: 'Start linking Google to the current account',
  input: linkInput,
});
export const appleLink = defineCall({
  ...linking,
  name: 'identity.appleLink',
  path: '/k/run/appleauth/link',
  summary: 'Start linking Apple to the current account',
  input: linkInput,
});
export const naverLink = defineCall({
  ...linking,
  name: 'identity.naverLink',
  path: '/k/run/naverauth/link',
  summary: 'Start linking Naver to the current account',
  input: linkInput,
});

export const googleUnlink = defineCall({
  ...linking,
  name: 'identity.googleUnlink',
  path: '/k/run/googleauth/unlink',
  summary: 'Unlink Google, unless it is the only sign-in method',
  input: z.object({}),
});
export const appleUnlink = defineCall({
  ...linking,
  name: 'identity.appleUnlink',
  path: '/k/run/appleauth/unlink',
  summary: 'Unlink Apple, unless it is the only sign-in method',
  input: z.object({}),
});
export const naverUnlink = defineCall({
  ...linking,
  name: 'identity.naverUnlink',
  path: '/k/run/naverauth/unlink',
  summary: 'Unlink Naver, unless it is the only sign-in method',
  input: z.object({}),
});

export const waitingLink = defineCall({
  name: 'identity.waitingLink',
  scope: 'anybody',
  method: 'GET',
  path: '/k/run/providerauth/waiting',
  summary: 'A provider sign-in in this browser that awaits confirmation',
  input: z.object({ round }),
  output: z.object({
    waiting: z
      .object({
        provider: z.enum(PROVIDERS),
        email: z.string(),
        /** False: whoever proves the address signs in or gets an account; true: the account that has it is to be proved. */
        verified: z.boolean(),
        popup: z.boolean(),
        redir: z.string(),
      })
      .nullable(),
  }),
});

const providerWay = z.object({
  provider: z.enum(PROVIDERS),
  linked: z.boolean(),
  /** As the provider told it. */
  email: z.string().nullable(),
  since: z.string().nullable(),
  /** False for the last way in. */
  removable: z.boolean(),
});
export type ProviderWay = z.infer<typeof providerWay>;

export const providers = defineCall({
  name: 'identity.providers',
  method: 'GET',
  path: '/i/api/account/providers/v1',
  summary: 'Linked sites of the current account, and those available',
  scope: 'account',
  input: z.object({}),
  output: z.object({ providers: z.array(providerWay) }),
});
