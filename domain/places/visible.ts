import { airportCount, NONE, ownsAirports, typeOf, type PlaceIndex } from '#engine/places';

/**
 * Which places may be shown for the asked types; a city gives way to its metro or to the airport that alone serves it. Where cities are
 * asked for, as by those who look for a place to stay, it does not give way to an airport.
 */
export function createVisibility(
  index: PlaceIndex,
): (types: readonly string[], as?: 'city') => (place: number) => boolean {
  const hasMetro = new Uint8Array(index.size);
  for (const metro of index.metroPlace) {
    const city = metro === NONE ? NONE : (index.city[metro] ?? NONE);
    if (city !== NONE) hasMetro[city] = 1;
  }
  return (types, as) => (place) => {
    const type = typeOf(index, place);
    if (!types.includes(type)) return false;
    if (type !== 'city') return true;
    if (hasMetro[place] === 1 && types.includes('metro')) return false;
    const ownsOne = airportCount(index, place) === 1 && ownsAirports(index, place);
    return as === 'city' || !(ownsOne && types.includes('airport'));
  };
}
