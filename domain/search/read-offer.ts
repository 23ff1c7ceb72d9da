import { search as calls } from '#contract/search';
import type { SearchDetail } from '#contract/search';
import { anybody, NotFound, verb, type Verb } from '#domain/kernel';
import { readerOf, type Reader } from './audience.ts';
import { parseOfferId } from './offer-id.ts';
import type { Searches } from './searches.ts';

/** An offer with everything that is sold of it. Throws `NotFound` for an unknown search, `OfferGone` when sold out, `OfferNotAllowed`. */
export function readOffer(deps: { readonly searches: Searches }): Verb<typeof calls.offer.input, SearchDetail> {
  return verb({
    name: 'readOffer',
    allow: anybody,
    input: calls.offer.input,
    async run({ ctx, input }) {
      const ref = parseOfferId(input.offerId);
      if (!ref || ref.searchId !== input.id) throw new NotFound('offer');
      return findOffer(deps.searches, input.offerId, readerOf(ctx));
    },
  });
}

/** By offer id alone, as a quote asks. Throws like `readOffer`. */
export async function findOffer(searches: Searches, offerId: string, reader?: Reader): Promise<SearchDetail> {
  const ref = parseOfferId(offerId);
  const opened = ref && (await searches.find(ref.searchId, reader));
  if (!ref || !opened) throw new NotFound('offer');
  return opened.detail(ref);
}
