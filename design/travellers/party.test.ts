// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitsOf, maxSeats, seatsOf, withAdults, withChildren, type Party } from './party.ts';

const parties: fc.Arbitrary<Party> = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 8 }),
    infantsInSeat: fc.integer({ min: 0, max: 3 }),
    infantsOnLap: fc.integer({ min: 0, max: 9 }),
  })
  .filter((party) => seatsOf(party) <= maxSeats && party.infantsOnLap <= party.adults);

test('whatever the limits allow keeps nine seats and a lap for each infant', () => {
  fc.assert(
    fc.property(parties, fc.nat(), (party, pick) => {
      const limits = limitsOf(party);
      const adults = withAdults(party, 1 + (pick % limits.adults));
      const children = withChildren(party, pick % (limits.children + 1));
      for (const next of [adults, children]) {
        expect(seatsOf(next)).toBeLessThanOrEqual(maxSeats);
        expect(next.infantsOnLap).toBeLessThanOrEqual(next.adults);
      }
    }),
  );
});

test('ages stay with their child', () => {
  const party: Party = { adults: 1, children: [4, 12], infantsInSeat: 0, infantsOnLap: 0 };
  expect(withChildren(party, 3).children).toEqual([4, 12, 8]);
  expect(withChildren(party, 1).children).toEqual([4]);
});
