import { fold, otherNames, ownsAirports, placeAt, type PlaceIndex, typeOf } from '#engine/places';
import { ownAirports } from './own-airports.ts';
import { readSlip, type Slip } from './slips.ts';

/** A place that the text names with so many slips. */
interface Slipped {
  readonly place: number;
  readonly slips: number;
}

/** In powers of two of popularity: `milam` is all of Milan with a slip, rather than the beginning of Miami. */
const WHOLE_NAME = 2;

/**
 * Places found with slips, best first: behind a city all its airports, before any place that has the text inside another name.
 * Whoever flies to a city whose whole name this is, but for the slip, is believed before places up to four times as popular.
 */
export function slippedCitiesFirst(index: PlaceIndex, found: readonly Slipped[], asked: string): number[] {
  const ranked: { place: number; group: readonly number[]; slip: Slip | undefined }[] = [];
  for (const { place, slips } of found) {
    const slip = slipOfCity(index, place, asked, slips);
    const score = (at: number) => index.score[at] ?? 0;
    let at = ranked.length;
    for (; slip === 'whole' && at > 0; at -= 1) {
      const before = ranked[at - 1];
      if (!before || before.slip === 'whole' || score(before.place) - score(place) > WHOLE_NAME) break;
    }
    ranked.splice(at, 0, { place, slip, group: slip ? [place, ...ownAirports(index, place)] : [place] });
  }
  return ranked.flatMap(({ group }) => group);
}

/** How the text stands in the names of a city that is flown to, or of an airport's city; undefined where it does not. */
function slipOfCity(index: PlaceIndex, place: number, asked: string, slips: number): Slip | undefined {
  const { name, cityName } = placeAt(index, place);
  if (typeOf(index, place) === 'airport') return readSlip(fold(cityName), asked, slips);
  if (!ownsAirports(index, place)) return undefined;
  const found = [name, ...otherNames(index, place)].map((each) => readSlip(fold(each), asked, slips));
  return found.find((slip) => slip === 'whole') ?? found.find((slip) => slip !== undefined);
}
