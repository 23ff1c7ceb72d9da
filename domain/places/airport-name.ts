import { airportCount, airportShortName, NONE, ordinalOfCode, placeAt, type PlaceIndex, typeOf } from '#engine/places';
import { createCityAt } from './city-of.ts';

/** An airport as offers name it beside its code. */
export interface AirportName {
  readonly code: string;
  /** What tells it apart in its city; the city's own name where nothing must. */
  readonly name: string;
  readonly cityName: string;
}

export function createAirportName(index: PlaceIndex): (code: string) => AirportName | undefined {
  const cityAt = createCityAt(index);
  return (code) => {
    const place = ordinalOfCode(index, code.trim());
    if (place === NONE || typeOf(index, place) !== 'airport') return undefined;
    const city = cityAt(place);
    const { name, cityName, weight } = placeAt(index, place);
    const oneOfSeveral = city !== NONE && airportCount(index, city) > 1;
    return { code, name: airportShortName({ name, cityName, oneOfSeveral, popularity: weight }), cityName };
  };
}
