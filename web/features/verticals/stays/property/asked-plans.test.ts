import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomOffer } from '#contract/search';
import { cheapestRooms, meets, planFilters } from './asked-plans.ts';
import { AMSTERDAM, PARIS } from './testing/sample.ts';

const OFFERS = [...AMSTERDAM.detail.needs, ...PARIS.detail.needs].flatMap(({ offers }) => offers);

/** Offers of the samples under other names, with other prices, stocks and rules. */
const sold = fc
  .record({
    type: fc.constantFrom('a', 'b', 'c'),
    board: fc.constantFrom('room_only' as const, 'breakfast' as const),
    free: fc.boolean(),
    amountMinor: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ type, board, free, amountMinor }): RoomOffer => {
    const [offer] = OFFERS;
    if (!offer) throw new Error('no sample');
    return {
      ...offer,
      room: { ...offer.room, key: type },
      plan: { ...offer.plan, board },
      left: type === 'a' ? 1 : 2,
      cancellation: { ...offer.cancellation, freeUntil: free ? '2027-03-09T15:00:00.000Z' : null },
      price: { ...offer.price, total: { amountMinor, currency: 'EUR' } },
    };
  });
const need = fc.array(sold, { maxLength: 6 }).map((offers) => ({ offers }));

const total = (rooms: readonly RoomOffer[]): number =>
  rooms.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
const fits = (rooms: readonly RoomOffer[]): boolean =>
  rooms.every((offer) => rooms.filter(({ room }) => room.key === offer.room.key).length <= offer.left);

test('the cheapest rooms are those of all ways that meet the filters and the stock', () => {
  const filters = fc.record({
    freeCancellation: fc.constantFrom(true, undefined),
    boards: fc.constantFrom(['breakfast' as const], undefined),
  });
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 3 }), filters, (needs, asked) => {
      const ways = needs
        .reduce<RoomOffer[][]>(
          (all, { offers }) =>
            all.flatMap((way) => offers.filter((offer) => meets(asked, offer)).map((offer) => [...way, offer])),
          [[]],
        )
        .filter(fits);
      const found = cheapestRooms(needs, asked);
      if (!found) {
        expect(ways).toEqual([]);
        return;
      }
      expect(fits(found)).toBe(true);
      expect(found.every((offer, at) => needs[at]?.offers.includes(offer) && meets(asked, offer))).toBe(true);
      expect(total(found)).toBe(Math.min(...ways.map(total)));
    }),
  );
});

test('filters of the property alone ask nothing of a plan', () => {
  expect(planFilters({ stars: [4], price: [0, 100] })).toBeUndefined();
  expect(planFilters({ stars: [4], payLater: true })).toEqual({ payLater: true });
});
