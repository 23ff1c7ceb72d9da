import { expect, test } from 'vitest';
import { scoreOf } from '#engine/ranking';
import { openOffers } from './open.ts';
import { openBoard } from './sides.ts';
import { offerKey } from './keys.ts';
import { TOP } from './steps/order.ts';
import { limitsAlone, randomFilters } from './testing/filters.ts';
import { naiveOffers, naiveWinner, type NaiveOffer } from './testing/naive.ts';
import { naivePrices, withoutAsk } from './testing/naive-facets.ts';
import {
  naiveFlightHistogram,
  naiveFlightOption,
  naiveFlights,
  naiveOrder,
  naivePairs,
  type NaiveFlight,
  type NaiveStep,
  type Product,
} from './testing/naive-steps.ts';
import { dice, randomSearch } from './testing/world.ts';
import {
  SORTS,
  type OfferFilters,
  type OfferRow,
  type OfferView,
  type OfferSearch,
  type OfferSearchInput,
  type OfferStep,
} from './types.ts';

const WORLDS = 5;
const VIEWS = 7;

interface World {
  readonly input: OfferSearchInput;
  readonly search: OfferSearch;
  readonly product: Product;
  readonly prices: readonly number[];
  /** The part of a key that names a flight out. */
  readonly keyOf: (row: number) => string;
  /** The key of a whole trip. */
  readonly pairKey: (rows: readonly number[]) => string;
}

function openWorld(seed: number, stay: number, flights: number): World {
  const input = randomSearch(seed, 2, stay, flights);
  const byMask = new Map<string, NaiveOffer[]>();
  const product: Product = ({ refundable = false, changeable = false }) => {
    const key = `${refundable} ${changeable}`;
    const known = byMask.get(key) ?? naiveOffers(input, { refundable, changeable });
    byMask.set(key, known);
    return known;
  };
  const board = openBoard(input);
  const prices = product({}).map((offer) => offer.totalMinor);
  return {
    input,
    search: openOffers(input),
    product,
    prices,
    keyOf: (row) => offerKey(board, [row, 0]).split('~')[0]!,
    pairKey: (rows) => offerKey(board, rows),
  };
}

/** Both steps under random filters, the second after a flight out that may be chosen under them. */
function* stepsOf(world: World, seed: number): Generator<{ filters: OfferFilters; asked: OfferStep; step: NaiveStep }> {
  const roll = dice(seed);
  for (let view = 0; view < VIEWS; view += 1) {
    const filters = view === 0 ? {} : randomFilters(seed * 1000 + view, 2, world.prices);
    yield { filters, asked: { list: 'out' }, step: { at: 0 } };
    const outs = naiveFlights(naivePairs(world.product, { at: 0 }, filters), 0);
    const chosen = outs[roll(Math.max(1, outs.length))]?.row ?? world.product({})[0]?.rows[0];
    if (chosen === undefined) continue;
    yield { filters, asked: { list: 'back', chosen: world.keyOf(chosen) }, step: { at: 1, chosen } };
  }
}

function figuresOf({ input: { best } }: World, { totalMinor, figures }: OfferRow): number[] {
  return [totalMinor, figures.durationMinutes, figures.co2eGrams, scoreOf(best, figures.best)];
}

/** Of the price filter. */
function priceEnds({ facets }: OfferView): number[] {
  return facets.flatMap((facet) => (facet.id === 'price' && facet.kind === 'range' ? [facet.min, facet.max] : []));
}

function naiveFigures({ totalMinor, duration, co2e, score }: NaiveFlight): number[] {
  return [totalMinor, duration, co2e, score];
}

for (const stay of [7, 1, 0]) {
  test(`the flights of both steps, their lowest totals, orders and winners equal the full product: ${stay} days apart`, () => {
    let shown = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const world = openWorld(seed * 97 + stay, stay, 44);
      for (const { filters, asked, step } of stepsOf(world, seed)) {
        const pairs = naivePairs(world.product, step, filters);
        const flights = naiveFlights(pairs, step.at);
        for (const sort of SORTS.slice(1)) {
          const got = world.search.view({ sort, filters, step: asked, offset: 0, limit: 30 });
          expect(got.rows.map((row) => figuresOf(world, row))).toEqual(
            naiveOrder(flights, sort).slice(0, 30).map(naiveFigures),
          );
          expect([got.total, got.listed]).toEqual([flights.length, flights.length]);
          expect(got.unfiltered).toBe(
            naiveFlights(naivePairs(world.product, step, limitsAlone(filters)), step.at).length,
          );
          const winners = SORTS.flatMap((each) => naiveOrder(flights, each).slice(0, 1));
          expect(got.sorts.map(({ totalMinor, durationMinutes }) => [totalMinor, durationMinutes])).toEqual(
            winners.map(({ totalMinor, duration }) => [totalMinor, duration]),
          );
          const trips = (['best', 'cheapest', 'fastest'] as const).map((each) => naiveWinner(pairs, each)?.totalMinor);
          if (step.at === 0 && pairs.length > 0)
            expect(new Set(got.trips.map(({ totalMinor }) => totalMinor))).toEqual(new Set(trips));
          else expect(got.trips).toEqual([]);
          if (got.trips[0]) {
            const { best } = world.input;
            const own = Math.min(...flights.map(({ score }) => score));
            expect(scoreOf(best, got.trips[0].figures.best)).toBe(own);
            expect(scoreOf(best, got.sorts[0]!.best)).toBe(own);
          }
          // Without a range that somebody wrote beyond its ends.
          const [low, high] = filters.price ? [-Infinity, Infinity] : priceEnds(got);
          for (const { totalMinor } of [...got.rows, ...got.trips])
            expect([totalMinor >= low!, totalMinor <= high!]).toEqual([true, true]);
          shown += got.rows.length;
        }
      }
    }
    expect(shown).toBeGreaterThan(500);
  }, 60_000);

  test(`every facet of both steps counts flights of the full product: ${stay} days apart`, () => {
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const world = openWorld(seed * 89 + stay, stay, 36);
      for (const { filters, asked, step } of stepsOf(world, seed)) {
        const { facets } = world.search.view({ sort: 'best', filters, step: asked, offset: 0, limit: 1 });
        for (const facet of facets) {
          const label = `${facet.id} of ${JSON.stringify({ filters, step })}`;
          if (facet.kind === 'range') {
            expect(facet.histogram, label).toEqual(naiveFlightHistogram(world.product, step, filters, facet));
            if (facet.id === 'price' && step.at === 1) {
              const ofChosen: Product = () => naivePairs(world.product, step, withoutAsk(filters, 'price'));
              expect([facet.min, facet.max], label).toEqual(naivePrices(ofChosen, {}));
            }
            continue;
          }
          for (const { value, count, fromMinor } of facet.options) {
            const wanted = naiveFlightOption(world.product, step, filters, { id: facet.id, value });
            expect({ count, fromMinor }, `${label} ${value}`).toEqual(wanted);
          }
        }
      }
    }
  }, 60_000);
}

test('a row is a trip that is sold at its total, whatever the page size, and every flight is on the list once', () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { search, product } = openWorld(seed * 61, 1, 40);
    for (const sort of SORTS) {
      const step = { list: 'out' } as const;
      const { rows } = search.view({ sort, filters: {}, step, offset: 0, limit: 1000 });
      const byOne = rows.map((_, offset) => search.view({ sort, filters: {}, step, offset, limit: 1 }).rows[0]!.key);
      expect(byOne).toEqual(rows.map(({ key }) => key));
      expect(rows.map(({ key }) => search.detail(key)?.fares[0]?.totalMinor)).toEqual(
        rows.map((row) => row.totalMinor),
      );
      expect(rows.length).toBe(new Set(product({}).map((offer) => offer.rows[0])).size);
      expect(new Set(rows.map(({ key }) => key.split('~')[0])).size).toBe(rows.length);
    }
  }
});

test('a whole trip names every flight back that makes its total, the shortest first and of those at the same times one, under any filters', () => {
  let several = 0;
  for (let seed = 1; seed <= 6; seed += 1) {
    const world = openWorld(seed * 53, seed % 2 === 0 ? 7 : 0, 44);
    for (let view = 0; view < VIEWS; view += 1) {
      const filters = view === 0 ? {} : randomFilters(seed * 700 + view, 2, world.prices);
      const pairs = naivePairs(world.product, { at: 0 }, filters);
      const ask = { sort: 'cheapest', filters, offset: 0, limit: 100 } as const;
      const trips = world.search.view({ ...ask, step: { list: 'trips' } });
      const flights = world.search.view({ ...ask, step: { list: 'out' } });
      expect(trips.rows.map(({ returns: _returns, ...row }) => row)).toEqual(flights.rows);
      expect([trips.total, trips.facets, trips.trips]).toEqual([flights.total, flights.facets, []]);
      for (const { key, totalMinor, returns } of trips.rows) {
        const own = pairs.filter(
          (pair) => world.keyOf(pair.rows[0]!) === key.split('~')[0] && pair.totalMinor === totalMinor,
        );
        const times = own.map(({ slices: [, back] }) => [back!.duration, back!.departure, back!.stops]);
        const durations = [...new Set(times.map(String))].map((each) => Number(each.split(',')[0]));
        expect(returns!.count).toBe(own.length);
        expect(returns!.shown.map(({ slice }) => slice.durationMinutes)).toEqual(
          durations.toSorted((a, b) => a - b).slice(0, 4),
        );
        expect(returns!.shown[0]!.key).toBe(key);
        expect(returns!.shown.map((back) => world.search.detail(back.key)?.row.slices[1]!.batchRow)).toEqual(
          returns!.shown.map(({ slice }) => slice.batchRow),
        );
        if (own.length > 1) several += 1;
      }
    }
  }
  expect(several).toBeGreaterThan(20);
}, 60_000);

test('by Best whole trips stand for the best trip with each flight out, led by its flight back; the first is the best of all', () => {
  let dearer = 0;
  for (let seed = 1; seed <= 6; seed += 1) {
    const world = openWorld(seed * 47, seed % 2 === 0 ? 7 : 0, 44);
    for (let view = 0; view < VIEWS; view += 1) {
      const filters = view === 0 ? {} : randomFilters(seed * 900 + view, 2, world.prices);
      const pairs = naivePairs(world.product, { at: 0 }, filters);
      const ask = { sort: 'best', filters, offset: 0, limit: 100 } as const;
      const { rows, sorts } = world.search.view({ ...ask, step: { list: 'trips' } });
      const flights = world.search.view({ ...ask, step: { list: 'out' } });
      expect(rows.map(({ key }) => key.split('~')[0])).toEqual(flights.rows.map(({ key }) => key.split('~')[0]));
      if (rows[0]) expect(naiveWinner(pairs, 'best')?.score).toBe(scoreOfPair(pairs, world, rows[0]));
      if (rows[0]) expect(sorts.find(({ sort }) => sort === 'best')).toMatchObject({ key: rows[0].key });
      for (const [nth, row] of rows.entries()) {
        const own = pairs.filter((pair) => world.keyOf(pair.rows[0]!) === row.key.split('~')[0]);
        expect(scoreOfPair(pairs, world, row)).toBe(Math.min(...own.map(({ score }) => score)));
        expect(row.returns!.count).toBe(own.filter(({ totalMinor }) => totalMinor === row.totalMinor).length);
        expect(row.returns!.shown[0]!.key).toBe(row.key);
        expect(new Set(row.returns!.shown.map(({ key }) => key)).size).toBe(row.returns!.shown.length);
        if (view === 0) expect(world.search.detail(row.key)?.row.totalMinor).toBe(row.totalMinor);
        if (row.totalMinor > flights.rows[nth]!.totalMinor) dearer += 1;
      }
    }
  }
  expect(dearer).toBeGreaterThan(20);
}, 60_000);

/** The score of the pair that a row of whole trips stands for. */
function scoreOfPair(pairs: readonly NaiveOffer[], world: World, { key }: Pick<OfferRow, 'key'>): number | undefined {
  return pairs.find(({ rows }) => world.pairKey(rows) === key)?.score;
}

test('the first ten of Best hold three airlines where three fly for at most 15 % more than the first; the first stays first', () => {
  let mended = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const world = openWorld(seed * 31, 7, 60);
    const { search, product, input } = world;
    const flights = naiveOrder(naiveFlights(naivePairs(product, { at: 0 }, {}), 0), 'best');
    if (flights.length <= TOP.rows) continue;
    const most = (flights[0]!.totalMinor * (100 + TOP.dearerPercent)) / 100;
    const near = new Set(flights.filter(({ totalMinor }) => totalMinor <= most).map(({ carrier }) => carrier));
    const { rows } = search.view({ sort: 'best', filters: {}, step: { list: 'out' }, offset: 0, limit: 1000 });
    const top = rows.slice(0, TOP.rows).map(({ slices }) => slices[0]!.carrier);
    expect(new Set(top).size).toBeGreaterThanOrEqual(Math.min(TOP.airlines, near.size));
    expect(figuresOf(world, rows[0]!)).toEqual(naiveFigures(flights[0]!));
    expect(rows.map(({ figures }) => scoreOf(input.best, figures.best)).toSorted((a, b) => a - b)).toEqual(
      flights.map(({ score }) => score),
    );
    if (new Set(flights.slice(0, TOP.rows).map(({ carrier }) => carrier)).size < new Set(top).size) mended += 1;
  }
  expect(mended).toBeGreaterThan(1);
});

test('stops and carriers are asked of the journey and of each flight, once one is chosen of the flight back alone', () => {
  const { search, keyOf, product } = openWorld(7, 7, 40);
  const ids = (step: OfferStep): string[] => {
    const { facets } = search.view({ sort: 'best', filters: {}, step, offset: 0, limit: 1 });
    return facets.map(({ id }) => id).filter((id) => /stops|carriers/.test(id));
  };
  const all = ['stops', 'carriers', 'out.stops', 'out.carriers', 'back.stops', 'back.carriers'];
  expect(ids({ list: 'out' })).toEqual(all);
  expect(ids({ list: 'trips' })).toEqual(all);
  expect(ids({ list: 'back', chosen: keyOf(product({})[0]!.rows[0]!) })).toEqual(all.slice(4));
});

test('a flight that is not sold cannot be chosen', () => {
  const { search } = openWorld(7, 7, 40);
  const chosen = 'X-CAA999.AAA.20260101';
  const view = search.view({ sort: 'best', filters: {}, step: { list: 'back', chosen }, offset: 0, limit: 5 });
  expect([view.rows, view.total, view.chosen]).toEqual([[], 0, []]);
});
