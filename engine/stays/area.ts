import { greatCircleKm } from '#engine/geo';
import type { LatLon, MapBox, StayWhere } from './ask.ts';
import { rangesIn } from './boxes.ts';
import { findProperty } from './facts.ts';
import type { StaySnapshot } from './snapshot.ts';

/** Shorter than the true length, so that a box around a circle never cuts it. */
const KM_PER_DEGREE = 111.1;
const RADIANS = Math.PI / 180;

export interface Area {
  /** Properties inside, each once; ascending but for keys. */
  readonly rows: Int32Array;
  /** How many were looked at one by one. */
  readonly considered: number;
}

export function rowsIn(world: StaySnapshot, where: StayWhere): Area {
  if (where.kind === 'box') return inBoxes(world, uncrossed(where), undefined);
  if (where.kind === 'circle') return inBoxes(world, boxAround(where, where.km), where);
  const rows = new Set(where.keys.map((key) => findProperty(world, key)).filter((row) => row >= 0));
  return { rows: Int32Array.from(rows), considered: where.keys.length };
}

/** Where distance counts from. */
export function middleOf(where: StayWhere): LatLon | undefined {
  if (where.kind === 'keys') return undefined;
  if (where.kind === 'circle') return { lat: where.lat, lon: where.lon };
  const east = where.east < where.west ? where.east + 360 : where.east;
  const lon = (where.west + east) / 2;
  return { lat: (where.south + where.north) / 2, lon: lon > 180 ? lon - 360 : lon };
}

export function inBox({ properties }: StaySnapshot, row: number, boxes: readonly MapBox[]): boolean {
  const lat = properties.latE6[row]!;
  const lon = properties.lonE6[row]!;
  return boxes.some(({ south, west, north, east }) => {
    return lat >= south * 1e6 && lat <= north * 1e6 && lon >= west * 1e6 && lon <= east * 1e6;
  });
}

/** One box, or two where it crosses the antimeridian. */
export function uncrossed(box: MapBox): readonly MapBox[] {
  if (box.west <= box.east) return [box];
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ];
}

function inBoxes(world: StaySnapshot, boxes: readonly MapBox[], circle: (LatLon & { km: number }) | undefined): Area {
  const { latE6, lonE6, count } = world.properties;
  const found = boxes.map((box) => ({ box, ranges: rangesIn(world.tables.boxes, count, box) }));
  const considered = found.flatMap(({ ranges }) => ranges).reduce((sum, { from, to }) => sum + to - from, 0);
  const rows = new Int32Array(considered);
  let at = 0;
  for (const { box, ranges } of found) {
    const [south, west, north, east] = [box.south * 1e6, box.west * 1e6, box.north * 1e6, box.east * 1e6];
    for (const { from, to, inside } of ranges) {
      for (let row = from; row < to; row++) {
        const lat = latE6[row]!;
        const lon = lonE6[row]!;
        if (!inside && (lat < south || lat > north || lon < west || lon > east)) continue;
        if (circle && greatCircleKm(circle.lat, circle.lon, lat / 1e6, lon / 1e6) > circle.km) continue;
        rows[at++] = row;
      }
    }
  }
  const all = rows.subarray(0, at);
  return { rows: boxes.length > 1 ? distinct(all) : all, considered };
}

/** A property on the antimeridian itself may lie in both halves. */
function distinct(rows: Int32Array): Int32Array {
  return Int32Array.from(new Set(rows.sort()));
}

function boxAround({ lat, lon }: LatLon, km: number): readonly MapBox[] {
  const degrees = km / KM_PER_DEGREE;
  const south = Math.max(-90, lat - degrees);
  const north = Math.min(90, lat + degrees);
  const reach = Math.sin(degrees * RADIANS) / Math.cos(lat * RADIANS);
  if (south === -90 || north === 90 || degrees >= 90 || reach >= 1) return [{ south, north, west: -180, east: 180 }];
  const half = Math.asin(reach) / RADIANS;
  const [west, east] = [lon - half, lon + half];
  if (half >= 180) return [{ south, north, west: -180, east: 180 }];
  return uncrossed({ south, north, west: west < -180 ? west + 360 : west, east: east > 180 ? east - 360 : east });
}
