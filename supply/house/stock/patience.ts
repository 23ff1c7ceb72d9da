import type { Queries } from '#platform/core';
import { codeOf } from '#platform/database';

const DEADLOCK = '40P01';
const MAX_TRIES = 5;

/**
 * Two callers that want the same rows in another order: the database ends one of them, whose statement then did nothing.
 * Asked again here, unless the caller has a transaction of its own, which is over and must be repeated whole.
 */
export async function patiently<T>(queries: Queries, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (queries.isTransaction || codeOf(error) !== DEADLOCK || tries >= MAX_TRIES) throw error;
    }
  }
}
