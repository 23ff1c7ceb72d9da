import { NONE, ordinalOf, ordinalOfCode, type PlaceIndex, typeOf } from '#engine/places';
import { resolvedAt, type ResolvedPlace } from './read-place.ts';

/** The city that an airport serves: its metro where it is one of several, else the city that it belongs to; others are their own. */
export function createCityOf(index: PlaceIndex): (codeOrId: string, lang?: string) => ResolvedPlace | undefined {
  let metroOf: ReadonlyMap<number, number> | undefined;
  return (codeOrId, lang) => {
    const asked = codeOrId.trim();
    const place = asked.includes(':') ? ordinalOf(index, asked) : ordinalOfCode(index, asked);
    if (place === NONE) return undefined;
    if (typeOf(index, place) !== 'airport') return resolvedAt(index, place, lang);
    metroOf ??= metrosByAirport(index);
    const city = metroOf.get(place) ?? index.city[place] ?? NONE;
    return city === NONE ? undefined : resolvedAt(index, city, lang);
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
