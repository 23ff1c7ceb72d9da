import type { PlaceOption } from '#design/place-combobox';

const SHOWN = 5;
/** Of this visit only: nothing is stored on the reader's device without consent. */
let chosen: readonly PlaceOption[] = [];

export function recentPlaces(): readonly PlaceOption[] {
  return chosen;
}

/** Without its distance, which would say where the reader is. */
export function rememberPlace(option: PlaceOption): void {
  const place = { ...option, distance: undefined };
  chosen = [place, ...chosen.filter(({ id }) => id !== place.id)].slice(0, SHOWN);
}
