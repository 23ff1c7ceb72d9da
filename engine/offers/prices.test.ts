import { expect, test } from 'vitest';
import type { FareAsk } from '#engine/fares';
import { openOffers } from './open.ts';
import { randomSearch } from './testing/world.ts';
import type { OfferSearchInput, OfferView } from './types.ts';

const FIRST = { sort: 'best', filters: {}, offset: 0, limit: 200 } as const;

function opened(input: OfferSearchInput, ask: Partial<FareAsk> = {}): OfferView {
  return openOffers({ ...input, ask: { ...input.ask, ...ask } }).view(FIRST);
}

function totals(view: OfferView): Map<string, number> {
  return new Map(view.rows.map((row) => [row.key, row.totalMinor]));
}

/** Compares the offers that both views show. */
function compare(low: OfferView, high: OfferView, check: (low: number, high: number) => void): number {
  const dearer = totals(high);
  let compared = 0;
  for (const [key, total] of totals(low)) {
    const other = dearer.get(key);
    if (other === undefined) continue;
    check(total, other);
    compared += 1;
  }
  return compared;
}

const seeds = Array.from({ length: 12 }, (_, at) => 500 + at);
const one = { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 };

test('lines add up to the total exactly: in the list, in every fare of the details, per slice and per offer', () => {
  for (const seed of seeds) {
    const search = openOffers(randomSearch(seed, seed % 2 === 0 ? 1 : 2, 7, 60));
    for (const row of search.view({ ...FIRST, limit: 30 }).rows) {
      const sum = (lines: readonly { amountMinor: number }[]): number =>
        lines.reduce((all, line) => all + line.amountMinor, 0);
      expect(sum(row.lines)).toBe(row.totalMinor);
      const detail = search.detail(row.key)!;
      for (const fare of detail.fares) {
        expect(sum(fare.lines)).toBe(fare.totalMinor);
        expect(fare.slices.reduce((all, slice) => all + slice.totalMinor, 0)).toBe(fare.totalMinor);
        for (const slice of fare.slices) expect(sum(slice.lines)).toBe(slice.totalMinor);
        for (const line of fare.lines) expect(Number.isSafeInteger(line.amountMinor)).toBe(true);
      }
    }
  }
});

test('the list shows the price of the cheapest fare of the details, and the same row', () => {
  for (const seed of seeds) {
    const search = openOffers(randomSearch(seed, seed % 2 === 0 ? 1 : 2, 7, 60));
    for (const row of search.view({ ...FIRST, limit: 30 }).rows) {
      const detail = search.detail(row.key)!;
      expect(detail.fares[0]!.totalMinor).toBe(row.totalMinor);
      expect(detail.row).toEqual(row);
    }
    expect(search.detail('X-CAA999.AAA.20260529')).toBeUndefined();
  }
});

test('more bags never cost less', () => {
  let compared = 0;
  for (const seed of seeds) {
    const input = randomSearch(seed, 1, 0, 60);
    for (const [few, many] of [
      [0, 1],
      [1, 2],
    ] as const) {
      compared += compare(
        opened(input, { bags: { cabin: 0, checked: few } }),
        opened(input, { bags: { cabin: 0, checked: many } }),
        (low, high) => expect(high).toBeGreaterThanOrEqual(low),
      );
    }
    compared += compare(
      opened(input, { bags: { cabin: 0, checked: 0 } }),
      opened(input, { bags: { cabin: 1, checked: 0 } }),
      (low, high) => expect(high).toBeGreaterThanOrEqual(low),
    );
  }
  expect(compared).toBeGreaterThan(500);
});

test('each fare with bags costs what it costs without, and every piece that its family lacks at the price of that piece', () => {
  const met = { cabin: 0, first: 0, second: 0 };
  for (const seed of seeds) {
    const { ask, ...world } = randomSearch(seed, seed % 2 === 0 ? 1 : 2, 7, 60);
    const seats = ask.party.adults + ask.party.children.length + ask.party.infantsInSeat;
    const without = openOffers({ ...world, ask: { ...ask, bags: { cabin: 0, checked: 0 } } });
    const bags = { cabin: seed % 3 === 0 ? 0 : 1, checked: 1 + (seed % 2) };
    const search = openOffers({ ...world, ask: { ...ask, bags } });
    for (const row of search.view({ ...FIRST, limit: 15 }).rows) {
      const plain = new Map(without.detail(row.key)!.fares.map((fare) => [fare.key, fare.totalMinor]));
      for (const fare of search.detail(row.key)!.fares) {
        const each = fare.slices.flatMap((slice) =>
          (['cabin', 'checked'] as const).flatMap((kind) => {
            const lacks = Math.max(0, bags[kind] - slice.family.bags[kind].pieces);
            const { included, bought, sold } = slice.bags[kind];
            expect([included, bought]).toEqual([slice.family.bags[kind], lacks]);
            if (lacks > 0) met[kind === 'cabin' ? 'cabin' : lacks === 1 ? 'first' : 'second'] += 1;
            return sold.pricesMinor.slice(0, lacks);
          }),
        );
        if (plain.has(fare.key)) {
          expect(fare.totalMinor).toBe(plain.get(fare.key)! + seats * each.reduce((sum, price) => sum + price, 0));
        }
      }
    }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(20);
});

test('one more passenger never makes the party cheaper, and a child or infant pays its share by rule', () => {
  let compared = 0;
  for (const seed of seeds) {
    const input = { ...randomSearch(seed, 1, 0, 60), inventory: { seatsLeft: () => 400 } };
    const alone = opened(input, { party: one });
    for (const more of [
      { adults: 2 },
      { children: [12] },
      { children: [5] },
      { infantsInSeat: 1 },
      { infantsOnLap: 1 },
    ]) {
      compared += compare(alone, opened(input, { party: { ...one, ...more } }), (low, high) =>
        expect(high).toBeGreaterThanOrEqual(low),
      );
    }
    const two = totals(opened(input, { party: { ...one, adults: 2 } }));
    const teen = totals(opened(input, { party: { ...one, children: [16] } }));
    const child = totals(opened(input, { party: { ...one, children: [11] } }));
    const seat = totals(opened(input, { party: { ...one, infantsInSeat: 1 } }));
    const lap = totals(opened(input, { party: { ...one, infantsOnLap: 1 } }));
    for (const [key, total] of two) {
      expect(teen.get(key)).toBe(total);
      expect(child.get(key)).toBeLessThan(total);
      expect(seat.get(key)).toBe(child.get(key));
      expect(lap.get(key)).toBeLessThan(child.get(key)!);
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test('a fuller flight never costs less; a higher family never costs less than the one below without extra bags', () => {
  for (const seed of seeds) {
    const input = randomSearch(seed, 1, 0, 60);
    const bags = { cabin: 0, checked: 0 };
    const at = (free: number): OfferView => opened({ ...input, inventory: { seatsLeft: () => free } }, { bags });
    compare(at(140), at(60), (low, high) => expect(high).toBeGreaterThanOrEqual(low));
    const search = openOffers({ ...input, ask: { ...input.ask, bags } });
    for (const row of search.view({ ...FIRST, limit: 20 }).rows) {
      const steps = search.detail(row.key)!.fares.map((fare) => [fare.slices[0]!.familyRank, fare.totalMinor] as const);
      const climbing = steps.toSorted((left, right) => left[0] - right[0]).map((step) => step[1]);
      expect(climbing).toEqual(climbing.toSorted((left, right) => left - right));
    }
  }
});

test('half of a return never costs more than the one-way, so a return on one carrier never more than two tickets', () => {
  for (const seed of seeds) {
    const input = randomSearch(seed, 2, 7, 55);
    const [out, back] = [0, 1].map((at) =>
      opened({ ...input, batches: [input.batches[at]!] }, { days: [input.ask.days[at]!] }),
    );
    const singles = [totals(out!), totals(back!)];
    for (const row of opened(input).rows) {
      const [first, second] = row.key.split('~').map((key, at) => singles[at]!.get(key));
      if (first === undefined || second === undefined) continue;
      if (row.tickets === 2) expect(row.totalMinor).toBe(first + second);
      else expect(row.totalMinor).toBeLessThanOrEqual(first + second);
    }
  }
});

test('the rank of offers does not depend on what a carrier pays us: commission, margin and pay-outs change nothing', () => {
  for (const seed of seeds) {
    const input = randomSearch(seed, 2, 7, 55);
    const paid = (share: number) => ({ commissionPermille: share, marginMinor: share * 7, sponsored: share > 50 });
    const structures = input.model.structures.map((structure, at) => ({ ...structure, ...paid(at * 90) }));
    const swapped = input.model.structures.map((structure, at) => ({ ...structure, ...paid(90 - at * 90) }));
    const keys = (model: OfferSearchInput['model']): string[] =>
      openOffers({ ...input, model })
        .view(FIRST)
        .rows.map((row) => row.key);
    expect(keys({ ...input.model, structures })).toEqual(keys(input.model));
    expect(keys({ ...input.model, structures: swapped })).toEqual(keys(input.model));
  }
});

test('a sold-out leg takes its itineraries away, and the certificate counts them', () => {
  const input = randomSearch(77, 1, 0, 60);
  const all = opened(input, { party: one });
  const flight = all.rows[0]!.slices[0]!.flights[0]!;
  const seatsLeft = (each: number, relDay: number, cabin: number): number =>
    each === flight ? 0 : input.inventory.seatsLeft(each, relDay, cabin);
  const view = opened({ ...input, inventory: { seatsLeft } }, { party: one });
  expect(view.total).toBeLessThan(all.total);
  expect(view.certificate.slices[0]!.unsellable).toBeGreaterThan(all.certificate.slices[0]!.unsellable);
  expect(view.rows.some((row) => row.slices[0]!.flights.includes(flight))).toBe(false);
});

test('the longest leg keeps the asked cabin, shorter ones may fall back and say so', () => {
  let mixed = 0;
  for (const seed of seeds) {
    const input = randomSearch(seed, 1, 0, 60);
    const seatsLeft = (flight: number, _: number, cabin: number): number => (cabin === 2 && flight % 2 === 0 ? 0 : 50);
    const view = opened({ ...input, inventory: { seatsLeft } }, { party: one, cabin: 'business' });
    for (const { flights, fare } of view.rows.map((row) => row.slices[0]!)) {
      const km = flights.map((flight) => input.timetable.pairs.distanceKm[input.timetable.flights.pair[flight]!]!);
      expect(fare.cabins[km.indexOf(Math.max(...km))]).toBe('business');
      mixed += fare.cabins.some((cabin) => cabin !== 'business') ? 1 : 0;
    }
  }
  expect(mixed).toBeGreaterThan(0);
});
