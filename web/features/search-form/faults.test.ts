import { expect, test } from 'vitest';
import type { PlaceSuggestion } from '#contract/places';
import { placeFaults } from './faults.ts';

const chennai = {
  name: 'Chennai International Airport',
  cityName: 'Chennai',
  code: 'MAA',
  countryName: 'India',
  matched: 'Madras',
};
const madras = { name: 'Madras', cityName: 'Madras', countryName: 'United States' };
const faultOf = (typed: string, suggestions: readonly object[]) =>
  placeFaults('from', [{ typed, place: null, suggestions: suggestions as PlaceSuggestion[] }])[0];

test('of a name that several places have, each is said as it can be typed: by its code, else with its country', () => {
  expect(faultOf('madras ', [chennai, madras])).toMatchObject({
    several: true,
    meant: ['Chennai International Airport (MAA)', 'Madras, United States'],
  });
});

test('a slip is no such name, nor is a name that one alone has', () => {
  expect(faultOf('Madrs', [chennai, madras])).toMatchObject({ several: false });
  expect(faultOf('Madras', [madras])).toMatchObject({ several: false });
});
