import { expect, test } from 'vitest';
import { openOffers } from './open.ts';
import { randomFilters } from './testing/filters.ts';
import { naiveHistogram, naiveOption, naivePrices } from './testing/naive-facets.ts';
import { naiveOffers, naivePasses, type NaiveOffer } from './testing/naive.ts';
import { randomSearch } from './testing/world.ts';
import type { OfferFilters } from './types.ts';

const WORLDS = 8;
const VIEWS = 10;

for (const [slices, stay, flights] of [
  [1, 0, 110],
  [1, 0, 24],
  [1, 0, 50],
  [2, 7, 42],
  [2, 1, 42],
  [2, 0, 42],
] as const) {
  test(`every facet equals a count over the full product: ${slices} slices, ${stay} days apart, ${flights} flights`, () => {
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const input = randomSearch(seed * 89 + stay, slices, stay, flights);
      const search = openOffers(input);
      const byMask = new Map<string, NaiveOffer[]>();
      const product = ({ refundable = false, changeable = false }: OfferFilters): NaiveOffer[] => {
        const key = `${refundable} ${changeable}`;
        const known = byMask.get(key) ?? naiveOffers(input, { refundable, changeable });
        byMask.set(key, known);
        return known;
      };
      const prices = product({}).map((offer) => offer.totalMinor);
      for (let view = 0; view < VIEWS; view += 1) {
        const filters = view === 0 ? {} : randomFilters(seed * 1000 + view, slices, prices);
        const { facets } = search.view({ sort: 'best', filters, offset: 0, limit: 1 });
        for (const facet of facets) {
          expect(facet.exact).toBe(true);
          if (facet.kind === 'range') {
            const label = `${facet.id} of ${JSON.stringify(filters)}`;
            expect(facet.histogram, label).toEqual(naiveHistogram(product, filters, facet));
            if (facet.id === 'price') expect([facet.min, facet.max], label).toEqual(pricesShown(product, filters));
            continue;
          }
          for (const { value, count, fromMinor } of facet.options) {
            const label = `${facet.id}=${value} of ${JSON.stringify(filters)}`;
            const wanted = naiveOption(product, filters, facet.id, value);
            expect({ count, fromMinor }, label).toEqual(wanted);
          }
        }
      }
    }
  }, 120_000);
}

/** The scale of prices ends at what limits the offers, where something dearer is beyond it. */
function pricesShown(product: (filters: OfferFilters) => NaiveOffer[], filters: OfferFilters): readonly number[] {
  const { limits, ...open } = filters;
  const most = limits?.mostMinor ?? Infinity;
  const [min, max] = naivePrices(product, filters);
  const all = naivePrices(product, limits?.refused ? { ...open, limits: { refused: limits.refused } } : open);
  const pairs = product({})[0]?.rows.length === 2;
  return pairs && max > 0 && all[1] > most ? [min, most] : [min, max];
}

test('an empty list says which single filter removed shows how many', () => {
  const input = randomSearch(5, 2, 7, 60);
  const filters: OfferFilters = { stops: [0], price: [0, 1], slices: [{ departure: [0, 1440] }] };
  const { total, relax } = openOffers(input).view({ sort: 'best', filters, offset: 0, limit: 10 });
  const without = { ...filters, price: undefined };
  const wanted = naiveOffers(input, {}).filter((offer) => naivePasses(offer, without));
  expect(total).toBe(0);
  expect(relax.map(({ filter }) => filter).toSorted()).toEqual(['out.departure', 'price', 'stops']);
  expect(relax[0]).toEqual({
    filter: 'price',
    count: wanted.length,
    fromMinor: Math.min(...wanted.map((offer) => offer.totalMinor)),
  });
});
