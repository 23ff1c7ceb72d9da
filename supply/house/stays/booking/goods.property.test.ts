import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StayProduct } from '#contract/booking';
import type { PriceLine, StayDetail } from '#contract/search';
import { stayBooking } from '#domain/search/verticals';
import { seeds } from '../../../../engine/stays/testing/asks.ts';
import { chance, FIRST_DAY, testWorld, type TestWorld } from '../../../../engine/stays/testing/world.ts';
import { openStayShop, stayQuery, type Picks } from '../testing/shop.ts';

const NEEDS = [
  { adults: 2, children: [] },
  { adults: 1, children: [] },
  { adults: 2, children: [4] },
  { adults: 1, children: [15, 2] },
];

const trips = fc
  .record({
    arrival: fc.integer({ min: 8, max: 60 }),
    nights: fc.integer({ min: 1, max: 6 }),
    rooms: fc.array(fc.constantFrom(...NEEDS), { minLength: 1, maxLength: 4 }),
    currency: fc.constantFrom('EUR', 'JPY', 'USD'),
  })
  .map(({ arrival, nights, rooms, currency }) => ({
    arrival,
    query: stayQuery(arrival, nights, rooms, currency),
  }));

const sum = (lines: readonly PriceLine[]): number => lines.reduce((all, { amountMinor }) => all + amountMinor, 0);

/** Any of what is sold for each room of the party. */
function someOf({ needs }: StayDetail, random: () => number): Picks {
  return needs.map(({ offers }) => {
    const { room, plan } = offers[Math.floor(random() * offers.length)]!;
    return { room: room.key, plan: plan.key };
  });
}

function addsUp(product: StayProduct): void {
  for (const { price, plan, cancellation } of product.rooms) {
    expect(sum(price.lines)).toBe(price.total.amountMinor);
    const there = sum(price.lines.filter(({ due }) => due === 'property'));
    expect(price.atProperty?.amount.amountMinor ?? 0).toBe(there);
    if (plan.payAt === 'property') expect(there).toBe(price.total.amountMinor);
    for (const { kept, back } of cancellation.steps)
      expect(kept.amountMinor + back.amountMinor).toBe(price.total.amountMinor);
  }
}

/** What is for sale of a room type then, as the rows of the world say it. */
function unitsIn(world: TestWorld, property: string, type: string, day: string): number {
  const room = world.properties.find(({ key }) => key === property)!.rooms.find(({ key }) => key === type)!;
  const at = Date.parse(`${day}T00:00:00Z`) / 86_400_000 - FIRST_DAY;
  return room.exceptions?.findLast((said) => said.day === at && said.units !== undefined)?.units ?? room.units;
}

test('rooms cost what the search showed, room by room and together, to the minor unit; what is charged and what is not adds up', async () => {
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(seeds, trips, async (seed, { query }) => {
      const shop = openStayShop(testWorld(seed));
      const random = chance(seed);
      for (const property of shop.properties(query)) {
        const detail = shop.detail(query, property)!;
        const chosen = shop.choose(query, property, someOf(detail, random));
        if (!chosen) continue;
        booked += 1;
        const { quote } = (await shop.goods.price(chosen.wanted))!;
        const product = { ...chosen.product, ...quote.product } as StayProduct;
        const { dataClass, property: house, supplierName } = chosen.product;
        const seller = dataClass === 'demo' ? supplierName : house.name;
        expect(product).toEqual({ ...chosen.product, supplierName: seller });
        expect(quote.price.total).toEqual({ amountMinor: chosen.totalMinor, currency: query.currency });
        expect(sum(quote.price.lines)).toBe(chosen.totalMinor);
        expect(product.rooms.reduce((all, { price }) => all + price.total.amountMinor, 0)).toBe(chosen.totalMinor);
        addsUp(product);
        const sold = { product, ref: chosen.wanted.ref, slots: [], base: quote.price };
        const { price } = stayBooking.price(sold, null, 'extras');
        const charged = (units: readonly number[]) => sum(stayBooking.chargedLines(product, price, units));
        const all = [...product.rooms.keys()];
        expect(charged(all) + (price.atProperty?.amount.amountMinor ?? 0)).toBe(chosen.totalMinor);
        expect(all.reduce((together, unit) => together + charged([unit]), 0)).toBe(charged(all));
        if (all.length > 1) expect(charged(all.slice(1)) + charged([0])).toBe(charged(all));
        const guests = query.rooms.reduce((count, { adults, children }) => count + adults + children.length, 0);
        expect(price.perPerson.amountMinor).toBe(Math.ceil(chosen.totalMinor / guests));
        // A room's price per person is that of those who sleep in it, at the property as in what is sold.
        const rooms = [
          ...product.rooms,
          ...detail.needs.flatMap(({ need, offers }) => offers.map((one) => ({ need, ...one }))),
        ];
        for (const { need, price: own } of rooms) {
          const inside = need.adults + need.children.length;
          expect(own.perPerson.amountMinor).toBe(Math.ceil(own.total.amountMinor / inside));
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(booked).toBeGreaterThan(50);
});

test('each room takes one of its type on each night, never more together than are for sale; other rooms are not sold', async () => {
  let several = 0;
  await fc.assert(
    fc.asyncProperty(seeds, trips, async (seed, { arrival, query }) => {
      const world = testWorld(seed);
      const shop = openStayShop(world);
      const random = chance(seed + 1);
      for (const property of shop.properties(query)) {
        const detail = shop.detail(query, property)!;
        const picks = someOf(detail, random);
        const counts = picks.map(({ room }) => picks.filter((each) => each.room === room).length);
        const left = picks.map(
          ({ room }, at) => detail.needs[at]!.offers.find((offer) => offer.room.key === room)!.left,
        );
        const chosen = shop.choose(query, property, picks);
        expect(chosen !== undefined).toBe(counts.every((count, at) => count <= left[at]!));
        if (!chosen) continue;
        if (Math.max(...counts) > 1) several += 1;
        const { lines } = (await shop.goods.price(chosen.wanted))!;
        expect(lines).toHaveLength(picks.length);
        lines.forEach((unit, at) => {
          const nights = Array.from({ length: query.nights }, (_, night) => arrival + night);
          expect(unit.map(({ day }) => Date.parse(day) / 86_400_000 - FIRST_DAY)).toEqual(nights);
          for (const { product, kind, quantity, day, limit } of unit) {
            expect([product, kind, quantity]).toEqual([property, picks[at]!.room, 1]);
            expect(limit).toBe(unitsIn(world, property, kind, day));
            expect(counts[at]).toBeLessThanOrEqual(limit);
          }
        });
      }
    }),
    { numRuns: 150 },
  );
  expect(several).toBeGreaterThan(5);
});

test('a first night that is over where the house stands is sold to nobody', async () => {
  const shop = openStayShop(testWorld(3), (FIRST_DAY + 3) * 1440 + 13 * 60);
  const query = stayQuery(3, 2, [{ adults: 1, children: [] }]);
  const zones = new Set<string>();
  for (const property of shop.properties(query)) {
    const { offers } = shop.detail(query, property)!.needs[0]!;
    const chosen = shop.choose(query, property, [{ room: offers[0]!.room.key, plan: offers[0]!.plan.key }]);
    const { zone } = chosen!.product.property;
    zones.add(zone);
    expect((await shop.goods.price(chosen!.wanted)) === undefined).toBe(zone === 'Pacific/Fiji');
  }
  expect(zones.size).toBe(2);
});
