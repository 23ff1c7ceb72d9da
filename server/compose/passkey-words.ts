import { IDENTITY_WORDS, sayClock } from './identity-words.ts';
import type { Part } from './part.ts';

type PartWords = NonNullable<Part['words']>;

/** What a reader is told about passkeys. */
export const PASSKEY_WORDS: PartWords = {
  PASSKEYS_NOT_SETUP: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSKEYS_NOT_SETUP',
      message: 'This passkey does not open an account here. Sign in another way.',
    }),
  NO_SUCH_USER: IDENTITY_WORDS['INVALID_EMAIL'] ?? (() => ''),
  CHALLENGE_EXPIRED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.CHALLENGE_EXPIRED', message: 'That took too long. Please try once more.' }),
  PASSKEY_REFUSED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSKEY_REFUSED',
      message: 'The passkey could not be saved: it has to be locked with a PIN, a fingerprint or your face.',
    }),
  PASSKEY_KNOWN: (_detail, { i18n }) =>
    i18n._({ id: 'identity.PASSKEY_KNOWN', message: 'This passkey is saved already.' }),
  PASSKEY_NAME_MISSING: (_detail, { i18n }) =>
    i18n._({ id: 'identity.PASSKEY_NAME_MISSING', message: 'Give the passkey a name that you will know it by.' }),
  TOO_MANY_PASSKEYS: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.TOO_MANY_PASSKEYS',
      message: 'Twenty passkeys are the most. Remove one that you do not use.',
    }),
};

/** What a reader is told about the second thing that is asked for. */
export const TWO_FACTOR_WORDS: PartWords = {
  FACTOR_INCOMPLETE: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.FACTOR_INCOMPLETE',
      message: 'Enter the six digits of your app, or one of your recovery codes.',
    }),
  FACTOR_WRONG: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.FACTOR_WRONG',
      message: 'That code does not count. Wait for the next one of your app; each counts once.',
    }),
  FACTOR_PAUSED: ({ until }, speech) =>
    speech.i18n._({
      id: 'identity.FACTOR_PAUSED',
      message: 'Too many wrong codes. Codes count again from {time}; a passkey works now.',
      values: { time: sayClock(until, speech) },
    }),
  TWO_FACTOR_ON: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.TWO_FACTOR_ON',
      message: 'An app is set up already. Turn it off before you set up another.',
    }),
  TWO_FACTOR_OFF: (_detail, { i18n }) =>
    i18n._({ id: 'identity.TWO_FACTOR_OFF', message: 'No app is set up for this account.' }),
  TWO_FACTOR_NOT_BEGUN: (_detail, { i18n }) =>
    i18n._({ id: 'identity.TWO_FACTOR_NOT_BEGUN', message: 'Add the account to your app first.' }),
  SECOND_FACTOR_NEEDED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.SECOND_FACTOR_NEEDED',
      message: 'Your account must keep a second step. Add another one before you remove this.',
    }),
};
