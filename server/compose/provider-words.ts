import type { Part } from './part.ts';

/** What a reader is told when a way in by another site leads nowhere. */
export const PROVIDER_WORDS: NonNullable<Part['words']> = {
  PROVIDER_CANCELLED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_CANCELLED',
      message: 'You went back before you were signed in. Nothing has changed.',
    }),
  PROVIDER_DENIED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_DENIED',
      message: 'This way of signing in does not work at the moment. Please use another one.',
    }),
  PROVIDER_UNAVAILABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_UNAVAILABLE',
      message: 'The other site does not answer. Try again, or sign in another way.',
    }),
  PROVIDER_CODE_USED: (_detail, { i18n }) =>
    i18n._({ id: 'provider.PROVIDER_CODE_USED', message: 'This answer was used before. Please begin again.' }),
  PROVIDER_ANSWER_INVALID: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_ANSWER_INVALID',
      message: 'The answer of the other site was not for this visit, so it was refused. Please begin again.',
    }),
  PROVIDER_ROUND_OVER: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_ROUND_OVER',
      message: 'This sign-in took longer than ten minutes or began in another browser. Please begin again.',
    }),
  PROVIDER_EMAIL_NEEDED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_EMAIL_NEEDED',
      message:
        'An account needs an e-mail address, and the other site did not share one. Allow it there, or sign in another way.',
    }),
  PROVIDER_LINK: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_LINK',
      message: 'There is an account with this e-mail address. Sign in to it once, and both lead to it from then on.',
    }),
  PROVIDER_NOT_LINKABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_NOT_LINKABLE',
      message: 'This sign-in cannot be added: it belongs to another account, or yours has one of this kind already.',
    }),
  PROVIDER_NOT_LINKED: (_detail, { i18n }) =>
    i18n._({ id: 'provider.PROVIDER_NOT_LINKED', message: 'This sign-in was removed before.' }),
  LAST_WAY_IN: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.LAST_WAY_IN',
      message:
        'This is the only way into your account. Confirm your email address, set a password or add a passkey first.',
    }),
};
