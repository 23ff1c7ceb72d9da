import { placeAt, type PlaceIndex } from '#engine/places';
import { findPlaces } from './suggest-places.ts';
import { createVisibility } from './visible.ts';

const SHOWN = 3;

/** Names close to `text`, in English: what a refused search may have meant. */
export function listNearMisses(index: PlaceIndex, text: string) {
  const accept = createVisibility(index)(['airport', 'metro', 'city']);
  return findPlaces(index, text, undefined, accept, SHOWN).map((ordinal) => {
    const { id, name, code } = placeAt(index, ordinal);
    return { id, name, code: code ?? null };
  });
}
