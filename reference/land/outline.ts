import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** Corners that lie this near the line between their neighbours are left out, and islands that are smaller. */
const NEAR_KM = 3;
const SMALL_KM = 30;
/** No side is longer, for it is a great circle in the end and the line that the map means follows a parallel. */
const LONGEST_DEGREES = 1;
const KM_PER_DEGREE = 111.2;

type Point = readonly [lon: number, lat: number];

/** A country's land by Natural Earth, right to about three kilometres, as `createOutline` takes it. `number` is ISO 3166-1 numeric. */
export function simpleOutline(number: string): number[][] {
  const topology = createRequire(import.meta.url)('world-atlas/countries-50m.json');
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: { id: string; geometry: { type: string; coordinates: Point[][][] } }[];
  };
  const { coordinates } = features.find(({ id }) => id === number)!.geometry;
  return coordinates
    .flat()
    .filter((ring) => breadthKm(ring) >= SMALL_KM)
    .map((ring) => simplified(ring).slice(0, -1))
    .filter((ring) => ring.length >= 3)
    .map((ring) =>
      ring
        .flatMap((corner, at) => stepsTo(corner, ring[(at + 1) % ring.length]!))
        .flat()
        .map((degrees) => Math.round(degrees * 100) / 100),
    );
}

/** A corner and points on the straight line of the map to the next one. */
function stepsTo(from: Point, to: Point): Point[] {
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LONGEST_DEGREES);
  return Array.from({ length: count }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / count,
    from[1] + ((to[1] - from[1]) * step) / count,
  ]);
}

function breadthKm(ring: readonly Point[]): number {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  return kmBetween([west, south], [east, north]);
}

/** Of Ramer, Douglas and Peucker; a ring begins and ends at one corner and is cut at the one farthest from it. */
function simplified(line: readonly Point[]): readonly Point[] {
  const first = line[0]!;
  const last = line.at(-1)!;
  let farthest = 0;
  let at = 0;
  for (let k = 1; k < line.length - 1; k++) {
    const km = kmFromLine(line[k]!, first, last);
    if (km > farthest) [farthest, at] = [km, k];
  }
  if (farthest <= NEAR_KM) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

function kmFromLine(point: Point, from: Point, to: Point): number {
  const across = Math.cos((point[1] * Math.PI) / 180);
  const [dx, dy] = [(to[0] - from[0]) * across, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * across, point[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
  return KM_PER_DEGREE * Math.hypot(px - along * dx, py - along * dy);
}

function kmBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return KM_PER_DEGREE * Math.hypot(y2 - y1, (x2 - x1) * Math.cos((((y1 + y2) / 2) * Math.PI) / 180));
}
