import type { PlaceOption } from '#design/place-combobox';

const SHOWN = 5;
/** Of this visit only: nothing is stored on the reader's device without consent. */
let chosen: readonly PlaceOption[] = [];

export function recentPlaces(): readonly PlaceOption[] {
  return chosen;
}

export function rememberPlace(place: PlaceOption): void {
  chosen = [place, ...chosen.filter(({ id }) => id !== place.id)].slice(0, SHOWN);
}
