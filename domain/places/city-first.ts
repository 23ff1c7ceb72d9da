import { fold, isCalled, NONE, otherNames, ownsAirports, placeAt, type PlaceIndex, typeOf } from '#engine/places';
import { ownAirports } from './own-airports.ts';
import { slippedCitiesFirst } from './slipped-cities.ts';

const LEAST_LETTERS = 3;

/** In powers of two of popularity: `Tok` is the beginning of Tokyo rather than Tok in Alaska, which has an airport. */
const FAR_GREATER = 12;
/** The same beside a place without an airport: `york` is New York. */
const CLEARLY_GREATER = 5;

/**
 * Found places, the one that is called by the text before a better known one that has it inside another name: `Bern` is no
 * San Bernardino. Behind a city come all its airports, behind both the cities with an airport that are called alike, then
 * places that the text begins to name: `lon` means Luton before Longdongbao. What is found with a slip comes last.
 */
export function cityFirst(index: PlaceIndex, found: readonly number[], text: string): number[] {
  const asked = fold(text);
  const slips = (at: number) => index.scratch.edits[at] ?? 0;
  const right = rightFirst(
    index,
    found.filter((_, at) => slips(at) === 0),
    asked,
  );
  const slipped = found.flatMap((place, at) => (slips(at) > 0 ? { place, slips: slips(at) } : []));
  return [...new Set([...right, ...slippedCitiesFirst(index, slipped, asked)])];
}

function rightFirst(index: PlaceIndex, found: readonly number[], asked: string): number[] {
  const [first] = found;
  if (first === undefined || asked.length < LEAST_LETTERS) return [...found];
  const called = placesCalled(index, asked);
  const leader = called.includes(first) ? first : (called.find((place) => leads(index, place, first, asked)) ?? first);
  const begins = (place: number) => beginsName(index, place, asked);
  if (!begins(leader)) return [...found];
  const isNamesake = (place: number) => called.includes(place) && isCityFlownTo(index, place, asked);
  const namesakes = called.includes(leader) ? [...found, ...called].filter(isNamesake) : [];
  const group = [...new Set([leader, ...ownAirports(index, leader), ...namesakes])];
  const others = found.filter((place) => !group.includes(place));
  if (typeOf(index, leader) === 'airport') return [...group, ...others];
  return [...group, ...others.filter(begins), ...others.filter((place) => !begins(place))];
}

/** Places whose own or whose city's name the text is, the best known first: an airport is as well known as the city it stands for. */
function placesCalled(index: PlaceIndex, asked: string): number[] {
  const { named, namesakes } = index.scratch;
  const rank = (place: number) => Math.min(place, index.city[place] ?? NONE);
  return [...named.subarray(0, namesakes)]
    .filter((place) => isCalled(index, place, asked))
    .sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Is the place that is called so meant, rather than a better known one that has the text inside its name, or as its code? */
function leads(index: PlaceIndex, named: number, first: number, asked: string): boolean {
  const { name, cityName, code } = placeAt(index, first);
  if (code?.toLowerCase() === asked) return false;
  const shown = [name, cityName].map((each) => ` ${fold(each)}`);
  const greater = (index.score[first] ?? 0) - (index.score[named] ?? 0);
  if (isCityFlownTo(index, named, asked))
    return greater < FAR_GREATER || !shown.some((each) => each.startsWith(` ${asked}`));
  if (greater < CLEARLY_GREATER) return true;
  return !shown.some((each) => each.includes(` ${asked}`)) && !beginsName(index, first, asked);
}

/** A city with an airport, or its airport, that readers see under this name; `angeles` is but another one of Mabalacat. */
function isCityFlownTo(index: PlaceIndex, place: number, asked: string): boolean {
  if (typeOf(index, place) !== 'airport' && !ownsAirports(index, place)) return false;
  const { name, cityName } = placeAt(index, place);
  return fold(name) === asked || fold(cityName) === asked;
}

/** Does any name of the place, or its code, begin with the text? */
function beginsName(index: PlaceIndex, place: number, asked: string): boolean {
  const { name, cityName, code } = placeAt(index, place);
  return [name, cityName, code ?? '', ...otherNames(index, place)].some((known) => fold(known).startsWith(asked));
}
