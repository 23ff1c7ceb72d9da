import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Status of a page whose action got no answer at all. */
export const NO_ANSWER = 504;

/**
 * Refused or not, a step of checkout changes what the page must show: the order, its price, the next key. Only without a
 * connection the page stays as it is, or what was typed would give way to an error.
 */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== NO_ANSWER;
}
