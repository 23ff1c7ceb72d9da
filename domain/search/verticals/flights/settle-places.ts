import type { DomainProblem } from '#domain/kernel';
import { listPlaces, MOST_PLACES, type PlaceChoice } from '#contract/search';
import type { SearchPlace, SearchPlaces } from '../../places.ts';

interface SettledPlace {
  readonly place: SearchPlace;
  readonly airports: readonly string[];
}

/** What one field means: its places in the order asked, and the airports of all of them together. */
export interface SettledField {
  readonly places: readonly [SearchPlace, ...SearchPlace[]];
  readonly airports: readonly string[];
}

/**
 * Settles the places of one field; undefined when one of them is unknown or there are too many. A problem of one place among
 * several stands at its own index (`slices.0.from.1`), others at the field.
 */
export function settleField(
  choice: PlaceChoice,
  field: string,
  places: SearchPlaces,
  problems: DomainProblem[],
): SettledField | undefined {
  const texts = listPlaces(choice);
  if (texts.length > MOST_PLACES) {
    const description = `${texts.length} places, at most ${MOST_PLACES} in one field`;
    problems.push({ code: 'TOO_MANY_PLACES', description, field, detail: { most: MOST_PLACES } });
    return undefined;
  }
  const fieldOf = (at: number) => (texts.length > 1 ? `${field}.${at}` : field);
  const found = texts.map((text, at) => settlePlace(text, fieldOf(at), places, problems));
  const known = found.filter((one) => one !== undefined);
  const [first, ...more] = known;
  if (!first || known.length < texts.length) return undefined;
  tellRepeats(known, fieldOf, problems);
  return {
    places: [first.place, ...more.map(({ place }) => place)],
    airports: [...new Set(known.flatMap(({ airports }) => airports))],
  };
}

function settlePlace(
  text: string,
  field: string,
  places: SearchPlaces,
  problems: DomainProblem[],
): SettledPlace | undefined {
  const found = places.resolve(text);
  if (found && found.airports.length > 0) return found;
  problems.push({
    code: 'UNKNOWN_PLACE',
    description: `No place with an airport matches '${text}'`,
    field,
    detail: { text, suggestions: places.suggest(text).slice(0, 3) },
  });
  return undefined;
}

/** A place adds nothing where another of the field has all its airports. */
function tellRepeats(known: readonly SettledPlace[], fieldOf: (at: number) => string, problems: DomainProblem[]): void {
  known.forEach(({ place, airports }, at) => {
    const within = known.find((other, i) => {
      const holds = airports.every((code) => other.airports.includes(code));
      return i !== at && holds && (other.airports.length > airports.length || i < at);
    });
    if (!within) return;
    problems.push({
      code: 'PLACE_TWICE',
      description: `${within.place.name} has the airports of ${place.name} already`,
      field: fieldOf(at),
      detail: { name: place.name, within: within.place.name },
    });
  });
}

/** Refuses to fly from a place to itself; with several places the one that stands on both sides is named. */
export function tellOverlap(
  from: SettledField,
  to: SettledField,
  field: string,
  places: SearchPlaces,
  problems: DomainProblem[],
): void {
  const shared = to.airports.find((code) => from.airports.includes(code));
  if (shared === undefined) return;
  const [only] = to.places;
  const several = from.places.length > 1 || to.places.length > 1;
  const place = several ? (places.resolve(shared)?.place ?? only) : from.places[0];
  problems.push({
    code: 'SAME_PLACE',
    description: several
      ? `${place.name} is on both sides`
      : `${from.places[0].name} and ${only.name} are the same place`,
    field,
    detail: { name: place.name, several },
  });
}
