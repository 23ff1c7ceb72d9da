import { newTraveler, type SavedTraveler } from '#contract/travelers';
import type { Ctx } from '#domain/kernel';
import { masked, openReadable } from './sealed-numbers.ts';
import type { TravelerRow } from './store.ts';

/** A saved traveller as its owner sees it: no number in full. */
export function viewTraveler(
  ctx: Pick<Ctx, 'log' | 'sealer'>,
  { stored, preferred, ...place }: TravelerRow,
): SavedTraveler {
  const full = openReadable(ctx, place, stored);
  return {
    ...newTraveler(),
    ...full,
    travelerId: place.id,
    preferred,
    knownTravelerNumber: masked(full.knownTravelerNumber, { withEnd: false }),
    tsaredress: masked(full.tsaredress, { withEnd: false }),
    documents: full.documents.map((paper) => ({ ...paper, number: masked(paper.number, { withEnd: true }) })),
    loyalty: full.loyalty.map((card) => ({ ...card, number: masked(card.number, { withEnd: true }) })),
  };
}
