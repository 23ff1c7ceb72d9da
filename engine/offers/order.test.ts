import { expect, test } from 'vitest';
import { offerKey } from './keys.ts';
import { openOffers } from './open.ts';
import { openBoard } from './sides.ts';
import { type NaiveOffer, naiveOffers, naivePasses, naiveSort } from './testing/naive.ts';
import { randomFilters } from './testing/filters.ts';
import { randomSearch } from './testing/world.ts';
import { SORTS, type OfferFilters, type OfferSearch, type Sort } from './types.ts';

const WORLDS = 3;

/** What a sort goes by first. */
const FIGURE: Readonly<Record<Sort, (offer: NaiveOffer) => number>> = {
  best: ({ score }) => score,
  cheapest: ({ totalMinor }) => totalMinor,
  fastest: ({ duration }) => duration,
  greenest: ({ co2e }) => co2e,
};

/** The whole list, read in pages. */
function readBy(search: OfferSearch, sort: Sort, filters: OfferFilters, limit: number): string[] {
  const keys: string[] = [];
  const { listed } = search.view({ sort, filters, offset: 0, limit: 1 });
  while (keys.length < listed) {
    const { rows } = search.view({ sort, filters, offset: keys.length, limit });
    expect(rows.length).toBe(Math.min(limit, listed - keys.length));
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

for (const [slices, stay, flights] of [
  [1, 0, 90],
  [2, 7, 34],
  [2, 1, 34],
] as const) {
  test(`a list is one order, whatever the size of its pages, and a tab is its first row: ${slices} slices, ${stay} days apart`, () => {
    let ties = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const input = alike(randomSearch(seed * 61 + stay, slices, stay, flights));
      const board = openBoard(input);
      const search = openOffers(input);
      const prices = naiveOffers(input, {}).map((offer) => offer.totalMinor);
      for (const filters of [{}, randomFilters(seed, slices, prices)]) {
        const offers = naiveOffers(input, filters).filter((offer) => naivePasses(offer, filters));
        for (const sort of SORTS) {
          const sorted = naiveSort(offers, sort).map(({ rows }) => offerKey(board, rows));
          const wanted = slices === 1 ? sorted : sorted.slice(0, 200);
          const { sorts } = search.view({ sort: 'best', filters, offset: 0, limit: 1 });
          expect(sorts.find((winner) => winner.sort === sort)?.key).toBe(wanted[0]);
          for (const limit of [7, 50]) expect(readBy(search, sort, filters, limit)).toEqual(wanted);
          if (seed === 1) expect(readBy(search, sort, filters, 1)).toEqual(wanted);
          ties += tiesIn(offers.map((offer) => FIGURE[sort](offer)));
        }
      }
    }
    expect(ties).toBeGreaterThan(50);
  }, 60_000);
}

/** The same emissions for all, so that a sort is decided by what comes after its figure. */
function alike(input: ReturnType<typeof randomSearch>): typeof input {
  return { ...input, emissions: { grams: () => 50_000 } };
}

function tiesIn(figures: readonly number[]): number {
  return figures.length - new Set(figures).size;
}
