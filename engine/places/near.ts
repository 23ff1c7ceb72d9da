import { MAX_RESULTS, type PlaceIndex } from './open.ts';
import { valueAt } from './ranking.ts';
import { NONE } from './trie.ts';
import { typeOf } from './read.ts';

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;
/** At this distance from the reader a place counts half as much. */
const HALF_KM = 300;

const score = new Float64Array(MAX_RESULTS);

/** Great-circle kilometres from a point to a place. */
export function kilometresTo(index: PlaceIndex, place: number, lat: number, lon: number): number {
  const placeLat = (index.lat[place] ?? 0) * RADIANS;
  const dLat = placeLat - lat * RADIANS;
  const dLon = ((index.lon[place] ?? 0) - lon) * RADIANS;
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(lat * RADIANS) * Math.cos(placeLat) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Orders the first `count` found places anew by popularity and nearness, keeping the first `fixed` where they are. */
export function rankByNearness(index: PlaceIndex, count: number, lat: number, lon: number, fixed: number): void {
  const { found, edits } = index.scratch;
  for (let i = 0; i < count; i += 1) {
    score[i] = valueAt(index, i) - Math.log2(1 + kilometresTo(index, found[i] ?? 0, lat, lon) / HALF_KM);
  }
  for (let i = fixed + 1; i < count; i += 1) {
    const place = found[i] ?? 0;
    const value = score[i] ?? 0;
    const cost = edits[i] ?? 0;
    let at = i;
    for (; at > fixed && (score[at - 1] ?? 0) < value; at -= 1) {
      found[at] = found[at - 1] ?? 0;
      edits[at] = edits[at - 1] ?? 0;
      score[at] = score[at - 1] ?? 0;
    }
    found[at] = place;
    edits[at] = cost;
    score[at] = value;
  }
}

/** Airports by popularity and nearness to a point, best first, into `scratch.found`; scans all airports once. */
export function findNear(index: PlaceIndex, lat: number, lon: number, limit: number): number {
  const { found } = index.scratch;
  let count = 0;
  for (const place of index.codePlace) {
    if (place === NONE || typeOf(index, place) !== 'airport') continue;
    const value = (index.score[place] ?? 0) - 4 * Math.log2(1 + kilometresTo(index, place, lat, lon) / HALF_KM);
    if (count === limit && value <= (score[count - 1] ?? 0)) continue;
    if (found.subarray(0, count).includes(place)) continue;
    let at = count < limit ? count : count - 1;
    for (; at > 0 && (score[at - 1] ?? 0) < value; at -= 1) {
      found[at] = found[at - 1] ?? 0;
      score[at] = score[at - 1] ?? 0;
    }
    found[at] = place;
    score[at] = value;
    count = Math.min(limit, count + 1);
  }
  return count;
}
