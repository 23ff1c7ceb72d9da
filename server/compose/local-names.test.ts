import { expect, test } from 'vitest';
import { createLocalNames } from './local-names.ts';

const CITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LHR: { de: 'London', ja: 'ロンドン' },
  LON: { ja: 'ロンドン' },
  FRA: { ja: 'フランクフルト' },
};
let asked = 0;
const localise = createLocalNames((code, lang) => {
  asked += 1;
  const cityName = CITIES[code]?.[lang ?? ''];
  return cityName === undefined ? undefined : ({ place: { cityName }, airports: [] } as never);
});
const answer = {
  offers: [
    {
      slices: [
        {
          segments: [
            {
              departure: { airport: 'LHR', airportName: 'Heathrow', cityName: 'London' },
              arrival: { airport: 'FRA', airportName: 'Frankfurt', cityName: 'Frankfurt' },
            },
          ],
          connections: [{ airport: 'XXX', cityName: 'Nowhere' }],
        },
      ],
    },
  ],
  places: [{ from: { id: 'm:1', code: 'LON', name: 'London', cityName: 'London' }, to: { cityName: 'Nowhere' } }],
  seller: { name: 'London' },
};

test('cities are called as the reader calls them; what has no such name keeps its own', () => {
  const [offer] = localise(answer, 'ja-JP').offers;
  const [segment] = offer?.slices[0]?.segments ?? [];
  expect(segment?.departure).toEqual({ airport: 'LHR', airportName: 'Heathrow', cityName: 'ロンドン' });
  expect(segment?.arrival).toEqual({ airport: 'FRA', airportName: 'フランクフルト', cityName: 'フランクフルト' });
  expect(offer?.slices[0]?.connections[0]?.cityName).toBe('Nowhere');
  expect(localise(answer, 'ja-JP').places[0]?.from).toMatchObject({ name: 'ロンドン', code: 'LON' });
  expect(answer.offers[0]?.slices[0]?.segments[0]?.departure.cityName).toBe('London');
});

test('in English nothing is copied, and every other name is looked up once', () => {
  expect(localise(answer, 'en-IE')).toBe(answer);
  localise(answer, 'ja-JP');
  const before = asked;
  localise(answer, 'ja-JP');
  expect(asked).toBe(before);
});

test('orders and quotes in an answer, and the ends of bookings in a list, are called so too; a property keeps its name', () => {
  const departure = { airport: 'FRA', airportName: 'Frankfurt', cityName: 'Frankfurt' };
  const flights = { product: { vertical: 'flights', slices: [{ segments: [{ departure }] }] } };
  const house = { name: 'London', zone: 'Europe/London', area: { key: '1-LHR', name: 'London' } };
  const items = [flights, { product: { vertical: 'stays', property: house } }];
  const paid = localise({ outcome: 'confirmed', order: { items }, quote: { items } }, 'ja-JP');
  const told = { ...departure, airportName: 'フランクフルト', cityName: 'フランクフルト' };
  for (const { items: named } of [paid.order, paid.quote]) {
    expect(named[0]?.product).toMatchObject({ slices: [{ segments: [{ departure: told }] }] });
    expect(named[1]?.product).toMatchObject({ property: house });
  }
  const end = { countryCode: 'DE', local: '2027-03-03T22:05', zone: 'Europe/Berlin', instant: '2027-03-03T21:05Z' };
  const begins = { ...end, name: 'Frankfurt', code: 'FRA' };
  const ends = { ...end, name: 'London', code: null };
  const own = localise({ items: [{ id: 'o1', items: [{ begins, ends }] }] }, 'ja-JP');
  expect(own.items[0]?.items[0]).toMatchObject({ begins: { name: 'フランクフルト' }, ends: { name: 'London' } });
});
