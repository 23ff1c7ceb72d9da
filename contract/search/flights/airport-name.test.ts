import { expect, test } from 'vitest';
import { airportOf, cityAndAirport } from './airport-name.ts';

test('an airport is said with its city, which is said once', () => {
  const names = { cityName: 'London', airportName: 'Heathrow' };
  expect([airportOf(names), cityAndAirport(names)]).toEqual(['London Heathrow', ['London', 'Heathrow']]);
  const city = { cityName: 'London', airportName: 'London City' };
  expect([airportOf(city), cityAndAirport(city)]).toEqual(['London City', ['London City']]);
  expect(airportOf({ cityName: 'Lisbon', airportName: 'Lisbon' })).toBe('Lisbon');
  expect(airportOf({ cityName: 'ロンドン', airportName: 'ロンドン・シティ' })).toBe('ロンドン・シティ');
});
