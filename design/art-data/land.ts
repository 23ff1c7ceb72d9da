import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** A closed line of degrees, [longitude, latitude]. */
export type Ring = readonly (readonly [lon: number, lat: number])[];

/** All coasts at 1:50 million from Natural Earth (public domain), outer rings and lakes alike. Reads a file: for the server and for generators only. */
export function loadLandRings(): readonly Ring[] {
  const read = createRequire(import.meta.url);
  const topology = read('world-atlas/land-50m.json');
  const land = feature(topology, topology.objects.land) as unknown as {
    features?: { geometry: { coordinates: Ring[][] } }[];
    geometry?: { coordinates: Ring[][] };
  };
  const shapes = land.features?.map((one) => one.geometry) ?? [land.geometry!];
  return shapes.flatMap((shape) => shape.coordinates.flat()).map(unbroken);
}

/** The file jumps from 180 to -180; here a coast goes on past 180. Antarctica runs around the pole and stays as it is. */
function unbroken(ring: Ring): Ring {
  let turn = 0;
  const way = ring.map(([lon, lat], at) => {
    const step = at === 0 ? 0 : lon - ring[at - 1]![0];
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step);
    return [lon + turn, lat] as const;
  });
  if (turn !== 0) return ring;
  const middle = (Math.min(...way.map(([lon]) => lon)) + Math.max(...way.map(([lon]) => lon))) / 2;
  const shift = -360 * Math.round(middle / 360);
  return way.map(([lon, lat]) => [lon + shift, lat] as const);
}
