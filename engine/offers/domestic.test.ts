import { expect, test } from 'vitest';
import { priceSlice } from '#engine/fares';
import type { DomesticRules } from '#engine/fares';
import type { ItineraryBatch } from '#engine/timetable';
import { openOffers } from './open.ts';
import { randomFilters } from './testing/filters.ts';
import { dice, randomSearch } from './testing/world.ts';
import { SORTS } from './types.ts';
import type { OfferSearchInput, OfferView } from './types.ts';

/** The airports of random worlds in one state but HUB, which lies in FR; MID is a territory of it. */
const RULES: DomesticRules = {
  carrierCountry: ['GB', 'FR', 'IE', '', 'FR', 'JP'],
  stateOf: new Map([
    ['JP', 'GB'],
    ['KW', 'GB'],
  ]),
  marketOf: new Map([
    ['GB', 'isles'],
    ['IE', 'isles'],
  ]),
};
const CARRIERS = 6;
const HUB = 2;
/** By carrier row, from the rules read by hand. */
const MAY_CARRY = [true, false, true, true, false, true];

function withRules(input: OfferSearchInput, domestic: DomesticRules | undefined): OfferSearchInput {
  const { domestic: _, ...model } = input.model;
  return { ...input, model: { ...model, ...(domestic && { domestic }) } };
}

interface Kept {
  readonly rows: readonly number[];
  readonly cabotage: number;
  readonly abroad: number;
}

/** By plain loops over the rows that are sold without any rule. */
function naive(input: OfferSearchInput, at: number): Kept {
  const batch = input.batches[at]!;
  const slice = priceSlice(withRules(input, undefined), input.ask, at, batch);
  const { flights, pairs } = input.timetable;
  const price = slice.prices('oneWay', 0);
  const sold = Array.from(slice.batchRow, (batchRow, row) => {
    const legs = [...batch.legs.subarray(3 * batchRow, 3 * batchRow + 3)].filter((leg) => leg >= 0);
    const ends = legs.map((leg) => [pairs.from[flights.pair[leg]!]!, pairs.to[flights.pair[leg]!]!]);
    const inside = legs.filter((_, k) => !ends[k]!.includes(HUB));
    const carriers = [slice.carrier[row]!, ...inside.map((leg) => flights.carrier[leg]!)];
    return {
      batchRow,
      duration: slice.duration[row]!,
      price: price[row]!,
      legal: carriers.every((carrier) => MAY_CARRY[carrier]),
      abroad: ends.flat().includes(HUB),
    };
  });
  const legal = sold.filter((way) => way.legal);
  const stays = legal.filter(
    (way) =>
      !way.abroad ||
      !legal.some((other) => !other.abroad && other.duration <= way.duration + 360 && other.price <= 2 * way.price),
  );
  return {
    rows: stays.map(({ batchRow }) => batchRow),
    cabotage: sold.length - legal.length,
    abroad: legal.length - stays.length,
  };
}

function only(batch: ItineraryBatch, rows: readonly number[]): ItineraryBatch {
  const legs = (column: Int32Array | Int16Array) => rows.flatMap((row) => [...column.subarray(3 * row, 3 * row + 3)]);
  return {
    ...batch,
    count: rows.length,
    legs: Int32Array.from(legs(batch.legs)),
    legDay: Int16Array.from(legs(batch.legDay)),
    stops: Uint8Array.from(rows, (row) => batch.stops[row]!),
    departure: Int32Array.from(rows, (row) => batch.departure[row]!),
    arrival: Int32Array.from(rows, (row) => batch.arrival[row]!),
  };
}

/** Everything that a view says, without where a row stands in its batch and without the certificate. */
function said(view: OfferView): unknown {
  const rows = view.rows.map((row) => ({ ...row, slices: row.slices.map((slice) => ({ ...slice, batchRow: 0 })) }));
  return { ...view, rows, certificate: undefined };
}

test('rows, counts, facets, winners and price bounds are those of a search that never had the ways left out', () => {
  const all = { cabotage: 0, abroad: 0, kept: 0 };
  for (let seed = 1; seed <= 60; seed += 1) {
    const slices = seed % 3 === 0 ? 2 : 1;
    const input = withRules(randomSearch(seed, slices, seed % 2, 40, CARRIERS), RULES);
    const kept = input.batches.map((_, at) => naive(input, at));
    const batches = input.batches.map((batch, at) => only(batch, kept[at]!.rows));
    const found = openOffers(input);
    const plain = openOffers(withRules({ ...input, batches }, undefined));
    const filters = randomFilters(seed, slices, [20_000, 60_000, 100_000]);
    for (const asked of [{}, filters]) {
      const view = { sort: SORTS[dice(seed)(4)]!, filters: asked, offset: 0, limit: 200 };
      expect(said(found.view(view))).toEqual(said(plain.view(view)));
    }
    const { certificate } = found.view({ sort: 'best', filters: {}, offset: 0, limit: 1 });
    certificate.slices.forEach(({ pruned, returned, unsellable }, at) => {
      const counts = Object.fromEntries(pruned.map(({ bound, count }) => [bound, count]));
      const { rows, cabotage, abroad } = kept[at]!;
      expect({ cabotage: counts['cabotage'] ?? 0, abroad: counts['abroad'] ?? 0 }).toEqual({ cabotage, abroad });
      expect(returned - unsellable - cabotage - abroad).toBe(rows.length);
      all.cabotage += cabotage;
      all.abroad += abroad;
      all.kept += rows.length;
    });
  }
  expect(all.cabotage).toBeGreaterThan(400);
  expect(all.abroad).toBeGreaterThan(50);
  expect(all.kept).toBeGreaterThan(400);
});

test('a state whose market has no carrier of its own is served by those of others', () => {
  const input = randomSearch(5, 1, 0, 60, CARRIERS);
  const foreign = { ...RULES, carrierCountry: Array.from({ length: CARRIERS }, () => 'FR') };
  const mixed = { ...foreign, carrierCountry: foreign.carrierCountry.with(0, 'GB') };
  const lost = [foreign, mixed].map((rules) => {
    const { certificate } = openOffers(withRules(input, rules)).view({
      sort: 'best',
      filters: {},
      offset: 0,
      limit: 1,
    });
    return certificate.slices[0]!.pruned.find(({ bound }) => bound === 'cabotage')?.count ?? 0;
  });
  expect(lost[0]).toBe(0);
  expect(lost[1]).toBeGreaterThan(0);
});

test('a trip across a border is sold and listed as if there were no rules of trips inside a state', () => {
  const input = randomSearch(5, 1, 0, 60, CARRIERS);
  const rules = { ...RULES, stateOf: new Map<string, string>() };
  const view = { sort: 'best', filters: {}, offset: 0, limit: 200 } as const;
  expect(openOffers(withRules(input, rules)).view(view)).toEqual(openOffers(withRules(input, undefined)).view(view));
});
