import { DomainError } from '#domain/kernel';
import { findOffer, parseFareId, parseOfferId, type Searches } from '#domain/search';
import type { OfferSource } from './ports.ts';

/** Reads offers from the live searches of this installation. */
export function offerSource(searches: Searches): OfferSource {
  return {
    async findOffer(offerId, fareId) {
      const ref = parseOfferId(offerId);
      const fareRef = parseFareId(fareId);
      if (!ref || fareRef?.offerId !== offerId) return undefined;
      try {
        const found = await findOffer(searches, offerId);
        if (!('fares' in found)) return undefined;
        const { offer, fares, query } = found;
        const fare = fares.find(({ id }) => id === fareId);
        return fare && { offer, fare, query, offerKey: ref.key, fareKey: fareRef.fareKey };
      } catch (error) {
        if (error instanceof DomainError && (error.status === 404 || error.status === 410)) return undefined;
        throw error;
      }
    },
  };
}
