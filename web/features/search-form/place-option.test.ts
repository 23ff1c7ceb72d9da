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
