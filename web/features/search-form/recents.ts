import type { PlaceOption } from '#design/place-combobox';

/** Begins the id of a point or a piece of the map: no name to come back to, and not of every form. */
export const POINT = '@';

const SHOWN = 5;
/** Of this visit only: nothing is stored on the reader's device without consent. */
let chosen: readonly PlaceOption[] = [];

export function recentPlaces(): readonly PlaceOption[] {
  return chosen;
}

/** Without its distance, which would say where the reader is. */
export function rememberPlace(option: PlaceOption): void {
  if (option.id.startsWith(POINT)) return;
  const place = { ...option, distance: undefined };
  chosen = [place, ...chosen.filter(({ id }) => id !== place.id)].slice(0, SHOWN);
}
