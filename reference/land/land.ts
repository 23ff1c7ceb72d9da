import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** Where land is, from Natural Earth's coastlines: right to some hundred metres; islets and lakes are not in it. */
export interface LandMask {
  readonly isLand: (lat: number, lon: number) => boolean;
}

type Ring = readonly (readonly [lon: number, lat: number])[];

/** Only the edges of one band of latitude are looked at for a point. */
const BANDS_PER_DEGREE = 10;

let mask: LandMask | undefined;

/** About a second the first time. */
export function loadLand(): LandMask {
  mask ??= createMask(readRings().flatMap(edgesOf));
  return mask;
}

function readRings(): Ring[] {
  const topology = createRequire(import.meta.url)('world-atlas/land-10m.json');
  const land = feature(topology, topology.objects.land) as unknown as {
    features: { geometry: { coordinates: Ring[][] } }[];
  };
  return land.features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** The file jumps from 180 to -180; a ring that does is laid out on both sides of the world. */
function edgesOf(ring: Ring): Edge[] {
  const edges: Edge[] = [];
  let turn = 0;
  for (let k = 1; k < ring.length; k++) {
    const [x1, y1] = ring[k - 1]!;
    const [x2, y2] = ring[k]!;
    const before = turn;
    if (Math.abs(x2 - x1) > 180) turn += x2 > x1 ? -360 : 360;
    edges.push([x1 + before, y1, x2 + turn, y2]);
  }
  const jumps = edges.some(([x1, , x2]) => Math.abs(x1) > 180 || Math.abs(x2) > 180);
  if (!jumps) return edges;
  return [-360, 0, 360].flatMap((by) => edges.map(([x1, y1, x2, y2]): Edge => [x1 + by, y1, x2 + by, y2]));
}

function createMask(edges: readonly Edge[]): LandMask {
  const bands = Array.from({ length: 180 * BANDS_PER_DEGREE + 1 }, (): number[] => []);
  for (const [x1, y1, x2, y2] of edges) {
    if (y1 === y2) continue;
    const [from, to] = [bandOf(y1), bandOf(y2)];
    for (let band = Math.min(from, to); band <= Math.max(from, to); band++) bands[band]!.push(x1, y1, x2, y2);
  }
  const columns = bands.map((band) => Float64Array.from(band));
  return {
    isLand(lat, lon) {
      const band = columns[bandOf(lat)]!;
      let inside = false;
      for (let at = 0; at < band.length; at += 4) {
        const y1 = band[at + 1]!;
        const y2 = band[at + 3]!;
        if (y1 > lat === y2 > lat) continue;
        const x1 = band[at]!;
        if (lon < x1 + ((lat - y1) / (y2 - y1)) * (band[at + 2]! - x1)) inside = !inside;
      }
      return inside;
    },
  };
}

function bandOf(lat: number): number {
  return Math.floor((lat + 90) * BANDS_PER_DEGREE);
}
