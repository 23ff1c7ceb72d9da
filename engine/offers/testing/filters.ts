import type { OfferFilters, SliceFilter } from '../types.ts';
import { dice } from './world.ts';

/** What is there at all for whoever asks, whatever they filter. */
export function limitsAlone({ limits }: OfferFilters): OfferFilters {
  return limits ? { limits } : {};
}

const CARRIERS = ['X-CAA', 'X-CBA', 'X-CCA', 'X-CDA'];

/** Random filters that leave something more often than not. */
export function randomFilters(seed: number, slices: number, prices: readonly number[]): OfferFilters {
  const roll = dice(seed);
  const maybe = <T>(odds: number, value: () => T): T | undefined => (roll(odds) === 0 ? value() : undefined);
  const some = <T>(list: readonly T[]): T[] => {
    const picked = list.filter(() => roll(3) > 0);
    return picked.length > 0 ? picked : [list[0]!];
  };
  const window = (most: number): [number, number] => {
    const low = roll(most);
    return [low, low + Math.floor(most / 3) + roll(most)];
  };
  const sorted = prices.toSorted((left, right) => left - right);
  const between = (): [number, number] => {
    const low = sorted[roll(Math.max(1, Math.floor(sorted.length / 2)))] ?? 0;
    return [
      roll(2) === 0 ? 0 : low,
      sorted[Math.floor(sorted.length / 4) + roll(Math.max(1, sorted.length >> 1))] ?? low,
    ];
  };
  const own = (): SliceFilter => ({
    departure: maybe(4, () => window(1440)),
    arrival: maybe(5, () => window(1440)),
    maxDurationMinutes: maybe(5, () => 300 + roll(2000)),
    fromAirports: maybe(6, () => some(['AAA', 'BBB', 'YYY', 'ZZZ'])),
    toAirports: maybe(6, () => some(['AAA', 'BBB', 'YYY', 'ZZZ'])),
    stops: maybe(4, () => some([0, 1, 2])),
    carriers: maybe(5, () => some(CARRIERS)),
  });
  return {
    stops: maybe(3, () => some([0, 1, 2])),
    carriers: maybe(4, () => some(CARRIERS)),
    alliances: maybe(7, () => some(['Orbit', 'Meridian'])),
    price: maybe(3, between),
    slices: maybe(2, () => Array.from({ length: slices }, () => maybe(2, own))),
    connectionMinutes: maybe(5, () => window(500)),
    avoidAirports: maybe(5, () => some(['HUB', 'MID'])),
    refundable: maybe(5, () => true),
    changeable: maybe(5, () => true),
    oneTicket: maybe(5, () => true),
    noNightWait: maybe(5, () => true),
    limits: maybe(3, () => ({
      ...(roll(3) > 0 && { mostMinor: between()[1] }),
      ...(roll(2) === 0 && { refused: some(['X-CAA', 'X-CCA']) }),
    })),
  };
}
