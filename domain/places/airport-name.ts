import {
  airportCount,
  airportShortName,
  NONE,
  ordinalOfCode,
  ownNameIn,
  placeAt,
  type PlaceIndex,
  typeOf,
} from '#engine/places';
import { createCityAt } from './city-of.ts';

/** An airport as offers name it beside its code. */
export interface AirportName {
  readonly code: string;
  /** What tells it apart in its city; the city's own name where nothing must. */
  readonly name: string;
  readonly cityName: string;
}

/** In `lang` (BCP 47) where it is known, else in English. */
export function createAirportName(index: PlaceIndex): (code: string, lang?: string) => AirportName | undefined {
  const cityAt = createCityAt(index);
  return (code, lang) => {
    const place = ordinalOfCode(index, code.trim());
    if (place === NONE || typeOf(index, place) !== 'airport') return undefined;
    const city = cityAt(place);
    const { name, cityName, weight } = placeAt(index, place);
    const oneOfSeveral = city !== NONE && airportCount(index, city) > 1;
    const english = airportShortName({ name, cityName, oneOfSeveral, popularity: weight });
    if (lang === undefined) return { code, name: english, cityName };
    const localCity = placeAt(index, place, lang).cityName;
    const own = ownNameIn(index, place, lang);
    return { code, name: own ?? (english === cityName ? localCity : english), cityName: localCity };
  };
}
