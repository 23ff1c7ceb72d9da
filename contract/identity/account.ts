import { defineCall } from '#contract/core';
import { z } from '#zod';
import { PROVIDERS } from './providers.ts';
import { typed } from './answer.ts';

const base = '/i/api/account/v1';
const own = { method: 'POST', scope: 'account', output: z.object({}) } as const;
const id = z.uuid();

/** Proves once more who asks, where the sign-in is not fresh: the password of the account, or a code that was mailed. */
export const proofShape = { proofPasswd: typed.optional(), proofCode: typed.optional() };
const proved = { ...own, errors: ['FRESH_SIGN_IN_REQUIRED', 'PROOF_WRONG', 'VALIDATION_ERROR'] } as const;

const emailSchema = z.object({
  id: z.string(),
  email: z.string(),
  primary: z.boolean(),
  /** False until the link of the mail was opened. */
  confirmed: z.boolean(),
});
export type AccountEmail = z.infer<typeof emailSchema>;

const sessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  device: z.string(),
  /** The first part of the address that it came from. */
  network: z.string(),
  country: z.string(),
  method: z.enum(['password', 'code', 'link', 'passkey', ...PROVIDERS]),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

export const readAccount = defineCall({
  name: 'account.read',
  method: 'GET',
  path: base,
  scope: 'account',
  summary: 'Names, addresses, sign-in methods, sessions and settings',
  input: z.object({}),
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    image: z.string().nullable(),
    /** Of mails about the account. */
    locale: z.string(),
    /** What mails can be written in. */
    locales: z.array(z.string()),
    emails: z.array(emailSchema),
    password: z.object({
      set: z.boolean(),
      since: z.string().nullable(),
      /** Another way in is left without it. */
      removable: z.boolean(),
    }),
    sessions: z.array(sessionSchema),
    /** News of the brand that is read, by e-mail. */
    news: z.boolean(),
    /** Instant at which they were asked for; null where they are not. */
    newsSince: z.string().nullable(),
    /** Signed in lately enough to change how the account is entered. */
    fresh: z.boolean(),
  }),
});
export type Account = z.output<typeof readAccount.output>;

export const setNames = defineCall({
  ...own,
  name: 'account.setNames',
  path: `${base}/names`,
  summary: 'Change the display name',
  errors: ['NAME_LONG', 'VALIDATION_ERROR'],
  input: z.object({ firstName: typed, lastName: typed, displayName: typed }),
});

export const setPicture = defineCall({
  ...own,
  name: 'account.setPicture',
  path: `${base}/picture`,
  body: 'multipart',
  summary: 'Set the profile picture: JPEG, PNG or WebP up to 10 MB, cropped square',
  errors: ['FILE_MISSING', 'FILE_LARGE', 'FILE_KIND', 'PICTURE_PIXELS', 'PICTURE_BROKEN', 'PICTURE_BUSY'],
  input: z.object({ picture: z.file() }),
});

export const removePicture = defineCall({
  ...own,
  name: 'account.removePicture',
  path: `${base}/picture/remove`,
  summary: 'Remove the profile picture',
  input: z.object({}),
});

export const setLocale = defineCall({
  ...own,
  name: 'account.setLocale',
  path: `${base}/locale`,
  summary: 'Set the language of account emails',
  errors: ['VALIDATION_ERROR'],
  input: z.object({ locale: z.string().max(20) }),
});

export const setNews = defineCall({
  ...own,
  name: 'account.setNews',
  path: `${base}/news`,
  summary: 'Subscribe to or unsubscribe from news of the brand',
  input: z.object({ news: z.boolean() }),
});

/** Answers the same whoever has the address: its reader is told by mail. */
export const addEmail = defineCall({
  ...proved,
  name: 'account.addEmail',
  path: `${base}/emails`,
  summary: 'Email a link that adds an address',
  input: z.object({ email: typed, ...proofShape }),
});

export const resendEmail = defineCall({
  ...own,
  name: 'account.resendEmail',
  path: `${base}/emails/:id/resend`,
  summary: 'Resend the link for an address',
  errors: ['NOT_FOUND', 'TOO_MANY_MAILS'],
  input: z.object({ id }),
});

export const removeEmail = defineCall({
  ...proved,
  name: 'account.removeEmail',
  path: `${base}/emails/:id/remove`,
  summary: 'Remove an address, except the main one',
  input: z.object({ id, ...proofShape }),
});

export const makePrimary = defineCall({
  ...proved,
  name: 'account.makePrimary',
  path: `${base}/emails/:id/primary`,
  summary: 'Set the main address',
  input: z.object({ id, ...proofShape }),
});

export const setPassword = defineCall({
  ...proved,
  name: 'account.setPassword',
  path: `${base}/password`,
  summary: 'Set a new password; all other sessions end',
  input: z.object({ passwd: typed, ...proofShape }),
});

export const removePassword = defineCall({
  ...proved,
  name: 'account.removePassword',
  path: `${base}/password/remove`,
  summary: 'Remove the password',
  input: z.object({ ...proofShape }),
});

export const mailProof = defineCall({
  ...own,
  name: 'account.mailProof',
  path: `${base}/proof`,
  summary: 'Email a code that confirms the identity',
  errors: ['TOO_MANY_MAILS'],
  input: z.object({}),
});

export const endSession = defineCall({
  ...own,
  name: 'account.endSession',
  path: `${base}/sessions/:id/end`,
  summary: 'Sign out another device',
  errors: ['NOT_FOUND'],
  input: z.object({ id }),
});

export const endOtherSessions = defineCall({
  ...own,
  name: 'account.endOtherSessions',
  path: `${base}/sessions/endOthers`,
  summary: 'Sign out all other devices',
  input: z.object({}),
});

export const secure = defineCall({
  ...own,
  name: 'account.secure',
  path: `${base}/secure`,
  summary: 'Sign out all devices and lock the account until a new password is set',
  input: z.object({}),
});
