import type { DomainProblem } from '#domain/kernel';
import { createSpeak, type Speak, type Speech } from '#platform/words';

/** A sentence in the reader's language, with the facts of the problem. */
export type Words = (detail: Readonly<Record<string, unknown>>, speech: Speech) => string;

const tooMany: Words = (_detail, { i18n }) =>
  i18n._({ id: 'error.TOO_MANY_REQUESTS', message: 'Too many requests. Try again in a moment.' });

/** What a reader is told for each code. Codes that are not here fall back to a plain sentence. */
const OWN: Readonly<Record<string, Words>> = {
  INTERNAL_ERROR: ({ incident }, { i18n }) =>
    i18n._({
      id: 'error.INTERNAL_ERROR',
      message: 'Something went wrong on our side. Incident number {incident}.',
      values: { incident: String(incident) },
    }),
  NOT_FOUND: (_detail, { i18n }) => i18n._({ id: 'error.NOT_FOUND', message: 'We could not find this.' }),
  NOT_ALLOWED: (_detail, { i18n }) =>
    i18n._({ id: 'error.NOT_ALLOWED', message: 'You don’t have permission to do this.' }),
  NOT_IN_FRAME: (_detail, { i18n }) => i18n._({ id: 'error.NOT_IN_FRAME', message: 'This continues in a new window.' }),
  SIGN_IN_REQUIRED: (_detail, { i18n }) => i18n._({ id: 'error.SIGN_IN_REQUIRED', message: 'Sign in first.' }),
  INVALID_SESSION: (_detail, { i18n }) =>
    i18n._({ id: 'error.INVALID_SESSION', message: 'You were signed out. Sign in again.' }),
  UNCONFIRMED_ACCOUNT: (_detail, { i18n }) =>
    i18n._({ id: 'error.UNCONFIRMED_ACCOUNT', message: 'Confirm your email address first.' }),
  MISSING_TWO_FACTOR_AUTHENTICATION: (_detail, { i18n }) =>
    i18n._({
      id: 'error.MISSING_TWO_FACTOR_AUTHENTICATION',
      message: 'Confirm with your second step first.',
    }),
  VALIDATION_ERROR: ({ unseen }, { i18n }) =>
    unseen === true
      ? i18n._({
          id: 'error.unseenCharacter',
          message: 'This field contains an invisible character. Clear it and type it again.',
        })
      : i18n._({ id: 'error.VALIDATION_ERROR', message: 'Check this field.' }),
  INVALID_JSON: (_detail, { i18n }) => i18n._({ id: 'error.INVALID_JSON', message: 'The request could not be read.' }),
  INVALID_REQUEST: (_detail, { i18n }) =>
    i18n._({ id: 'error.INVALID_REQUEST', message: 'The request could not be read.' }),
  BODY_TOO_LARGE: (_detail, { i18n }) => i18n._({ id: 'error.BODY_TOO_LARGE', message: 'This is too large to send.' }),
  UNSUPPORTED_MEDIA_TYPE: (_detail, { i18n }) =>
    i18n._({ id: 'error.UNSUPPORTED_MEDIA_TYPE', message: 'This content type is not accepted here.' }),
  INVALID_FORM_TOKEN: (_detail, { i18n }) =>
    i18n._({
      id: 'error.INVALID_FORM_TOKEN',
      message: 'This page had expired, so nothing was saved yet. Try again.',
    }),
  CROSS_SITE_REQUEST: (_detail, { i18n }) =>
    i18n._({ id: 'error.CROSS_SITE_REQUEST', message: 'This request came from another site and was rejected.' }),
  IDEMPOTENCY_KEY_REQUIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'error.IDEMPOTENCY_KEY_REQUIRED',
      message: 'The request is missing its key. Reload the page and repeat the last step.',
    }),
  TOO_MANY_REQUESTS: tooMany,
  TOO_BUSY: tooMany,
};

const UNKNOWN: Words = (_detail, { i18n }) =>
  i18n._({ id: 'error.unknown', message: 'Something went wrong. Check your entries and try again.' });

/** For what is said outside of pages and refusals. */
export function speechFor(locale: string): Speech {
  return speak(locale);
}

/** A problem in the reader's words. A module adds its codes with `addWords` when it is wired. */
export function wordsFor(problem: DomainProblem, locale: string): string {
  const words = added.get(problem.code) ?? OWN[problem.code] ?? UNKNOWN;
  return words(problem.detail ?? {}, speechFor(locale));
}

const added = new Map<string, Words>();
let speak: Speak = createSpeak({});

/** From which catalogs refusals are worded; the sentences in the code until then. */
export function speakWith(wired: Speak): void {
  speak = wired;
}

/** Words for the codes of one module; `detail` is that of the problem. */
export function addWords(words: Readonly<Record<string, Words>>): void {
  for (const [code, sentence] of Object.entries(words)) added.set(code, sentence);
}
