import { IDENTITY_WORDS, sayClock } from './identity-words.ts';
import type { Part } from './part.ts';

type PartWords = NonNullable<Part['words']>;

/** What a reader is told about passkeys. */
export const PASSKEY_WORDS: PartWords = {
  PASSKEYS_NOT_SETUP: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSKEYS_NOT_SETUP',
      message: 'This passkey does not belong to an account here. Sign in another way.',
    }),
  NO_SUCH_USER: IDENTITY_WORDS['INVALID_EMAIL'] ?? (() => ''),
  CHALLENGE_EXPIRED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.CHALLENGE_EXPIRED', message: 'That took too long. Try again.' }),
  PASSKEY_REFUSED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSKEY_REFUSED',
      message: 'The passkey could not be saved: it has to be locked with a PIN, a fingerprint or your face.',
    }),
  PASSKEY_KNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'identity.PASSKEY_KNOWN', message: 'This passkey is already saved.' }),
  PASSKEY_NAME_MISSING: (_detail, { i18n }) =>
    i18n._({ id: 'identity.PASSKEY_NAME_MISSING', message: 'Give the passkey a name you will recognise.' }),
  TOO_MANY_PASSKEYS: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.TOO_MANY_PASSKEYS',
      message: 'You can have up to twenty passkeys. Remove one you don’t use.',
    }),
};

/** What a reader is told about the second thing that is asked for. */
export const TWO_FACTOR_WORDS: PartWords = {
  FACTOR_INCOMPLETE: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.FACTOR_INCOMPLETE',
      message: 'Enter the 6-digit code from your app or one of your recovery codes.',
    }),
  FACTOR_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.FACTOR_WRONG',
      message: 'That code is not valid. Wait for the next one in your app; each works once.',
    }),
  RECOVERY_CODE_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.RECOVERY_CODE_WRONG',
      message:
        'That is not one of your unused recovery codes. Check it for typing errors, or use another one: each works once.',
    }),
  FACTOR_PAUSED: ({ until }, speech) =>
    speech.i18n._({
      id: 'identity.FACTOR_PAUSED',
      message: 'Too many wrong codes. You can use codes again from {time}; a passkey works now.',
      values: { time: sayClock(until, speech) },
    }),
  TWO_FACTOR_ON: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.TWO_FACTOR_ON',
      message: 'An app is already set up. Turn it off before you set up another.',
    }),
  TWO_FACTOR_OFF: (_detail, { i18n }) =>
    i18n._({ id: 'identity.TWO_FACTOR_OFF', message: 'No app is set up for this account.' }),
  TWO_FACTOR_NOT_BEGUN: (_detail, { i18n }) =>
    i18n._({ id: 'identity.TWO_FACTOR_NOT_BEGUN', message: 'Add the account to your app first.' }),
  SECOND_FACTOR_NEEDED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.SECOND_FACTOR_NEEDED',
      message: 'Your account requires a second step. Add another one before you remove this.',
    }),
};
