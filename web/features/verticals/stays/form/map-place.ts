import type { PlaceOption } from '#design/place-combobox';
import { formatStayPlace, type StayPlace } from '#contract/search';

/** A point or a piece of the map as the chosen value of a place field; null for a place with a name. */
export function onMap(place: StayPlace, name: string): PlaceOption | null {
  return typeof place === 'string' ? null : { id: formatStayPlace(place), name, detail: '', icon: 'map-pin' };
}
