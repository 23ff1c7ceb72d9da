import { cities, FIRST_DAY } from './world.ts';
import type { StayAsk } from '#engine/stays';
import { seeded } from '../harness/index.ts';

/** A map box, nights, and who sleeps in the one room. */
export interface Question {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** Relative day of arrival. */
  readonly arrival: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
}

/** How many properties have a room that holds the guests and is open on every night, and the sum of their numbers. */
export interface Answer {
  readonly count: number;
  readonly sum: number;
}

export function questionsOf(count: number, nights: number): Question[] {
  const random = seeded(5);
  const places = cities();
  return Array.from({ length: count }, (_, at) => {
    const { lat, lon } = places[Math.floor(random() ** 2 * places.length)]!;
    const half = [0.3, 1, 2, 4][at % 4]!;
    const stay = [2, 3, 7, 14, 30][at % 5]!;
    return {
      south: lat - half,
      north: lat + half,
      west: lon - 1.5 * half,
      east: lon + 1.5 * half,
      arrival: Math.floor(random() * (nights - stay)),
      nights: stay,
      adults: 1 + Math.floor(random() * 2),
      children: at % 3 === 0 ? 1 : 0,
    };
  });
}

const RATES: StayAsk['rates'] = {
  id: 'bench',
  date: '2026-01-02',
  currencies: new Map([['EUR', { exponent: 2, microPerBase: 1_000_000 }]]),
};

export function askOf({ south, west, north, east, arrival, nights, adults, children }: Question): StayAsk {
  return {
    where: { kind: 'box', south, west, north, east },
    arrival: FIRST_DAY + arrival,
    nights,
    rooms: [{ adults, childAges: Array.from({ length: children }, () => 8) }],
    saleDay: FIRST_DAY,
    saleInstant: FIRST_DAY * 1440,
    currency: 'EUR',
    rates: RATES,
    member: false,
    contracts: [],
  };
}
