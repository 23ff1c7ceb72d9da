import { loadLandRings, type Ring } from '#design/art-data';
import { drawPlaceArt } from '#design/place-art';

let rings: readonly Ring[] | undefined;

/** The art file of a place. For the server only: reads the coasts of the world once. */
export function drawArt(lon: number, lat: number): string {
  rings ??= loadLandRings();
  return drawPlaceArt({ lon, lat, rings });
}
