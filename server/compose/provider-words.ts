import type { Part } from './part.ts';

/** What a reader is told when a way in by another site leads nowhere. */
export const PROVIDER_WORDS: NonNullable<Part['words']> = {
  PROVIDER_CANCELLED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_CANCELLED',
      message: 'You left before you were signed in. Nothing has changed.',
    }),
  PROVIDER_DENIED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_DENIED',
      message: 'This sign-in method is not working at the moment. Use another one.',
    }),
  PROVIDER_UNAVAILABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_UNAVAILABLE',
      message: 'The other site isn’t responding. Try again, or sign in another way.',
    }),
  PROVIDER_CODE_USED: (_detail, { i18n }) =>
    i18n._({ id: 'provider.PROVIDER_CODE_USED', message: 'This response was already used. Start again.' }),
  PROVIDER_ANSWER_INVALID: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_ANSWER_INVALID',
      message: 'The response from the other site did not match this visit, so we rejected it. Start again.',
    }),
  PROVIDER_ROUND_OVER: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_ROUND_OVER',
      message: 'This sign-in took longer than ten minutes or started in another browser. Start again.',
    }),
  PROVIDER_EMAIL_NEEDED: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_EMAIL_NEEDED',
      message:
        'An account needs an email address, and the other site did not share one. Allow it there, or sign in another way.',
    }),
  PROVIDER_LINK: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_LINK',
      message:
        'This email address already has an account. Sign in to it once, and you can use either method from then on.',
    }),
  PROVIDER_PROVE: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_PROVE',
      message: 'The other site has not confirmed this email address. Confirm it with a code by email to sign in.',
    }),
  PROVIDER_NOT_LINKABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.PROVIDER_NOT_LINKABLE',
      message:
        'This sign-in can’t be added: it belongs to another account, or your account already has one of this kind.',
    }),
  PROVIDER_NOT_LINKED: (_detail, { i18n }) =>
    i18n._({ id: 'provider.PROVIDER_NOT_LINKED', message: 'This sign-in was already removed.' }),
  LAST_WAY_IN: (_detail, { i18n }) =>
    i18n._({
      id: 'provider.LAST_WAY_IN',
      message:
        'This is the only way into your account. Confirm your email address, set a password or add a passkey first.',
    }),
};
