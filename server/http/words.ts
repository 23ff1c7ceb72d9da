import type { DomainProblem } from '#domain/kernel';

type Words = (detail: Readonly<Record<string, unknown>>) => string;

/** What a reader is told for each code, in English. Codes that are not here fall back to a plain sentence. */
const EN: Readonly<Record<string, Words>> = {
  INTERNAL_ERROR: ({ incident }) => `Something went wrong on our side. Incident number ${String(incident)}.`,
  NOT_FOUND: () => 'We could not find this.',
  NOT_ALLOWED: () => 'You are not allowed to do this.',
  SIGN_IN_REQUIRED: () => 'Please sign in first.',
  VALIDATION_ERROR: () => 'Please check this field.',
  INVALID_JSON: () => 'The request could not be read.',
  INVALID_REQUEST: () => 'The request could not be read.',
  BODY_TOO_LARGE: () => 'This is too large to send.',
  UNSUPPORTED_MEDIA_TYPE: () => 'This kind of content is not accepted here.',
  INVALID_FORM_TOKEN: () => 'This page is too old to send from. Load it again and repeat the last step.',
  CROSS_SITE_REQUEST: () => 'This request came from another site and was refused.',
  IDEMPOTENCY_KEY_REQUIRED: () => 'The request lacks its key. Load the page again and repeat the last step.',
  TOO_MANY_REQUESTS: () => 'That was too fast for us. Please wait a moment and try again.',
};

const EN_UNKNOWN: Words = () => 'This did not work. Please check what you entered and try again.';

/** A problem in the reader's words. A module adds its codes with `addWords` when it is wired. */
export function wordsFor(problem: DomainProblem, _locale: string): string {
  const words = added.get(problem.code) ?? EN[problem.code] ?? EN_UNKNOWN;
  return words(problem.detail ?? {});
}

const added = new Map<string, Words>();

/** Words for the codes of one module; `detail` is that of the problem. */
export function addWords(words: Readonly<Record<string, Words>>): void {
  for (const [code, sentence] of Object.entries(words)) added.set(code, sentence);
}
