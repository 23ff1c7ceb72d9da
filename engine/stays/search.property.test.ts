import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestNights, createStayStock, findProperty, findRoom, openStays, packStays } from './index.ts';
import type { StayAsk, StayFilters, StayPrice, StayQuote } from './index.ts';
import { asks, everything, seeds, someFilters } from './testing/asks.ts';
import { naiveFit, naiveHolds, naiveLeft, naiveOptions, nightsOf, type NaiveStock } from './testing/naive.ts';
import { naiveArea, naivePasses, naiveRows } from './testing/naive-view.ts';
import { ASK, chance, FIRST_DAY, testWorld, type TestWorld } from './testing/world.ts';

function addsUp(price: StayPrice): void {
  expect(price.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(price.totalMinor);
  expect(price.dueNowMinor + price.dueAtPropertyMinor).toBe(price.totalMinor);
  for (const line of price.lines) expect(line.amountMinor).toBeGreaterThanOrEqual(0);
}

test('every property costs what the slow reference finds, and no other is shown', () => {
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const world = testWorld(seed);
      const view = openStays(packStays(world), ask).view({ ...everything, filters });
      const wanted = naiveRows(world, ask, filters);
      const found = new Map(view.rows.map(({ property, quote }) => [property.key, quote!.price.totalMinor]));
      expect(found).toEqual(new Map(wanted.map(({ property, fit }) => [property.key, fit.totalMinor])));
      expect(view.total).toBe(wanted.length);
    }),
    { numRuns: 150 },
  );
});

test('list, detail and a quote of the same rooms are one number, and the lines of each add up to it', () => {
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const search = openStays(packStays(testWorld(seed)), ask);
      for (const { property, quote } of search.view({ ...everything, filters }).rows) {
        addsUp(quote!.price);
        const again = search.quote(property.key, quote!.picks);
        expect(again).toEqual(quote);
        if (Object.keys(filters).length === 0) expect(search.detail(property.key)!.quote).toEqual(quote);
        checkCancellation(quote!);
      }
    }),
    { numRuns: 60 },
  );
});

function checkCancellation({ cancellation, price }: StayQuote): void {
  let last = -Infinity;
  for (const { until, keptMinor, backMinor } of cancellation.steps) {
    expect(keptMinor + backMinor).toBe(price.totalMinor);
    expect(until ?? Infinity).toBeGreaterThan(last);
    last = until ?? Infinity;
  }
  expect(cancellation.steps.at(-1)!.until).toBeNull();
  expect(cancellation.freeUntil !== null).toBe(cancellation.steps[0]!.keptMinor === 0);
}

test('a detail lists exactly what is sold for each asked room, with the rooms that are left, and says why the rest is not', () => {
  fc.assert(
    fc.property(seeds, asks, (seed, ask) => {
      const world = testWorld(seed);
      const search = openStays(packStays(world), ask);
      for (const property of naiveArea(world, ask)) {
        const detail = search.detail(property.key)!;
        detail.needs.forEach(({ offers }, asked) => {
          const options = naiveOptions(world, ask, property, ask.rooms[asked]!);
          const told = (list: readonly string[]): string[] => list.toSorted();
          expect(told(offers.map(({ room, plan, price }) => `${room.key} ${plan.key} ${price.totalMinor}`))).toEqual(
            told(options.map(({ room, plan, totalMinor }) => `${room.key} ${plan.key} ${totalMinor}`)),
          );
          for (const { room, left, price } of offers) {
            addsUp(price);
            const input = property.rooms.find(({ key }) => key === room.key)!;
            expect(left).toBe(naiveLeft(world, ask, property, input, () => 0));
          }
        });
        const sold = new Set(detail.needs.flatMap(({ offers }) => offers.map(({ room }) => room.key)));
        const refused = detail.unavailable.map(({ room }) => room.key);
        expect([...sold, ...refused].toSorted()).toEqual(property.rooms.map(({ key }) => key).toSorted());
      }
    }),
    { numRuns: 60 },
  );
});

test('what is taken closes a night when the last unit goes, for every plan and room of a party', () => {
  fc.assert(
    fc.property(seeds, asks, (seed, ask) => {
      const world = testWorld(seed);
      const snapshot = packStays(world);
      const random = chance(seed + 1);
      const taken = new Map<string, number>();
      const stock = createStayStock(snapshot);
      for (const property of world.properties) {
        for (const room of property.rooms) {
          for (const day of nightsOf(world, ask)) {
            const units = Math.floor(random() * 3);
            taken.set(`${property.key} ${room.key} ${day}`, units);
            const row = findRoom(snapshot, findProperty(snapshot, property.key), room.key);
            stock.apply([{ room: row, day: day + FIRST_DAY, units }]);
          }
        }
      }
      const lookup: NaiveStock = (property, room, day) => taken.get(`${property} ${room} ${day}`) ?? 0;
      const { rows } = openStays(snapshot, { ...ask, stock }).view({ ...everything, filters: {} });
      const wanted = naiveRows(world, ask, {}, lookup);
      expect(new Map(rows.map(({ property, quote }) => [property.key, quote!.price.totalMinor]))).toEqual(
        new Map(wanted.map(({ property, fit }) => [property.key, fit.totalMinor])),
      );
    }),
    { numRuns: 60 },
  );
});

test('the certificate accounts for every property of the area, and sold out are those that have rooms but none left', () => {
  fc.assert(
    fc.property(seeds, asks, someFilters, (seed, ask, filters) => {
      const world = testWorld(seed);
      const search = openStays(packStays(world), ask);
      const view = search.view({ ...everything, filters, soldOut: true });
      const { inArea, valid, pruned, fitting, considered } = view.certificate;
      const area = naiveArea(world, ask);
      expect(inArea).toBe(area.length);
      expect(considered).toBeGreaterThanOrEqual(inArea);
      expect(valid + pruned.reduce((sum, { count }) => sum + count, 0)).toBe(inArea);
      expect(fitting).toBe(area.filter((one) => holdsAll(one, ask)).length);
      expect(valid).toBe(area.filter((one) => naiveFit(world, ask, one, {})).length);
      const gone = view.rows.filter(({ quote }) => !quote).map(({ property }) => property.key);
      expect(gone).toHaveLength(view.soldOut);
      expect(gone.toSorted()).toEqual(soldOutKeys(world, ask, filters).toSorted());
      expect(view.rows.slice(0, view.total).every(({ quote }) => quote)).toBe(true);
    }),
    { numRuns: 80 },
  );
});

function holdsAll(property: TestWorld['properties'][number], ask: StayAsk): boolean {
  return ask.rooms.every((need) => property.rooms.some((room) => naiveHolds(property, room, need)));
}

/** Rooms hold everybody; with all of them on sale for one unit more than asked, it would have had a place. */
function soldOutKeys(world: TestWorld, ask: StayAsk, filters: StayFilters): string[] {
  return naiveArea(world, ask)
    .filter((property) => holdsAll(property, ask) && naivePasses(world, property, filters))
    .filter((property) => {
      const open = (need: (typeof ask.rooms)[number]): boolean =>
        property.rooms.some(
          (room) => naiveHolds(property, room, need) && naiveLeft(world, ask, property, room, () => 0) > 0,
        );
      const sold = ask.rooms.every((need) => naiveOptions(world, ask, property, need).length > 0);
      return !ask.rooms.every(open) || (sold && !naiveFit(world, ask, property, {}));
    })
    .map(({ key }) => key);
}

test('the cheapest night of each day is what a search of that day finds first', () => {
  fc.assert(
    fc.property(seeds, asks, (seed, ask) => {
      const world = testWorld(seed);
      const snapshot = packStays(world);
      const { nights } = ask;
      const found = cheapestNights(snapshot, ask, { kind: 'range', from: FIRST_DAY + 5, to: FIRST_DAY + 30, nights });
      expect(found.map(({ arrival }) => arrival - FIRST_DAY)).toEqual(Array.from({ length: 26 }, (_, at) => at + 5));
      for (const { arrival, totalMinor, dueAtPropertyMinor, key, obstacle } of found) {
        const [first] = openStays(snapshot, { ...ask, arrival }).view({ ...everything, filters: {}, limit: 1 }).rows;
        const price = first?.quote?.price;
        expect([totalMinor, key]).toEqual(price ? [price.totalMinor, first.property.key] : [null, null]);
        expect(dueAtPropertyMinor).toBe(price?.dueAtPropertyMinor ?? null);
        expect(obstacle === null).toBe(price !== undefined);
      }
    }),
    { numRuns: 25 },
  );
});

test('a day of one property that sells nothing says the obstacle that a search of it counts, rules of stay told apart', () => {
  fc.assert(
    fc.property(seeds, asks, fc.nat(5), (seed, asked, at) => {
      const world = testWorld(seed);
      const snapshot = packStays(world);
      const { key } = world.properties[at % world.properties.length]!;
      const ask = { ...asked, where: { kind: 'keys', keys: [key] } } as const;
      const { nights } = ask;
      for (const day of cheapestNights(snapshot, ask, { kind: 'range', from: FIRST_DAY, to: FIRST_DAY + 62, nights })) {
        const { certificate } = openStays(snapshot, { ...ask, arrival: day.arrival }).view(anything);
        const reason = certificate.pruned.find(({ count }) => count > 0)?.reason ?? null;
        const rule = day.obstacle !== null && RULES.has(day.obstacle);
        expect(rule ? 'restriction' : day.obstacle).toBe(reason);
      }
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['short', { minNights: Array.from({ length: 120 }, () => 3) }],
  ['long', { maxNights: Array.from({ length: 120 }, () => 1) }],
  ['arrival', { closedToArrival: [20] }],
  ['departure', { closedToDeparture: [22] }],
  ['stopped', { stopSell: [21] }],
  ['lead', { minLeadDays: 99 }],
] as const)('two nights from day 20 are refused as %s', (told, rule) => {
  const world = testWorld(5, 1);
  const [house] = world.properties;
  const rooms = house!.rooms.slice(0, 1).map((room) => ({
    ...room,
    maxAdults: 9,
    maxGuests: 9,
    units: 9,
    closedDays: [],
    exceptions: [],
    ratePlans: room.ratePlans.map((plan) => ({ ...plan, audience: 'public' as const, restriction: 0 })),
  }));
  const input = { ...world, dayCount: 120, restrictions: [rule, ...world.restrictions.slice(1)] };
  const snapshot = packStays({ ...input, properties: [{ ...house!, rooms }] });
  const at = FIRST_DAY + 20;
  const ask = { ...ASK, where: { kind: 'keys', keys: [house!.key] }, rooms: [{ adults: 2, childAges: [] }] } as const;
  const [day] = cheapestNights(snapshot, ask, { kind: 'range', from: at, to: at, nights: 2 });
  expect(day).toMatchObject({ totalMinor: null, dueAtPropertyMinor: null, obstacle: told });
});

const RULES: ReadonlySet<string> = new Set(['lead', 'short', 'long', 'arrival', 'departure', 'stopped']);
const anything = { sort: 'price', filters: {}, offset: 0, limit: 0 } as const;

test('weekends are Friday to Sunday', () => {
  const world = packStays(testWorld(3));
  const found = cheapestNights(world, ASK, { kind: 'weekends', from: FIRST_DAY, to: FIRST_DAY + 30 });
  expect(found.map(({ arrival, nights }) => [arrival - FIRST_DAY, nights])).toEqual(
    [0, 7, 14, 21, 28].map((day) => [day, 2]),
  );
});
