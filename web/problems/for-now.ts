import type { Problem } from '#contract/core';

const FOR_NOW: readonly string[] = ['TOO_MANY_REQUESTS', 'TOO_BUSY'];

/** Refused for now: the same request is answered in a moment, and nothing was changed by this one. */
export function isForNow([first]: readonly Problem[]): boolean {
  return FOR_NOW.includes(first?.code ?? '');
}
