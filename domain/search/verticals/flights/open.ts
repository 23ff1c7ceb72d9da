import { flightQuerySchema, search } from '#contract/search';
import { createSearch } from '../../create-search.ts';
import { createRegistry } from '../../registry.ts';
import { verticalSearches } from '../../searches.ts';
import { answeredBy, type OpenedVertical, type VerticalNeeds } from '../vertical.ts';
import { checkFlightQuery } from './check.ts';
import { costOf } from './cost.ts';
import { createDayPrices } from './day-prices.ts';
import { listDays } from './list-days.ts';
import { listIdeas } from './list-ideas.ts';
import { listNearby } from './list-nearby.ts';
import { flightsProfile } from './profile.ts';
import type { FlightSource } from './types.ts';
import { flightsCodec } from './url-codec.ts';

const MINUTE_MS = 60_000;

/** Flights at these sources: their calls, their searches and the form of their addresses. */
export function openFlights(needs: VerticalNeeds, sources: readonly FlightSource[]): OpenedVertical {
  const registry = createRegistry({ ...needs.settings, profile: flightsProfile, sources });
  const create = createSearch({
    registry,
    input: flightQuerySchema,
    heldBy: async (ctx) => (await needs.heldBy?.(ctx, flightsProfile.vertical)) ?? [],
    check: (asked, now, { audience, placeOfSale }) => checkFlightQuery(asked, { ...needs, now, audience, placeOfSale }),
  });
  const prices = createDayPrices({ ...needs.settings, sources, keepMs: 5 * MINUTE_MS, atOnce: 2 });
  /** Each day or airport nearby is asked as the search itself was; one that is not known here costs the least. */
  const costHere = ({ id }: { readonly id: string }): number => {
    const query = registry.asked(id);
    return query ? costOf(query) : 1;
  };
  return {
    searches: verticalSearches(flightsProfile, registry, needs.settings.store.lists),
    codec: flightsCodec,
    calls: [
      answeredBy(search.create, create, costOf),
      answeredBy(search.ideas, listIdeas({ ...needs, ...needs.settings, sources, keepMs: 60 * MINUTE_MS })),
      answeredBy(search.days, listDays({ ...needs, registry, prices }), costHere),
      answeredBy(search.nearby, listNearby({ ...needs, registry, prices }), costHere),
    ],
  };
}
