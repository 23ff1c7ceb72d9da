import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf } from '#engine/ranking';
import type { StayAsk, StayFilters } from './ask.ts';
import { BOARDS } from './snapshot.ts';
import { openStays, packStays } from './index.ts';
import { asks, everything, filterSets, seeds, someFilters } from './testing/asks.ts';
import { naiveAsked, naivePoints, naiveRows } from './testing/naive-view.ts';
import { ASK, FIRST_DAY, testWorld } from './testing/world.ts';

test('each option of each facet counts what every other filter and this option let through, from the lowest total', () => {
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const world = testWorld(seed);
      const { facets, total, unfiltered } = openStays(packStays(world), ask).view({ ...everything, filters });
      for (const facet of facets) {
        if (facet.kind === 'range') {
          const others = naiveRows(world, ask, { ...filters, price: undefined }).map(({ fit }) => fit.totalMinor);
          expect(facet.histogram.reduce((sum, count) => sum + count, 0)).toBe(others.length);
          if (others.length > 0) expect([facet.min, facet.max]).toEqual([Math.min(...others), Math.max(...others)]);
          continue;
        }
        for (const { value, count, fromMinor } of facet.options) {
          const rows = naiveRows(world, ask, naiveAsked(filters, facet.id, value));
          const least = Math.min(...rows.map(({ fit }) => fit.totalMinor));
          expect({ facet: facet.id, value, count, fromMinor }).toEqual({
            facet: facet.id,
            value,
            count: rows.length,
            fromMinor: rows.length > 0 ? least : null,
          });
        }
      }
      expect(facets.find(({ id }) => id === 'board')).toMatchObject({ options: BOARDS.map((value) => ({ value })) });
      expect(total).toBe(naiveRows(world, ask, filters).length);
      const there = filters.limits ? { limits: filters.limits } : {};
      expect(unfiltered).toBe(naiveRows(world, ask, there).length);
    }),
    { numRuns: 25 },
  );
});

test('an empty list says for each filter how many would show without it', () => {
  let empty = 0;
  fc.assert(
    fc.property(seeds, asks, filterSets, (seed, ask, filters) => {
      const world = testWorld(seed, 6);
      const view = openStays(packStays(world), ask).view({ ...everything, filters });
      expect(view.relax.length > 0).toBe(view.total === 0 && Object.keys(filters).length > 0);
      const names = { area: 'areas', chain: 'chains', dataClass: 'dataClasses', board: 'boards' } as const;
      const own = { cancellation: 'freeCancellation', payment: 'payLater', ...names } as Record<string, string>;
      for (const { filter, count, fromMinor } of view.relax) {
        empty += count;
        const rows = naiveRows(world, ask, { ...filters, [own[filter] ?? filter]: undefined });
        expect(count).toBe(rows.length);
        expect(fromMinor).toBe(rows.length > 0 ? Math.min(...rows.map(({ fit }) => fit.totalMinor)) : null);
      }
    }),
    { numRuns: 100 },
  );
  expect(empty).toBeGreaterThan(0);
});

test('sorts order by what they say, recommended by its published formula, and pages continue each other', () => {
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const world = testWorld(seed);
      const search = openStays(packStays(world), ask);
      const all = naiveRows(world, ask, {})
        .map(({ fit }) => fit.totalMinor)
        .toSorted((a, b) => a - b);
      const median = all[(all.length - 1) >> 1] ?? 0;
      const rows = new Map(naiveRows(world, ask, filters).map((row) => [row.property.key, row]));
      const keyOf = {
        price: (key: string) => rows.get(key)!.fit.totalMinor,
        score: (key: string) => -rows.get(key)!.property.scoreTenths,
        distance: (key: string) => rows.get(key)!.km,
        recommended: (key: string) => naivePoints(rows.get(key)!, median),
      };
      for (const sort of ['recommended', 'price', 'score', 'distance'] as const) {
        const view = search.view({ sort, filters, offset: 0, limit: 100 });
        expect(medianOf([search.totals])).toBe(median);
        const keys = view.rows.map(({ property }) => property.key);
        const values = keys.map(keyOf[sort]);
        for (let at = 1; at < values.length; at++) expect(values[at]).toBeGreaterThanOrEqual(values[at - 1]! - 1e-9);
        expect(view.sorts.find((winner) => winner.sort === sort)?.key).toBe(keys[0]);
        const pages = [0, 3, 6].flatMap((offset) => search.view({ sort, filters, offset, limit: 3 }).rows);
        expect(pages.map(({ property }) => property.key)).toEqual(keys.slice(0, 9));
      }
    }),
    { numRuns: 40 },
  );
});

/** A world in which a property shown non-refundable is free to cancel at a dearer rate; few random ones are. */
const freeAtADearerRate: [number, StayAsk, StayFilters] = [
  26,
  {
    ...ASK,
    where: { kind: 'circle', lat: -16.9, lon: 180, km: 60 },
    arrival: FIRST_DAY + 37,
    nights: 5,
    rooms: Array.from({ length: 2 }, () => ({ adults: 1, childAges: [] })),
  },
  { stars: [3, 4, 5] },
];

test('what the facet of free cancellation counts is told row by row: free as shown, or from which total, as that filter shows it', () => {
  let dearer = 0;
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const search = openStays(packStays(testWorld(seed)), ask);
      const { rows, facets } = search.view({ ...everything, filters });
      const free = search.view({ ...everything, filters: { ...filters, freeCancellation: true } }).rows;
      const told = rows.flatMap(({ property, quote, freeFromMinor }) => {
        if (!quote) return [];
        const totalMinor = quote.cancellation.freeUntil === null ? freeFromMinor : quote.price.totalMinor;
        if (freeFromMinor !== null) dearer += 1;
        return totalMinor === null ? [] : [[property.key, totalMinor] as const];
      });
      const shown = free.flatMap(({ property, quote }) =>
        quote ? [[property.key, quote.price.totalMinor] as const] : [],
      );
      for (const { quote } of free) expect(quote?.cancellation.freeUntil).not.toBeNull();
      // Of another price range a property may be free whose cheapest rate is not in it.
      if (!filters.price && filters.limits?.mostMinor === undefined) expect(new Map(told)).toEqual(new Map(shown));
      const option = facets.find(({ id }) => id === 'cancellation');
      expect(option?.kind === 'options' && option.options[0]?.count).toBe(shown.length);
    }),
    { numRuns: 40, examples: [freeAtADearerRate] },
  );
  expect(dearer).toBeGreaterThan(0);
});
