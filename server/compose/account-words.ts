import type { Part } from './part.ts';

/** What an owner is told at the fields of the account page. */
export const ACCOUNT_WORDS: NonNullable<Part['words']> = {
  NAME_LONG: (_detail, { i18n }) => i18n._({ id: 'account.NAME_LONG', message: 'Use up to 60 characters.' }),
  EMAIL_YOURS: (_detail, { i18n }) =>
    i18n._({ id: 'account.EMAIL_YOURS', message: 'This address is already in your account.' }),
  TOO_MANY_EMAILS: (_detail, { i18n }) =>
    i18n._({
      id: 'account.TOO_MANY_EMAILS',
      message: 'An account can have up to ten addresses. Remove one before you add another.',
    }),
  EMAIL_UNCONFIRMED: (_detail, { i18n }) =>
    i18n._({ id: 'account.EMAIL_UNCONFIRMED', message: 'Open the link we sent to this address first.' }),
  PRIMARY_STAYS: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PRIMARY_STAYS',
      message: 'This is your main address. Make another one your main address first.',
    }),
  PROOF_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PROOF_WRONG',
      message: 'That is not your current password. Try again or get a code by email.',
    }),
  PROOF_CODE_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PROOF_CODE_WRONG',
      message: 'That code is not valid. Use the latest email or send another code.',
    }),
};
