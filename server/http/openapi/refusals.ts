import type { Call } from '#contract/core';

/** [8-01] Every answer that is no success. */
export const ERROR_SCHEMAS = {
  Errors: {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Problem' } } },
  },
  Problem: {
    type: 'object',
    required: ['code', 'localizedDescription', 'description'],
    properties: {
      code: { type: 'string', description: 'Stable: for programs to compare' },
      localizedDescription: { type: 'string', description: 'For people, in their language' },
      description: { type: 'string', description: 'For developers, in English' },
      field: { type: 'string', description: 'Dotted path into the request, such as `slices.0.from`' },
      detail: { type: 'object', description: 'Further facts, such as suggestions or the new price' },
    },
  },
};

const RETRY_AFTER = {
  description: 'Seconds until the next request is allowed, with 429',
  schema: { type: 'integer', minimum: 1 },
};

export const REFUSALS = {
  Refused: {
    description: [
      'Besides the codes it lists, each call may refuse with',
      '400 `INVALID_REQUEST` or `INVALID_JSON`;',
      '401 `SIGN_IN_REQUIRED` or `INVALID_SESSION`, where it needs a sign-in;',
      '403 `INVALID_FORM_TOKEN`, `CROSS_SITE_REQUEST`, `NOT_IN_FRAME`, `MISSING_TWO_FACTOR_AUTHENTICATION` or `UNCONFIRMED_ACCOUNT`;',
      '413 `BODY_TOO_LARGE`; 415 `UNSUPPORTED_MEDIA_TYPE`; 422 `VALIDATION_ERROR`, with the field;',
      '429 `TOO_MANY_REQUESTS`, with `Retry-After`.',
    ].join(' '),
    headers: { 'Retry-After': RETRY_AFTER },
    content: refusal('VALIDATION_ERROR', 'Too small: expected number to be >=1', { field: 'passengers.adults' }),
  },
  Failed: {
    description: 'Failed on our side: `INTERNAL_ERROR`; quote `detail.incident` to support',
    content: refusal('INTERNAL_ERROR', 'Unexpected error', {
      detail: { incident: '3f0f2c1e-6b1d-4d57-9a0e-0c2f5d6a7b8c' },
    }),
  },
};

function refusal(code: string, description: string, more: object): object {
  const problem = { code, localizedDescription: 'Said in the language of the reader.', description, ...more };
  return {
    'application/json': { schema: { $ref: '#/components/schemas/Errors' }, example: { errors: [problem] } },
  };
}

/** Answers of a call that are no success; its own codes stand in the description. */
export function refusalsOf({ errors, idempotency }: Call): object {
  const codes = [...new Set([...errors, ...(idempotency === 'required' ? ['IDEMPOTENCY_KEY_REQUIRED'] : [])])];
  return {
    '4XX': { ...refer('Refused'), ...(codes.length > 0 && { description: codes.join(', ') }) },
    '5XX': refer('Failed'),
  };
}

const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });
