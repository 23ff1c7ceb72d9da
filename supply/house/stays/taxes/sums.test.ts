import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packStays } from '#engine/stays';
import { HOUSE_CURRENCIES } from '../../fares/currencies.ts';
import { createStayDesk } from '../search/desk.ts';
import { twinHouses } from '../testing/shop.ts';
import { STAY_TAXES, taxesOf } from './index.ts';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const civil = (at: number): string => new Date(at * 86_400_000).toISOString().slice(0, 10);
const FIRST = day('2027-03-01');
const RATES = {
  id: 'test',
  date: '2026-11-16',
  currencies: new Map(HOUSE_CURRENCIES.map(({ code, exponent, microPerBase }) => [code, { exponent, microPerBase }])),
};
const PLACES = {
  paris: { country: 'FR', admin: '11', id: 2988507 },
  milan: { country: 'IT', admin: '09', id: 3173435 },
  venice: { country: 'IT', admin: '20', id: 3164603 },
  dubrovnik: { country: 'HR', admin: '03', id: 3201047 },
  cavtat: { country: 'HR', admin: '03', id: 3202825 },
  palma: { country: 'ES', admin: '07', id: 2512989 },
  hamburg: { country: 'DE', admin: '04', id: 2911298 },
  brussels: { country: 'BE', admin: 'BRU', id: 2800866 },
  zurich: { country: 'CH', admin: 'ZH', id: 2657896 },
  cancun: { country: 'MX', admin: '23', id: 3531673 },
  newark: { country: 'US', admin: 'NJ', id: 5101798 },
  hoboken: { country: 'US', admin: 'NJ', id: 5099133 },
  yonkers: { country: 'US', admin: 'NY', id: 5145215 },
  stamford: { country: 'US', admin: 'CT', id: 4843564 },
  vienna: { country: 'AT', admin: '09', id: 2761369 },
};
type Place = keyof typeof PLACES;

interface Asked {
  readonly currency: string;
  readonly arrival?: string;
  readonly nights?: number;
  readonly children?: readonly number[];
  readonly stars?: number;
}

/** The price of a room in a place: 100.00 a night in its money, or what 100 euros are where the rate is far from one. */
function price(place: Place, { currency, arrival = '2027-05-11', nights = 3, children = [], stars = 4 }: Asked) {
  const given = twinHouses(['house'], 4);
  const [house] = [...given.properties];
  const [room] = house!.rooms;
  const world = {
    ...given,
    firstDay: FIRST,
    dayCount: 200,
    currencies: [{ code: currency, stepMinor: 1 }],
    taxes: STAY_TAXES,
    taxSets: [taxesOf(PLACES[place])],
    incompleteTaxSets: [],
    restrictions: [],
    properties: [
      {
        ...house!,
        stars,
        rooms: [
          {
            ...room!,
            maxChildren: 4,
            maxGuests: 6,
            childPermille: 0,
            ratePlans: room!.ratePlans.slice(0, 1).map((plan) => ({ ...plan, pricePermille: 1000, restriction: -1 })),
          },
        ],
      },
    ],
  };
  const desk = createStayDesk({ world: packStays(world), rates: RATES, supplier: 'house' });
  const at = day(arrival);
  const query = {
    place: { lat: -16.9, lon: 180 },
    checkIn: arrival,
    checkOut: civil(at + nights),
    rooms: [{ adults: 2, children: [...children] }],
    currency,
    within: { near: { lat: -16.9, lon: 180 }, km: 60, box: null },
    nights,
  };
  const openedAtMs = Date.UTC(2026, 10, 23);
  const view = { sort: 'price', filters: {}, medianMinor: 0, offset: 0, limit: 1 } as const;
  return desk.view({ id: place, query, openedAtMs }, view).offers[0]!.price!;
}

function levied(place: Place, code: string, asked: Asked) {
  const lines = price(place, asked).lines.filter((line) => line.code === code);
  expect(lines.length, `${place} ${code}`).toBeLessThanOrEqual(1);
  return lines[0]?.amountMinor ?? 0;
}

const EUR = { currency: 'EUR' } as const;

test('children: none under 18 in Milan, none under 10 and half to 16 in Venice, none under 12 and half to 17 in Croatia', () => {
  expect(levied('milan', 'IT1', EUR)).toBe(2 * 3 * 1000);
  expect(levied('milan', 'IT1', { ...EUR, children: [3, 17] })).toBe(2 * 3 * 1000);
  expect(levied('milan', 'IT1', { ...EUR, nights: 16 })).toBe(2 * 14 * 1000);
  expect(levied('venice', 'IT1', { ...EUR, children: [3, 9] })).toBe(2 * 3 * 450);
  expect(levied('venice', 'IT1', { ...EUR, children: [3, 10, 16, 17] })).toBe(3 * 3 * 450 + 2 * 3 * 225);
  expect(levied('dubrovnik', 'HR1', { ...EUR, children: [11, 12, 17] })).toBe(2 * 3 * 265 + 2 * 3 * 133);
});

test('the sojourn tax of Croatia is one line, at the amount of the place and the season', () => {
  expect(levied('dubrovnik', 'HR1', EUR)).toBe(2 * 3 * 265);
  expect(levied('dubrovnik', 'HR1', { ...EUR, arrival: '2027-03-10' })).toBe(2 * 3 * 186);
  expect(levied('cavtat', 'HR1', EUR)).toBe(2 * 3 * 130);
  expect(price('cavtat', EUR).lines.filter(({ name }) => name === 'Sojourn tax')).toHaveLength(1);
});

test('half of the Balearic tax from the ninth night on, in one line', () => {
  expect(levied('palma', 'ES3', { ...EUR, nights: 8 })).toBe(2 * 8 * 330);
  expect(levied('palma', 'ES3', { ...EUR, nights: 10 })).toBe(2 * 8 * 330 + 2 * 2 * 165);
});

test('Paris at the rates of 2025, told as an estimate; what was read is none', () => {
  const line = (place: Place, code: string) => price(place, EUR).lines.find((each) => each.code === code);
  expect(line('paris', 'FR1')).toMatchObject({ amountMinor: 2 * 3 * 845, estimate: true });
  expect(levied('paris', 'FR1', { ...EUR, stars: 5, children: [17] })).toBe(2 * 3 * 1138);
  expect(line('milan', 'IT1')).not.toHaveProperty('estimate');
});

test('cities that had no tax: Hamburg by price, Brussels by room, Zurich by person, Cancún by both', () => {
  // 100.00 contain 7 % value added tax: 46.73 net for each of two.
  expect(levied('hamburg', 'DE1', EUR)).toBe(2 * 3 * 120);
  expect(levied('brussels', 'BE1', EUR)).toBe(3 * 500);
  expect(levied('zurich', 'CH1', { currency: 'CHF' })).toBe(2 * 3 * 350);
  expect(levied('cancun', 'MX1', { currency: 'MXN' })).toBe(1500);
  expect(levied('cancun', 'MX2', { currency: 'MXN' })).toBe(3 * 7920);
});

test('around New York a room bears the taxes of its state and town', () => {
  const usd = { currency: 'USD' } as const;
  const all = (place: Place) => ['US1', 'US2', 'US3'].map((code) => levied(place, code, usd));
  expect(all('newark')).toEqual([1988, 300, 1800]);
  expect(all('hoboken')).toEqual([1988, 1500, 900]);
  expect(all('yonkers')).toEqual([2513, 900, 0]);
  expect(all('stamford')).toEqual([4500, 0, 0]);
  const estimates = (place: Place) => price(place, usd).lines.flatMap(({ code, estimate }) => (estimate ? [code] : []));
  expect([estimates('newark'), estimates('hoboken'), estimates('yonkers'), estimates('stamford')]).toEqual([
    [],
    ['US3'],
    ['US1', 'US2'],
    [],
  ]);
});

test('a rate that changes during a stay is one line of both: in Vienna 5 % until June 2027, then 8 %', () => {
  // Two nights of 100.00 are 181.82 without their tenth of value added tax: 9.09 and 14.55 of it.
  expect(levied('vienna', 'AT1', { ...EUR, arrival: '2027-06-29', nights: 4 })).toBe(909 + 1455);
});

test('whatever the place, the party and the nights: lines add up, none is negative, no code and name stand there twice', () => {
  const places = Object.keys(PLACES) as Place[];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.record({
        currency: fc.constantFrom('EUR', 'USD', 'JPY'),
        arrival: fc.integer({ min: 0, max: 180 }).map((at) => civil(FIRST + at)),
        nights: fc.integer({ min: 1, max: 14 }),
        children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
        stars: fc.integer({ min: 0, max: 5 }),
      }),
      (place, asked) => {
        const { lines, total } = price(place, asked);
        expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total.amountMinor);
        expect(lines.filter(({ amountMinor }) => amountMinor < 0)).toEqual([]);
        const names = lines.map(({ code, name }) => `${code} ${name}`);
        expect(names).toEqual([...new Set(names)]);
      },
    ),
    { numRuns: 40 },
  );
});
