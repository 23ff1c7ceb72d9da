import { isApiError } from '#contract/core';

/** Longer than this nobody looks at a page that does not move. */
const MOST_SECONDS = 5;

/**
 * Asks again what was refused for the moment, once, as soon as the answer says that it may: the step before stays in view with
 * its order meanwhile. Not on the server, where nothing is in view yet.
 */
export async function patient<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const seconds = isApiError(error) ? Number(error.errors[0]?.detail?.['retryAfterSeconds']) : Number.NaN;
    if (typeof document === 'undefined' || !(seconds <= MOST_SECONDS)) throw error;
    await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));
    return ask();
  }
}
