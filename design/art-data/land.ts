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
  return shapes.flatMap((shape) => shape.coordinates.flat());
}
