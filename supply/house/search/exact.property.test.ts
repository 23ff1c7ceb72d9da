import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openOffers, SORTS } from '#engine/offers';
import type { OfferFilters, OfferSearchInput, OrderFigures, Sort } from '#engine/offers';
import { bestTerms, scoreOf } from '#engine/ranking';
import { buildTimetable } from '#engine/timetable';
import type { ItineraryBatch, Timetable } from '#engine/timetable';
import { triesOf } from '#platform/testing';
import { randomFilters } from '../../../engine/offers/testing/filters.ts';
import { testModel } from '../../../engine/offers/testing/model.ts';
import { naiveOffers, naivePasses, naiveSort, naiveWinner } from '../../../engine/offers/testing/naive.ts';
import type { NaiveOffer } from '../../../engine/offers/testing/naive.ts';
import { dice } from '../../../engine/offers/testing/world.ts';
import { bruteForce } from '../../../engine/timetable/testing/bruteForce.ts';
import { smallCase } from '../../../engine/timetable/testing/smallNetworks.ts';
import type { SmallCase } from '../../../engine/timetable/testing/smallNetworks.ts';
import { createFinder } from './finder.ts';

const CARRIERS = 4;
/** NETWORKS=20000 looks for what few networks do not show. */
const RUNS = Number(process.env['NETWORKS'] ?? triesOf({ usual: 250, all: 700 }));

/** The itineraries that brute force names, as a batch. */
function plainBatch(tt: Timetable, itineraries: readonly string[]): ItineraryBatch {
  const rowOf = new Map([...tt.flights.number].map((number, row) => [number, row]));
  const rows = itineraries.map((legs) => legs.split(' ').map((leg) => leg.split('@').map(Number) as [number, number]));
  const at = (row: number, k: number): [number, number] => rows[row]![k] ?? [0, 0];
  const legs = new Int32Array(3 * rows.length).map((_, i) => rowOf.get(at(Math.floor(i / 3), i % 3)[0]) ?? -1);
  const legDay = new Int16Array(3 * rows.length).map((_, i) => at(Math.floor(i / 3), i % 3)[1]);
  const start = (i: number): number => (tt.firstDay + legDay[i]!) * 1440 + tt.flights.departure[legs[i]!]!;
  const last = (row: number): number => 3 * row + rows[row]!.length - 1;
  return {
    count: rows.length,
    legs,
    legDay,
    stops: Uint8Array.from(rows, (each) => each.length - 1),
    departure: Int32Array.from(rows, (_, row) => start(3 * row)),
    arrival: Int32Array.from(rows, (_, row) => start(last(row)) + tt.flights.blockMinutes[legs[last(row)]!]!),
    certificate: { complete: true, considered: 0, returned: rows.length, pruned: [], limits: {} },
  };
}

interface Both {
  readonly found: OfferSearchInput;
  readonly plain: OfferSearchInput;
}

/** A return over a small network with random fare levels: as the house finds it, and as nested loops do. */
function returnOver({ input, query }: SmallCase, stay: number, seed: number): Both {
  const roll = dice(seed);
  const world = { ...input, airports: input.airports.map((airport) => ({ ...airport, zone: 'UTC' })) };
  const tt = buildTimetable(world);
  const finder = createFinder(tt, 2000);
  const slices = [
    { origins: query.origins, destinations: query.destinations, day: query.day, maxStops: 2 as const },
    { origins: query.destinations, destinations: query.origins, day: query.day + stay, maxStops: 2 as const },
  ];
  const codes = (rows: readonly number[]): string[] => rows.map((row) => tt.airports.code[row]!);
  const levels = Uint16Array.from({ length: CARRIERS }, () => 300 + roll(1700));
  const model = { ...testModel(CARRIERS), carrierLevel: levels };
  const party = { adults: 1 + roll(2), children: [], infantsInSeat: 0, infantsOnLap: 0 };
  const shared = {
    timetable: tt,
    model,
    inventory: { seatsLeft: (flight: number, relDay: number) => 4 + ((flight * 31 + relDay * 17 + seed) % 170) },
    emissions: { grams: (flight: number, cabin: number) => 40_000 + ((flight + seed) % 13) * 1000 + cabin * 20_000 },
    best: bestTerms('EUR', party.adults, model.rates),
    ask: {
      party,
      cabin: 'economy' as const,
      bags: { cabin: roll(2), checked: roll(2) },
      currency: 'EUR',
      saleDay: tt.firstDay - roll(40),
      days: slices.map((slice) => slice.day),
    },
    minTurnMinutes: 60,
  };
  const batches = slices.map((slice, at) =>
    finder.find(at, codes(slice.origins), codes(slice.destinations), slice.day),
  );
  const plain = slices.map((slice) => plainBatch(tt, bruteForce(world, slice).itineraries));
  return { found: { ...shared, batches }, plain: { ...shared, batches: plain } };
}

/** What a sort looks at; ties beyond it are in no order that both could share. */
function keysOf(
  sort: Sort,
  { totalMinor, score, duration, co2e }: Pick<NaiveOffer, 'totalMinor' | 'score' | 'duration' | 'co2e'>,
) {
  if (sort === 'cheapest') return [totalMinor, duration];
  if (sort === 'fastest') return [duration, totalMinor];
  return sort === 'greenest' ? [co2e, totalMinor] : [score, duration];
}

function compare({ found, plain }: Both, filters: OfferFilters, sort: Sort): readonly NaiveOffer[] {
  const offers = naiveOffers(plain, filters).filter((offer) => naivePasses(offer, filters));
  const view = openOffers(found).view({ sort, filters, offset: 0, limit: 200 });
  expect(view.exact).toBe(true);
  expect(view.total).toBe(offers.length);
  const figuresOf = <F extends OrderFigures>(each: F) => ({
    ...each,
    score: scoreOf(found.best, each.best),
    duration: each.durationMinutes,
    co2e: each.co2eGrams,
  });
  const rows = view.rows.map((row) => ({ ...figuresOf(row.figures), totalMinor: row.totalMinor }));
  const wanted = naiveSort(offers, sort).slice(0, 200);
  expect(rows.map((row) => keysOf(sort, row))).toEqual(wanted.map((offer) => keysOf(sort, offer)));
  const winners = view.sorts.map(figuresOf);
  expect(winners.map((each) => keysOf(each.sort, each))).toEqual(
    offers.length === 0 ? [] : SORTS.map((each) => keysOf(each, naiveWinner(offers, each)!)),
  );
  return offers;
}

test(
  'rows, totals and the winners of all sorts equal brute force over hundreds of small networks',
  { timeout: 240_000 },
  () => {
    let shown = 0;
    let twoStopsCheapest = 0;
    const property = fc.property(smallCase, fc.integer({ min: 0, max: 3 }), fc.nat(1_000_000), (world, stay, seed) => {
      const both = returnOver(world, stay, seed);
      fc.pre(both.plain.batches.every((batch) => batch.count <= 30));
      const all = compare(both, {}, SORTS[seed % 4]!);
      shown += all.length;
      if (all.length === 0) return;
      const cheapest = naiveWinner(all, 'cheapest')!;
      const fewer = all.filter((offer) => offer.stops < 2);
      if (cheapest.stops === 2 && fewer.length > 0) twoStopsCheapest++;
      const filters = randomFilters(
        seed,
        2,
        all.map((offer) => offer.totalMinor),
      );
      const slices = filters.slices?.map((own) => own && { ...own, carriers: own.carriers && ['X-1', 'X-2'] });
      compare(both, { ...filters, slices, carriers: filters.carriers && ['X-0', 'X-2'] }, SORTS[(seed >> 2) % 4]!);
    });
    fc.assert(property, { seed: 20_270_401, numRuns: RUNS });
    expect(shown).toBeGreaterThan(5 * RUNS);
    expect(twoStopsCheapest).toBeGreaterThan(RUNS / 350);
  },
);

test('a two-stop way that four nonstops beat on time is found when it is the cheapest', () => {
  const airport = { country: 'GB', zone: 'UTC', size: 0, terminals: 1 } as const;
  const daily = { weekdays: 127, firstDay: 0, lastDay: 9, config: 0, fromTerminal: 0, toTerminal: 0 };
  const leg = (from: number, to: number, departure: number, blockMinutes: number, carrier: number, number: number) => ({
    ...daily,
    from,
    to,
    departure,
    blockMinutes,
    carrier,
    number,
  });
  const ways = (a: number, b: number, c: number, d: number, first: number) => [
    ...[600, 630, 660, 690].map((minute, i) => leg(a, d, minute, 60, 0, first + i)),
    leg(a, b, 360, 60, 1, first + 4),
    leg(b, c, 540, 60, 1, first + 5),
    leg(c, d, 780, 60, 1, first + 6),
  ];
  const input = {
    firstDay: 20_600,
    dayCount: 10,
    airports: [0, 3, 6, 9].map((lon, row) => ({ ...airport, code: `A${row}`, lat: 0, lon })),
    carriers: [0, 1].map((row) => ({ code: `X-${row}`, name: `Carrier ${row}`, connects: true })),
    interline: [],
    configs: [{ aircraft: 'A20N', aircraftName: 'A320neo', seats: [180, 0, 0, 0] as const }],
    flights: [...ways(0, 1, 2, 3, 1), ...ways(3, 2, 1, 0, 11)],
  };
  const both = returnOver({ input, query: { origins: [0], destinations: [3], day: 20_601, maxStops: 2 } }, 3, 5);
  const dear = Uint16Array.of(3000, 300, 900, 900);
  const priced = (side: OfferSearchInput): OfferSearchInput => ({
    ...side,
    model: { ...side.model, carrierLevel: dear },
  });
  const offers = compare({ found: priced(both.found), plain: priced(both.plain) }, {}, 'cheapest');
  expect(naiveWinner(offers, 'cheapest')!.stops).toBe(2);
  expect(offers.filter((offer) => offer.stops === 0)).toHaveLength(16);
});
