import { expect, test } from 'vitest';
import { scoreOf, type BestTerms } from '#engine/ranking';
import { offerKey } from './keys.ts';
import { openOffers } from './open.ts';
import { openBoard } from './sides.ts';
import { limitsAlone, randomFilters } from './testing/filters.ts';
import { naiveLegHistogram, naiveLegOption, naiveLegs, naiveTrips } from './testing/naive-chain.ts';
import { naiveOffers, type NaiveOffer } from './testing/naive.ts';
import { naiveOrder, type NaiveFlight, type Product } from './testing/naive-steps.ts';
import { dice, randomSearch } from './testing/world.ts';
import { SORTS, type OfferFilters, type OfferRow, type OfferSearch } from './types.ts';

const VIEWS = 6;

interface World {
  readonly best: BestTerms;
  readonly search: OfferSearch;
  readonly product: Product;
  readonly prices: readonly number[];
  /** The parts of a key that name the first flights. */
  readonly keysOf: (rows: readonly number[]) => string[];
}

function openWorld(seed: number, slices: number, stay: number, flights: number): World {
  const input = randomSearch(seed, slices, stay, flights);
  const byMask = new Map<string, NaiveOffer[]>();
  const product: Product = ({ refundable = false, changeable = false }) => {
    const key = `${refundable} ${changeable}`;
    const known = byMask.get(key) ?? naiveOffers(input, { refundable, changeable });
    byMask.set(key, known);
    return known;
  };
  const board = openBoard(input);
  return {
    best: input.best,
    search: openOffers(input),
    product,
    prices: product({}).map(({ totalMinor }) => totalMinor),
    keysOf: (rows) =>
      offerKey(
        board,
        Array.from({ length: slices }, (_, at) => rows[at] ?? 0),
      )
        .split('~')
        .slice(0, rows.length),
  };
}

/** Every step under random filters, each after flights that may be chosen under them. */
function* stepsOf(
  { product, prices }: World,
  seed: number,
  slices: number,
): Generator<{ filters: OfferFilters; chosen: number[] }> {
  const roll = dice(seed);
  for (let view = 0; view < VIEWS; view += 1) {
    const filters = view === 0 ? {} : randomFilters(seed * 1000 + view, slices, prices);
    const chosen: number[] = [];
    for (let at = 0; at < slices; at += 1) {
      yield { filters, chosen: [...chosen] };
      const flights = naiveLegs(product, chosen, filters);
      const next = flights[roll(Math.max(1, flights.length))]?.row;
      if (next === undefined) break;
      chosen.push(next);
    }
  }
}

const figuresOf = ({ best }: World, { totalMinor, figures }: OfferRow): number[] => [
  totalMinor,
  figures.durationMinutes,
  figures.co2eGrams,
  scoreOf(best, figures.best),
];
const naiveFigures = ({ totalMinor, duration, co2e, score }: NaiveFlight): number[] => [
  totalMinor,
  duration,
  co2e,
  score,
];

const WORLDS = [
  [3, 3],
  [3, 1],
  [3, 0],
  [4, 1],
] as const;

for (const [slices, stay] of WORLDS) {
  const flights = slices === 4 ? 18 : stay === 0 ? 34 : 22;
  const name = `${slices} slices ${stay} days apart`;

  test(`each step of a journey lists its flights at the lowest total of all trips with them, by the full product: ${name}`, () => {
    let shown = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const world = openWorld(seed * 71 + stay, slices, stay, flights);
      for (const { filters, chosen } of stepsOf(world, seed, slices)) {
        const legs = naiveLegs(world.product, chosen, filters);
        const step = { list: 'leg', chosen: world.keysOf(chosen) } as const;
        for (const sort of SORTS.slice(1)) {
          const got = world.search.view({ sort, filters, step, offset: 0, limit: 20 });
          expect(got.rows.map((row) => figuresOf(world, row))).toEqual(
            naiveOrder(legs, sort).slice(0, 20).map(naiveFigures),
          );
          expect([got.total, got.listed]).toEqual([legs.length, legs.length]);
          expect(got.unfiltered).toBe(naiveLegs(world.product, chosen, limitsAlone(filters)).length);
          expect(got.chosen.length).toBe(chosen.length);
          const sold = got.rows.map(({ key }) => world.search.detail(key)?.fares[0]?.totalMinor);
          if (!filters.refundable && !filters.changeable) expect(sold).toEqual(got.rows.map((row) => row.totalMinor));
          expect(got.rows.every(({ key }) => key.startsWith(step.chosen.join('~')))).toBe(true);
          shown += got.rows.length;
        }
        const { relax, total } = world.search.view({ sort: 'best', filters, step, offset: 0, limit: 0 });
        expect(relax.length > 0 && total > 0).toBe(false);
      }
    }
    expect(shown).toBeGreaterThan(150);
  }, 60_000);

  test(`every facet of each step counts flights of the full product: ${name}`, () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const world = openWorld(seed * 37 + stay, slices, stay, flights);
      for (const { filters, chosen } of stepsOf(world, seed, slices)) {
        if (world.product({}).length === 0) continue;
        const step = { list: 'leg', chosen: world.keysOf(chosen) } as const;
        const { facets } = world.search.view({ sort: 'best', filters, step, offset: 0, limit: 1 });
        for (const facet of facets) {
          const label = `${facet.id} of ${JSON.stringify({ filters, chosen })}`;
          if (facet.kind === 'range') {
            expect(facet.histogram, label).toEqual(naiveLegHistogram(world.product, chosen, filters, facet));
            continue;
          }
          for (const { value, count, fromMinor } of facet.options) {
            const wanted = naiveLegOption(world.product, chosen, filters, { id: facet.id, value });
            expect({ count, fromMinor }, `${label} ${value}`).toEqual(wanted);
          }
        }
      }
    }
  }, 60_000);
}

test('a journey without a step lists the flights of its first slice, and counts the trips that its times allow', () => {
  const { search, product } = openWorld(5, 3, 1, 24);
  const ask = { sort: 'cheapest', filters: {}, offset: 0, limit: 50 } as const;
  const plain = search.view(ask);
  expect(plain.rows).toEqual(search.view({ ...ask, step: { list: 'leg', chosen: [] } }).rows);
  expect(plain.certificate.combinations).toBe(naiveTrips(product, [], {}).length);
  expect(search.scan(ask)).toMatchObject({ total: plain.total, fromMinor: plain.rows[0]!.totalMinor });
  expect(plain.facets.map(({ id }) => id)).toContain('leg3.departure');
});

test('one airline sells a whole journey on one ticket, several airlines a ticket for each flight', () => {
  let [one, several] = [0, 0];
  for (let seed = 1; seed <= 8; seed += 1) {
    const { search } = openWorld(seed * 13, 3, 2, 24);
    for (const row of search.view({ sort: 'cheapest', filters: {}, offset: 0, limit: 100 }).rows) {
      const airlines = new Set(row.slices.map(({ carrier }) => carrier)).size;
      expect(row.tickets).toBe(airlines === 1 ? 1 : 3);
      expect(new Set(row.slices.map(({ fare }) => fare.kind))).toEqual(
        new Set([airlines === 1 ? 'halfReturn' : 'oneWay']),
      );
      if (airlines === 1) one += 1;
      else several += 1;
    }
  }
  expect(Math.min(one, several)).toBeGreaterThan(3);
});

test('a journey with a flight that is not sold, or with all its flights chosen, lists nothing further', () => {
  const { search, product, keysOf } = openWorld(7, 3, 3, 24);
  const view = (chosen: string[]) =>
    search.view({ sort: 'best', filters: {}, step: { list: 'leg', chosen }, offset: 0, limit: 5 });
  expect([view(['X-CAA999.AAA.20260101']).rows, view(['X-CAA999.AAA.20260101']).chosen]).toEqual([[], []]);
  expect(view(keysOf(product({})[0]!.rows)).total).toBe(0);
});

test('after a flight of any airline with any stops each option of the next flight lists what it counts', () => {
  let narrowed = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const { search, product, keysOf } = openWorld(seed * 43, 3, 1, 30);
    const [first] = product({});
    if (!first) continue;
    const worst = product({}).reduce((one, other) => (other.slices[0]!.stops > one.slices[0]!.stops ? other : one));
    const step = { list: 'leg', chosen: keysOf(worst.rows.slice(0, 1)) } as const;
    const { facets } = search.view({ sort: 'best', filters: {}, step, offset: 0, limit: 1 });
    expect(facets.filter(({ id }) => id === 'stops' || id === 'carriers' || id.startsWith('leg1.s'))).toEqual([]);
    for (const facet of facets) {
      if (facet.kind !== 'options' || !['leg2.stops', 'leg2.carriers'].includes(facet.id)) continue;
      for (const { value, count, fromMinor } of facet.options) {
        const own = facet.id === 'leg2.stops' ? { stops: [Number(value)] } : { carriers: [value] };
        const filters = { slices: [undefined, own] };
        const { rows, total } = search.view({ sort: 'cheapest', filters, step, offset: 0, limit: 1 });
        expect([total, rows[0]?.totalMinor ?? null]).toEqual([count, fromMinor]);
        if (count > 0) narrowed += 1;
      }
    }
  }
  expect(narrowed).toBeGreaterThan(6);
});
