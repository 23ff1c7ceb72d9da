import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomOffer } from '#contract/search';
import { planId } from './choice-address.ts';
import { settle } from './settle.ts';

const TYPES = ['a', 'b', 'c'] as const;

function offerOf(type: string, plan: string, amountMinor: number, left: number): RoomOffer {
  return {
    room: { key: type },
    plan: { key: plan },
    left,
    price: { total: { amountMinor, currency: 'EUR' } },
  } as RoomOffer;
}

const house = fc
  .record({ left: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), rooms: fc.integer({ min: 1, max: 4 }) })
  .chain(({ left, rooms }) => {
    const offers = TYPES.flatMap((type, at) =>
      left[at]! > 0 ? ['x', 'y'].map((plan, nth) => offerOf(type, plan, 100 * at + 10 * nth + 1, left[at]!)) : [],
    );
    const sold = fc.subarray(offers);
    return fc.record({
      needs: fc.array(
        sold.map((list) => ({ offers: list })),
        { minLength: rooms, maxLength: rooms },
      ),
      picks: fc.array(fc.constantFrom('a.x', 'a.y', 'b.x', 'b.y', 'c.y', 'gone.z'), {
        minLength: rooms,
        maxLength: rooms,
      }),
      first: fc.nat(rooms - 1),
    });
  });

/** All ways to give each room one of its offers. */
function ways(needs: readonly { readonly offers: readonly RoomOffer[] }[]): RoomOffer[][] {
  return needs.reduce<RoomOffer[][]>((all, { offers }) => all.flatMap((way) => offers.map((o) => [...way, o])), [[]]);
}

const fits = (rooms: readonly RoomOffer[]): boolean =>
  rooms.every((offer) => rooms.filter(({ room }) => room.key === offer.room.key).length <= offer.left);

test('a choice never takes more rooms of a type than are left, and is refused only where none would do', () => {
  fc.assert(
    fc.property(house, ({ needs, picks, first }) => {
      const settled = settle(needs, picks, first);
      const possible = ways(needs).filter(fits);
      expect(settled === undefined).toBe(possible.length === 0);
      if (!settled) return;
      expect(fits(settled.rooms)).toBe(true);
      settled.rooms.forEach((offer, at) => expect(needs[at]!.offers).toContain(offer));
      const kept = settled.rooms.flatMap((offer, at) => (planId(offer) === picks[at] ? [] : [at]));
      expect(settled.moved).toEqual(kept);
      const wanted = possible.some((way) => planId(way[first]!) === picks[first]);
      expect(planId(settled.rooms[first]!) === picks[first]).toBe(wanted);
      const all = possible.some((way) => way.every((offer, at) => planId(offer) === picks[at]));
      if (all) expect(settled.moved).toEqual([]);
    }),
  );
});
