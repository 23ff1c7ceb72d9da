import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facet } from '#contract/search';
import { mergeFacets, mergePages } from './merge.ts';
import { flightsProfile } from './verticals/flights/profile.ts';
import { offerOf, pageOf } from './verticals/flights/testing.ts';

const byPrice = flightsProfile.compareFor('cheapest');

const offers = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 500 }), minutes: fc.integer({ min: 60, max: 900 }) }),
  {
    maxLength: 30,
  },
);

test('a page of several sources is the page of all their offers together', () => {
  fc.assert(
    fc.property(
      fc.array(offers, { minLength: 1, maxLength: 4 }),
      fc.nat(20),
      fc.integer({ min: 1, max: 10 }),
      (lists, offset, limit) => {
        const pages = lists.map((list, s) => {
          const all = list.map(({ price, minutes }, i) => offerOf(`${s}-${i}`, price, minutes));
          const head = all
            .sort((a, b) => byPrice(flightsProfile.rankedOf(a), flightsProfile.rankedOf(b)))
            .slice(0, offset + limit);
          return { sourceId: `s${s}`, page: { ...pageOf(all), offers: head } };
        });
        const merged = mergePages(flightsProfile, pages, 'cheapest', { offset, limit });
        const whole = lists
          .flat()
          .map(({ price }) => price)
          .sort((a, b) => a - b);
        expect(merged.offers.map(({ offer }) => offer.price.total.amountMinor)).toEqual(
          whole.slice(offset, offset + limit),
        );
        expect(merged.total).toBe(whole.length);
        expect(merged.sorts[0]?.summary.amountMinor).toBe(whole[0]);
      },
    ),
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
