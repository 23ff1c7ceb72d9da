import { keyOf, unit } from '../../hash.ts';
import type { StayCity } from './city.ts';
import { countryLevel } from './countries.ts';
import type { CityDraw } from './kind.ts';

const COUNT = keyOf('stays/count');

/** Size and ways there, before the country's density: about 1 for a village of a thousand, 900 for a capital. */
export function cityWeight(city: StayCity, { kind, sun }: CityDraw): number {
  const flown = city.airports.reduce((sum, airport) => sum + (airport.own ? airport.popularity : 0), 0);
  const people = 0.55 * (city.population / 1000) ** 0.8;
  const resort = kind === 'beach' ? 55 * sun ** 0.6 : kind === 'snow' ? 10 : 0;
  return people + 170 * flown ** 0.85 + resort;
}

/** How many properties a city has. It hangs on the city alone, so a new city takes none from another. */
export function propertyCount(city: StayCity, draw: CityDraw, seed: number): number {
  const wanted = countryLevel(city.country).density * cityWeight(city, draw) + draw.extra;
  const whole = Math.floor(wanted);
  return whole + (unit(seed, COUNT, city.id) < wanted - whole ? 1 : 0);
}
