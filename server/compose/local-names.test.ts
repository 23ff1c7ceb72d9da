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
