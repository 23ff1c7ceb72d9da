import { expect, test } from 'vitest';
import { scoreOf } from '#engine/ranking';
import { openOffers } from './open.ts';
import { naiveOffers, naivePasses, naiveSort, naiveWinner, type NaiveOffer } from './testing/naive.ts';
import { limitsAlone, randomFilters } from './testing/filters.ts';
import { dice, randomSearch } from './testing/world.ts';
import { SORTS, type OfferFilters } from './types.ts';

const WORLDS = 12;
const VIEWS = 12;

for (const [slices, stay] of [
  [1, 0],
  [2, 7],
  [2, 1],
  [2, 0],
] as const) {
  test(`rows, total and winners equal the full product: ${slices} slices, ${stay} days apart`, () => {
    let shown = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const input = randomSearch(seed * 97 + stay, slices, stay, slices === 1 ? 110 : 44);
      const search = openOffers(input);
      const roll = dice(seed);
      const byMask = new Map<string, NaiveOffer[]>();
      const product = ({ refundable, changeable }: OfferFilters): NaiveOffer[] => {
        const key = `${refundable} ${changeable}`;
        const known = byMask.get(key) ?? naiveOffers(input, { refundable, changeable });
        byMask.set(key, known);
        return known;
      };
      const prices = product({}).map((offer) => offer.totalMinor);
      for (let view = 0; view < VIEWS; view += 1) {
        const filters: OfferFilters = view === 0 ? {} : randomFilters(seed * 1000 + view, slices, prices);
        const offers = product(filters).filter((offer) => naivePasses(offer, filters));
        const sort = SORTS[roll(4)]!;
        const offset = roll(3) * 20;
        const got = search.view({ sort, filters, offset, limit: 50 });
        const wanted = naiveSort(offers, sort).slice(offset, Math.min(offset + 50, 200));
        expect(got.total).toBe(offers.length);
        expect(got.listed).toBe(slices === 1 ? offers.length : Math.min(200, offers.length));
        expect(got.unfiltered).toBe(product({}).filter((offer) => naivePasses(offer, limitsAlone(filters))).length);
        expect(
          got.rows.map((row) => [
            row.totalMinor,
            row.durationMinutes,
            row.co2eGrams,
            scoreOf(input.best, row.figures.best),
          ]),
        ).toEqual(wanted.map((offer) => [offer.totalMinor, offer.duration, offer.co2e, offer.score]));
        expect(got.rows.map((row) => row.tickets)).toEqual(wanted.map((offer) => (offer.oneTicket ? 1 : 2)));
        const winners = SORTS.map((each) => [each, naiveWinner(offers, each)?.totalMinor]);
        expect(got.sorts.map((winner) => [winner.sort, winner.totalMinor])).toEqual(offers.length > 0 ? winners : []);
        shown += got.rows.length;
      }
    }
    expect(shown).toBeGreaterThan(1000);
  }, 60_000);
}
