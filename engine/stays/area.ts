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
  const { count } = world.properties;
  const parts = boxes.map((box) => {
    const ranges = rangesIn(world.tables.boxes, count, box);
    let considered = 0;
    for (let at = 0; at < ranges.length; at += 3) considered += ranges[at + 1]! - ranges[at]!;
    return { rows: inRanges(world, box, ranges, new Int32Array(considered)), considered };
  });
  const considered = parts.reduce((sum, part) => sum + part.considered, 0);
  const rows = parts.length === 1 ? parts[0]!.rows : distinct(parts.flatMap((part) => [...part.rows]));
  return { rows: circle ? rows.filter((row) => kilometres(world, circle, row) <= circle.km) : rows, considered };
}

function inRanges({ properties }: StaySnapshot, box: MapBox, ranges: readonly number[], into: Int32Array): Int32Array {
  const { latE6, lonE6 } = properties;
  const [south, west, north, east] = [box.south * 1e6, box.west * 1e6, box.north * 1e6, box.east * 1e6];
  let at = 0;
  for (let range = 0; range < ranges.length; range += 3) {
    const to = ranges[range + 1]!;
    if (ranges[range + 2] === 1) for (let row = ranges[range]!; row < to; row++) into[at++] = row;
    else {
      for (let row = ranges[range]!; row < to; row++) {
        const lat = latE6[row]!;
        const lon = lonE6[row]!;
        if (lat >= south && lat <= north && lon >= west && lon <= east) into[at++] = row;
      }
    }
  }
  return into.subarray(0, at);
}

/** From a point to a property. */
export function kilometres({ properties }: StaySnapshot, { lat, lon }: LatLon, row: number): number {
  return greatCircleKm(lat, lon, properties.latE6[row]! / 1e6, properties.lonE6[row]! / 1e6);
}

/** The same to ten metres: what is said of a property, so that lists are in the order of what they say. */
export function statedKilometres(world: StaySnapshot, from: LatLon, row: number): number {
  return Math.round(kilometres(world, from, row) * 100) / 100;
}

/** A property on the antimeridian itself may lie in both halves. */
function distinct(rows: readonly number[]): Int32Array {
  return Int32Array.from(new Set(rows)).sort();
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
