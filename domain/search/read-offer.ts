import { search as calls } from '#contract/search';
import type { OfferDetail } from '#contract/search';
import { DomainError, NotFound, verb, type Verb } from '#domain/kernel';
import { formatFareId, parseOfferId } from './offer-id.ts';
import type { SourceFare } from './ports.ts';
import { publishEnds, publishOffer } from './read-search.ts';
import type { Registry } from './registry.ts';

/** 410: the search is known, these flights are not sold for it any more. */
export class OfferGone extends DomainError {
  override readonly name = 'OfferGone';
  constructor() {
    super(410, [{ code: 'OFFER_GONE', description: 'These flights are not sold any more for this party' }]);
  }
}

/** An offer with every fare on the same flights. Throws `NotFound` for an unknown search, `OfferGone` when sold out. */
export function readOffer(deps: { readonly registry: Registry }): Verb<typeof calls.offer.input, OfferDetail> {
  return verb({
    name: 'readOffer',
    may: () => true,
    input: calls.offer.input,
    async run({ input }) {
      const ref = parseOfferId(input.offerId);
      if (!ref || ref.searchId !== input.id) throw new NotFound('offer');
      return findOffer(deps.registry, input.offerId);
    },
  });
}

/** By offer id alone, as a quote asks. Throws like `readOffer`. */
export async function findOffer(registry: Registry, offerId: string): Promise<OfferDetail> {
  const ref = parseOfferId(offerId);
  const live = ref && (await registry.find(ref.searchId));
  if (!ref || !live) throw new NotFound('offer');
  if (!live.done) await live.changed(live.revision, AbortSignal.timeout(5_000));
  const answered = live.answered.find(({ source }) => source.id === ref.sourceId);
  const found = await answered?.search.offer(ref.key);
  if (!found) throw new OfferGone();
  const { airports: _airports, ...query } = live.query;
  return {
    offer: publishOffer(ref.searchId, ref.sourceId, found.offer, new Map()),
    fares: publishFares(offerId, found.fares),
    query,
    places: publishEnds(live.places),
  };
}

function publishFares(offerId: string, fares: readonly SourceFare[]): OfferDetail['fares'] {
  return fares.map(({ key, ...fare }) => ({ ...fare, id: formatFareId(offerId, key) }));
}
