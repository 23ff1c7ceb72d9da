import type { SearchPlaces } from '#domain/search';
import { fixedClock } from '#platform/clock';
import { silentLogger } from '#platform/testing';
import { smallDesk } from '../../../supply/house/testing/small-world.ts';
import { openTestSite, type TestSite } from '../../http/testing.ts';
import type { Foundation } from '../foundation.ts';
import { searchPart } from '../search.ts';
import { searchStore } from '../search-store.ts';

export type Sources = Parameters<typeof searchPart>[1]['sources'];

/** A site without a socket that searches these sources at one moment, at the rates of the small world; its cache is a map. */
export async function openSearchSite(sources: Sources, places: SearchPlaces, now: Date): Promise<TestSite> {
  const kept = new Map<string, string>();
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
  } as unknown as Foundation['cache'];
  const part = searchPart({ clock: { now: () => now }, log: silentLogger } as unknown as Foundation, {
    sources,
    store: searchStore(cache),
    places,
    rates: smallDesk().model.rates,
    horizonDays: 400,
  });
  return openTestSite([part], { clock: fixedClock(now) });
}
