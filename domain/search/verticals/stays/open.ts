import { search, stayQuerySchema } from '#contract/search';
import { createSearch } from '../../create-search.ts';
import { createRegistry } from '../../registry.ts';
import { verticalSearches } from '../../searches.ts';
import { answeredBy, type OpenedVertical, type VerticalNeeds } from '../vertical.ts';
import { checkStayQuery } from './check.ts';
import { listNights } from './list-nights.ts';
import { staysProfile } from './profile.ts';
import type { StaySource } from './types.ts';
import { staysCodec } from './url-codec.ts';

/** Stays at these sources: their calls, their searches and the form of their addresses. */
export function openStays(needs: VerticalNeeds, sources: readonly StaySource[]): OpenedVertical {
  const registry = createRegistry({ ...needs.settings, profile: staysProfile, sources });
  const create = createSearch({
    registry,
    input: stayQuerySchema,
    heldBy: async (ctx) => (await needs.heldBy?.(ctx, staysProfile.vertical)) ?? [],
    check: (asked, now, { audience }) => checkStayQuery(asked, { ...needs, now, audience }),
  });
  return {
    searches: verticalSearches(staysProfile, registry, needs.settings.store.lists),
    codec: staysCodec,
    calls: [
      answeredBy(search.stays, create),
      answeredBy(search.nights, listNights({ ...needs, ...needs.settings, registry, sources })),
    ],
  };
}
