import { DomainError } from '#domain/kernel';
import { findOffer, holdingReader, readerOf, type Searches } from '#domain/search';
import type { BookingDeps } from './deps.ts';

/** What is said of a choice to whoever makes it. */
export function judgedBy(searches: Searches): BookingDeps['judge'] {
  return (facts, ctx) => searches.judge(facts, readerOf(ctx));
}

/** Reads offers from the live searches of this installation. */
export function offersOf(searches: Searches): BookingDeps['findOffer'] {
  return async (offerId, ctx, held = []) => {
    try {
      return await findOffer(searches, offerId, holdingReader(readerOf(ctx), held));
    } catch (error) {
      if (error instanceof DomainError && (error.status === 404 || error.status === 410)) return undefined;
      throw error;
    }
  };
}
