import { NONE, ordinalOf, ordinalOfCode, type PlaceIndex, typeOf } from '#engine/places';
import { resolvedAt, type ResolvedPlace } from './read-place.ts';

/** The city that an airport serves: its metro where it is one of several, else the city that it belongs to; others are their own. */
export function createCityOf(index: PlaceIndex): (codeOrId: string, lang?: string) => ResolvedPlace | undefined {
  const servedBy = createCityAt(index);
  return (codeOrId, lang) => {
    const asked = codeOrId.trim();
    const place = asked.includes(':') ? ordinalOf(index, asked) : ordinalOfCode(index, asked);
    const city = place === NONE ? NONE : servedBy(place);
    return city === NONE ? undefined : resolvedAt(index, city, lang);
  };
}

/** The same by ordinals; `NONE` for an airport without a city. */
export function createCityAt(index: PlaceIndex): (place: number) => number {
  let metroOf: ReadonlyMap<number, number> | undefined;
  return (place) => {
    if (typeOf(index, place) !== 'airport') return place;
    metroOf ??= metrosByAirport(index);
    return metroOf.get(place) ?? index.city[place] ?? NONE;
  };
}

function metrosByAirport(index: PlaceIndex): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const metro of index.metroPlace) {
    if (metro === NONE) continue;
    const end = index.airportStart[metro + 1] ?? 0;
    for (let at = index.airportStart[metro] ?? 0; at < end; at += 1) {
      const airport = index.airportPlace[at] ?? NONE;
      // Of several the better known: it comes earlier.
      found.set(airport, Math.min(metro, found.get(airport) ?? metro));
    }
  }
  return found;
}
