import { climateOf, type Climate } from '#design/place-art';
import type { SceneKind } from '#design/scene-art';

/** The landscape behind a drawn house, by what the house says it has. */
export function sceneOf(amenities: readonly string[]): SceneKind {
  const has = (...words: readonly string[]): boolean => words.some((word) => amenities.includes(word));
  if (has('beachfront', 'private_beach', 'sea_view')) return 'beach';
  if (has('ski_storage', 'ski_to_door', 'mountain_view')) return 'mountain';
  return has('garden') && has('free_parking') ? 'country' : 'city';
}

export function climateAt({ lat, lon }: { readonly lat: number; readonly lon: number }): Climate {
  return climateOf(lon, lat);
}
