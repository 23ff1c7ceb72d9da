import { expect, test } from 'vitest';
import type { PlaceSuggestion } from '#contract/places';
import { placeOption } from './place-option.ts';

const london = {
  id: 'LON',
  type: 'metro',
  code: 'LON',
  name: 'London',
  countryName: 'United Kingdom',
  airports: ['LHR', 'LGW'],
} as PlaceSuggestion;

test('a city with several airports says so as an end of a flight, and only where it is as a place to sleep', () => {
  expect(placeOption(london, { allAirports: 'All airports', comma: ', ' }).detail).toBe('All airports, United Kingdom');
  expect(placeOption(london, { comma: ', ' }).detail).toBe('United Kingdom');
});

test.each([
  ['London Heathrow Airport', 'Heathrow', 'London', 'London Heathrow', 'Country'],
  [
    'Adolfo Suárez Madrid–Barajas Airport',
    'Madrid',
    'Madrid',
    'Madrid',
    'Adolfo Suárez Madrid–Barajas Airport, Country',
  ],
  ['Frankfurt-Hahn Airport', 'Frankfurt-Hahn', 'Frankfurt', 'Frankfurt-Hahn', 'Country'],
  ['Palmerola', 'Palmerola', 'Palmerola', 'Palmerola', 'Country'],
])(
  '%s is called by its city first, and in full beside it where the city alone does not say it',
  (name, shortName, cityName, called, detail) => {
    const place = { id: 'airport:X', type: 'airport', name, shortName, cityName, countryName: 'Country' };
    expect(placeOption(place as PlaceSuggestion, { comma: ', ' })).toMatchObject({ name: called, detail });
  },
);
