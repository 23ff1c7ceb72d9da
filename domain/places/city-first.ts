import { airportCount, fold, otherNames, ownsAirports, placeAt, type PlaceIndex, typeOf } from '#engine/places';

const LEAST_LETTERS = 3;

/**
 * Found places, with all airports of the city that the text begins to name behind it, before places that have the text only
 * inside their name: `lon` means Luton before Longdongbao. Places that only share a further name go behind one that is called so.
 */
export function cityFirst(index: PlaceIndex, found: readonly number[], text: string, exact: number): number[] {
  const asked = fold(text);
  const begins = (place: number) => {
    const { name, cityName, code } = placeAt(index, place);
    return [name, cityName, code ?? '', ...otherNames(index, place)].some((known) => fold(known).startsWith(asked));
  };
  const [first] = found;
  if (first === undefined || asked.length < LEAST_LETTERS) return [...found];
  if (!begins(first))
    return found.includes(exact) && !isShown(index, first, asked) ? putFirst(found, exact) : [...found];
  if (typeOf(index, first) === 'airport') return [...found];
  const airports = ownAirports(index, first);
  const others = found.filter((place) => place !== first && !airports.includes(place));
  return [first, ...airports, ...others.filter(begins), ...others.filter((place) => !begins(place))];
}

function ownAirports(index: PlaceIndex, place: number): number[] {
  if (!ownsAirports(index, place)) return [];
  return Array.from(
    { length: airportCount(index, place) },
    (_, at) => index.airportPlace[(index.airportStart[place] ?? 0) + at] ?? 0,
  );
}

/** Is the text a word, or its beginning, of a name that readers see? */
function isShown(index: PlaceIndex, place: number, asked: string): boolean {
  const { name, cityName } = placeAt(index, place);
  return [name, cityName].some((shown) => ` ${fold(shown)}`.includes(` ${asked}`));
}

function putFirst(found: readonly number[], place: number): number[] {
  return [place, ...found.filter((other) => other !== place)];
}
