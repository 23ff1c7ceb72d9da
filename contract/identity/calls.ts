import { defineCall } from '#contract/core';
import { z } from '#zod';
import { authAnswerSchema, tick, typed, userInfoSchema } from './answer.ts';
import { LINK_PURPOSES } from './links.ts';

const own = { method: 'POST', body: 'form', output: authAnswerSchema } as const;
const login = { ...own, statement: '7.3-02' } as const;

/** A path of this site; anything else is read as the front page. */
const redir = z.string().max(4_000).optional();
/** What solves the challenge of an answer with CAPTCHA_REQUIRED. */
const captcha = z.string().max(400).optional();
/** `1`: the page shows who signed in, so the answer carries it. */
const userInfo = z.string().max(5).optional();

export const state = defineCall({
  name: 'identity.state',
  scope: 'anybody',
  method: 'GET',
  path: '/horizon/common/authentication/providers/AuthStateProviderAction',
  statement: '7.3-01',
  summary: 'The accounts signed in in this browser',
  input: z.object({}),
  output: z.object({
    loggedInSession: z.boolean(),
    allowSignIn: z.boolean(),
    /** Nobody has been signed in in this browser before. */
    newUser: z.boolean(),
    unconfirmedAccount: z.boolean(),
    guidebookEnabled: z.boolean(),
    authStateParams: z.object({
      /** Ways in that this installation offers. */
      providers: z.array(z.enum(['google', 'apple', 'naver'])),
      googleClientId: z.string().nullable(),
      /** The second factor is still missing. */
      half: z.boolean(),
      /** Instant at which the account will be deleted, where its owner asked for that. */
      closingAt: z.string().nullable(),
      /** The next who signs in in this browser joins the others. */
      adding: z.boolean(),
      /** Address of the account that was secured in the last minutes and was used in this browser until then. */
      securedEmail: z.string().nullable(),
      /** Address that a code was requested for in this browser, while that code counts; the same whether it has an account. */
      codeEmail: z.string().nullable(),
      /** Another code to that address from this browser; null where none was requested. */
      codeNext: z
        .object({
          /** How many more are sent now. */
          left: z.number(),
          /** Instant from which more are sent. */
          until: z.string(),
          /** Seconds until the page offers it. */
          inSeconds: z.number(),
        })
        .nullable(),
    }),
    userInfoState: userInfoSchema.nullable(),
    accountSwitcherItems: z.array(
      z.object({
        userEmail: z.string(),
        /** Opaque, of this browser alone. */
        tokenId: z.string(),
        businessMode: z.boolean(),
        accountName: z.string(),
        userImgUrl: z.string().nullable(),
        active: z.boolean(),
      }),
    ),
    /** Null for who belongs to no company; else which of the two modes counts. */
    businessState: z.object({ businessMode: z.boolean(), companyName: z.string() }).nullable(),
    permissions: z.array(z.string()),
    features: z.array(z.string()),
  }),
});
export type AuthState = z.output<typeof state.output>;
export type CodeNext = NonNullable<AuthState['authStateParams']['codeNext']>;
export type AccountSwitcherItem = AuthState['accountSwitcherItems'][number];

export const signIn = defineCall({
  scope: 'anybody',
  ...login,
  name: 'identity.login',
  path: '/k/run/auth/login',
  summary: 'Sign in with a password',
  input: z.object({ username: typed, passwd: typed, sticky: tick, userInfo, redir, captcha }),
});

export const register = defineCall({
  scope: 'anybody',
  ...login,
  name: 'identity.register',
  path: '/k/run/auth/register',
  summary: 'Create an account with a password; its address is unconfirmed',
  input: z.object({
    username: typed,
    passwd: typed,
    /** News by e-mail. */
    optin: tick,
    /** Acceptance of the terms. */
    consent: tick,
    /** Where to go afterwards. */
    regurl: redir,
    userInfo,
    captcha,
  }),
});

export const signOut = defineCall({
  scope: 'anybody',
  ...login,
  name: 'identity.logout',
  path: '/k/run/auth/logout',
  summary: 'Sign out of all accounts of this browser, or of one',
  /** The handle of the account that goes alone; without it all go. */
  input: z.object({ tokenId: z.string().max(100).optional() }),
});

export const forgot = defineCall({
  scope: 'anybody',
  ...login,
  name: 'identity.forgot',
  path: '/k/run/auth/forgot',
  summary: 'Email a link to set a new password; same response for every address',
  input: z.object({ username: typed, redir, captcha }),
});

export const unlock = defineCall({
  scope: 'anybody',
  ...own,
  name: 'identity.unlock',
  path: '/k/run/auth/unlock',
  summary: 'Email a sign-in link while attempts are paused; same response for all',
  input: z.object({ username: typed, redir, captcha }),
});

/** Changes something although it reads: taken from our own pages only, with a token. */
export const add = defineCall({
  name: 'identity.add',
  method: 'GET',
  path: '/k/run/auth/add',
  csrf: 'token',
  statement: '7.3-02',
  summary: 'Add the next sign-in to the accounts of this browser',
  scope: 'account',
  input: z.object({}),
  output: authAnswerSchema,
});

/** As above. */
export const switchAccount = defineCall({
  name: 'identity.switch',
  scope: 'anybody',
  method: 'GET',
  path: '/k/run/auth/switch',
  csrf: 'token',
  statement: '7.3-02',
  summary: 'Switch account, or between business and personal mode',
  input: z.object({ tokenId: z.string().max(100).optional(), business: z.string().max(5).optional(), redir }),
  output: authAnswerSchema,
});

export const sendCode = defineCall({
  scope: 'anybody',
  ...own,
  name: 'identity.sendCode',
  path: '/k/run/auth/code',
  summary: 'Email a sign-in code for this browser; same response for every address',
  input: z.object({ username: typed, redir, captcha }),
});

export const confirmCode = defineCall({
  scope: 'anybody',
  ...own,
  name: 'identity.confirmCode',
  path: '/k/run/auth/confirm',
  summary: 'Sign in with a code, or create the account for its address',
  input: z.object({ username: typed, code: typed, sticky: tick, optin: tick, userInfo, redir }),
});

export const resend = defineCall({
  scope: 'anybody',
  ...own,
  name: 'identity.resend',
  path: '/k/run/auth/resend',
  summary: 'Resend the address confirmation',
  input: z.object({ redir }),
});

const link = z.string().max(300);

export const readLink = defineCall({
  name: 'identity.readLink',
  scope: 'anybody',
  method: 'GET',
  path: '/k/run/auth/link',
  summary: 'Purpose and state of an email link, without using it',
  errors: ['NOT_FOUND'],
  input: z.object({ link }),
  output: z.object({
    purpose: z.enum(LINK_PURPOSES),
    email: z.string(),
    /**
     * `done`: used in the last minutes, so that its page can say what happened. `used`: before that, or undone since. `settled`: done
     * already without it. `void`: it can no longer be done.
     */
    state: z.enum(['open', 'done', 'used', 'expired', 'settled', 'void']),
    /** Who is signed in in this browser: the owner of the link's account, somebody else, nobody. */
    reader: z.enum(['owner', 'other', 'nobody']),
    /** Where its owner goes on: a path of this site. */
    redir: z.string(),
    /** It proved the address, or would here, in another browser than the account was opened in: sign-ins and password of before go. */
    alone: z.boolean(),
    /** What became of two-step sign-in where the account was secured: turned on since then it goes; null where there was none. */
    secondStep: z.enum(['removed', 'kept']).nullable(),
  }),
});
export type MailLink = z.output<typeof readLink.output>;

export const useLink = defineCall({
  scope: 'anybody',
  ...own,
  name: 'identity.useLink',
  path: '/k/run/auth/link',
  summary: 'Use an email link',
  errors: ['LINK_USED', 'LINK_EXPIRED', 'LINK_OVER', 'NOT_FOUND'],
  input: z.object({ link, passwd: typed.optional() }),
});
