import type { Part } from './part.ts';

/** What an owner is told at the fields of the account page. */
export const ACCOUNT_WORDS: NonNullable<Part['words']> = {
  NAME_LONG: (_detail, { i18n }) => i18n._({ id: 'account.NAME_LONG', message: 'Use at most 60 characters.' }),
  EMAIL_YOURS: (_detail, { i18n }) =>
    i18n._({ id: 'account.EMAIL_YOURS', message: 'This address belongs to your account already.' }),
  TOO_MANY_EMAILS: (_detail, { i18n }) =>
    i18n._({
      id: 'account.TOO_MANY_EMAILS',
      message: 'An account holds at most ten addresses. Remove one before you add another.',
    }),
  EMAIL_UNCONFIRMED: (_detail, { i18n }) =>
    i18n._({ id: 'account.EMAIL_UNCONFIRMED', message: 'Open the link that we sent to this address first.' }),
  PRIMARY_STAYS: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PRIMARY_STAYS',
      message: 'This is your main address. Make another one your main address first.',
    }),
  PROOF_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PROOF_WRONG',
      message: 'That is not your current password. Try again, or have a code sent to you.',
    }),
  PROOF_CODE_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'account.PROOF_CODE_WRONG',
      message: 'That code does not count. Use the newest e-mail or send another code.',
    }),
};
