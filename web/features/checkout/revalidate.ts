import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type ApiError, isApiError } from '#contract/core';

/** Status of a page whose action got no answer at all. */
export const NO_ANSWER = 504;

/** Too many requests: reading the page again would be refused as well. */
const TOO_MANY = 429;

/** Refused for the moment only: the same request is answered later. */
export function isForNow(error: unknown): error is ApiError & { readonly status: typeof TOO_MANY } {
  return isApiError(error) && error.status === TOO_MANY;
}

/**
 * Refused or not, a step of checkout changes what the page must show: the order, its price, the next key. Only without a
 * connection, or when nothing more is answered for now, the page stays as it is, or what was typed would give way to an error.
 */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== NO_ANSWER && actionStatus !== TOO_MANY;
}
