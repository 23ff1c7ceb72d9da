import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facet } from '#contract/search';
import { mergeFacets, mergePages } from './merge.ts';
import { flightsProfile } from './verticals/flights/profile.ts';
import { offerOf, pageOf } from './verticals/flights/testing.ts';
import type { ScoredOffer, ScoredSummary } from './verticals/flights/types.ts';

const { sorts, compareFor, rankedOf } = flightsProfile;
type Sort = (typeof sorts)[number];

/** Few values, so that most rows are equal in what a sort looks at. */
const offer = fc.record({ price: fc.nat(3), minutes: fc.nat(2), score: fc.nat(3), grams: fc.nat(1) });
const lists = fc.array(fc.array(offer, { maxLength: 30 }), { minLength: 1, maxLength: 4 });

/** A source that lists no more than `most` rows, each list in the order that all share and its own among equals. */
function listing(sourceId: string, list: readonly ScoredOffer[], most: number) {
  const inOrder = (sort: Sort) => [...list].sort((a, b) => compareFor(sort)(rankedOf(a), rankedOf(b)));
  const winners = sorts.flatMap((sort): ScoredSummary[] => {
    const [first] = inOrder(sort);
    if (!first) return [];
    const best = { totalMinor: first.score, slices: [] };
    return [{ sort, key: first.key, stops: 0, co2eVersusRoutePercent: null, best, ...rankedOf(first) }];
  });
  return {
    rows: (sort: Sort) =>
      inOrder(sort).map(({ key }) => ({
        key,
        source: sourceId,
        ranked: rankedOf(list.find((each) => each.key === key)!),
      })),
    head: (sort: Sort, limit: number) => ({
      sourceId,
      page: {
        ...pageOf(list),
        listed: Math.min(most, list.length),
        sorts: winners,
        offers: inOrder(sort).slice(0, Math.min(most, limit)),
      },
    }),
  };
}

function sourcesOf(
  made: readonly (readonly { price: number; minutes: number; score: number; grams: number }[])[],
  most: number,
) {
  return made.map((list, s) => {
    const offers = list.map(({ price, minutes, score, grams }, i) => {
      const plain = offerOf(`${s}-${i}`, price, minutes, score);
      return { ...plain, totals: { ...plain.totals, co2eGrams: grams } };
    });
    return listing(`s${s}`, offers, most);
  });
}

test('a list of several sources is one order: any page, any size, and the tab is its first row', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(...sorts), fc.constantFrom(5, 1_000), (made, sort, most) => {
      const sources = sourcesOf(made, most);
      const page = (offset: number, limit: number) =>
        mergePages(
          flightsProfile,
          sources.map(({ head }) => head(sort, offset + limit)),
          sort,
          { offset, limit },
        );
      const { listed, total, sorts: winners } = page(0, 1);
      const rows = sources.flatMap((source) => source.rows(sort));
      const wanted = rows.toSorted((a, b) => compareFor(sort)(a.ranked, b.ranked)).map(({ key }) => key);
      expect(total).toBe(rows.length);
      if (most > 30) expect(listed).toBe(rows.length);
      expect(winners.find(({ summary }) => summary.sort === sort)?.summary.key).toBe(wanted[0]);
      for (const limit of [1, 7, 50]) {
        const read: string[] = [];
        while (read.length < listed) {
          const got = page(read.length, Math.min(limit, listed - read.length)).offers;
          expect(got.length).toBeGreaterThan(0);
          read.push(...got.map((each) => each.offer.key));
        }
        expect(read).toEqual(wanted.slice(0, listed));
      }
    }),
  );
});

test('joining facets keeps every count', () => {
  const bars = fc.array(fc.nat(50), { minLength: 1, maxLength: 12 });
  const range = fc.tuple(bars, fc.nat(100), fc.integer({ min: 1, max: 400 })).map(([histogram, min, width]): Facet => ({
    kind: 'range',
    id: 'price',
    exact: true,
    unit: 'minor',
    min,
    max: min + width,
    histogram,
    selected: null,
  }));
  const counted = (facet: Facet | undefined) =>
    facet?.kind === 'range' ? facet.histogram.reduce((total, count) => total + count, 0) : -1;
  fc.assert(
    fc.property(range, range, (a, b) => {
      expect(counted(mergeFacets([[a], [b]])[0])).toBe(counted(a) + counted(b));
    }),
  );
});

test('an option seen by two sources has both counts and the lower price', () => {
  const facet = (count: number, amountMinor: number): Facet => ({
    kind: 'options',
    id: 'stops',
    exact: true,
    options: [{ value: '0', label: null, count, from: { amountMinor, currency: 'EUR' }, selected: false }],
  });
  const joined = mergeFacets([[facet(2, 900)], [facet(3, 800)]])[0];
  expect(joined?.kind === 'options' && joined.options).toEqual([
    { value: '0', label: null, count: 5, from: { amountMinor: 800, currency: 'EUR' }, selected: false },
  ]);
});
