import { ApiError, isApiError, type Problem } from '#contract/core';
import { DomainError, type DomainProblem, InvalidInput, toProblems } from '#domain/kernel';
import type { LimitAnswer } from '#platform/cache';
import { z } from '#zod';
import { wordsFor } from './words.ts';

/** A refusal by the transport itself, before any verb. */
export class HttpRefusal extends DomainError {
  override readonly name = 'HttpRefusal';
  constructor(status: number, code: string, description: string, field?: string) {
    super(status, [{ code, description, ...(field && { field }) }]);
  }
}

/** 429: this address asks more often than one may. */
export class TooManyRequests extends DomainError {
  override readonly name = 'TooManyRequests';
  constructor(name: string, { retryAfterMs }: LimitAnswer) {
    const detail = { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1_000)) };
    super(429, [{ code: 'TOO_MANY_REQUESTS', description: `Rate limit of ${name} reached`, detail }]);
  }
}

/** `Retry-After` of a refusal that is over by itself, in seconds; null for every other. */
export function retryAfterOf({ errors }: ApiError): number | null {
  const seconds = errors[0]?.detail?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}

/** Codes of Fastify's own refusals; what is not here is a failure of ours. */
const FASTIFY: Readonly<Record<string, readonly [status: number, code: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'INVALID_JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'INVALID_JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'BODY_TOO_LARGE'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'INVALID_REQUEST'],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: [400, 'INVALID_REQUEST'],
  FST_ERR_BAD_URL: [400, 'INVALID_REQUEST'],
};

/** The one table from what was thrown to what is answered. A 5xx says nothing but its incident number, save for 503. */
export function toApiError(error: unknown, locale: string, requestId: string): ApiError {
  if (isApiError(error)) return error;
  if (error instanceof z.ZodError) return toApiError(new InvalidInput(toProblems(error.issues)), locale, requestId);
  if (error instanceof DomainError && (error.status < 500 || error.status === 503)) {
    return new ApiError(
      error.status,
      error.problems.map((problem) => localize(problem, locale)),
      { cause: error },
    );
  }
  const refused = FASTIFY[codeOf(error)];
  if (refused) {
    const problem = { code: refused[1], description: 'The request could not be read' };
    return new ApiError(refused[0], [localize(problem, locale)], { cause: error });
  }
  const status = error instanceof DomainError ? error.status : 500;
  const problem = { code: 'INTERNAL_ERROR', description: 'Unexpected error', detail: { incident: requestId } };
  return new ApiError(status, [localize(problem, locale)], { cause: error });
}

function localize(problem: DomainProblem, locale: string): Problem {
  return { ...problem, localizedDescription: wordsFor(problem, locale) };
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}
