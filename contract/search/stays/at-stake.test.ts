import { expect, test } from 'vitest';
import { atStake, mostLost } from './at-stake.ts';
import type { RoomOffer } from './offer.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** €517.00 in all, of which €39.00 is a tax asked for on the spot. */
function sold(payAt: RoomOffer['plan']['payAt']): Pick<RoomOffer, 'cancellation' | 'plan' | 'price'> {
  return {
    plan: { key: 'saver', board: 'room_only', payAt, audience: 'public' },
    price: {
      total: eur(51_700),
      perPerson: eur(25_850),
      lines: [],
      rates: null,
      atProperty: { amount: eur(payAt === 'now' ? 3_900 : 51_700), asked: [] },
    },
    cancellation: {
      steps: [
        { until: '2027-03-01T16:00:00Z', kept: eur(10_000), back: eur(41_700) },
        { until: null, kept: eur(51_700), back: eur(0) },
      ],
      freeUntil: null,
      noShow: eur(51_700),
    },
  };
}

test('cancelling never costs the tax that is asked for on the spot of those who come', () => {
  const { steps, noShow } = atStake(sold('now'));
  expect(steps.map(({ kept }) => kept.amountMinor)).toEqual([10_000, 47_800]);
  expect(noShow).toEqual(eur(47_800));
  expect(mostLost(sold('now'))).toBe(47_800);
});

test('where the property is paid, it may ask for all of it', () => {
  expect(atStake(sold('property'))).toEqual(sold('property').cancellation);
});
