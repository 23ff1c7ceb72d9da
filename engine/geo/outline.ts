const RADIANS = Math.PI / 180;

/** The land of a country: rings of degrees, longitude before latitude, as one flat list each; no ring crosses 180 degrees. */
export type Rings = readonly (readonly number[])[];

/** A country's land, prepared for asking how much of a way lies over it. */
export interface Outline {
  /** The share (0 to 1) of the great circle between two points in degrees that lies over the land. */
  readonly shareOver: (latA: number, lonA: number, latB: number, lonB: number) => number;
}

type Vector = readonly [x: number, y: number, z: number];

/** Edges of rings are great circles too; they are short, so that and straight lines on the map say the same. */
export function createOutline(rings: Rings): Outline {
  const corners = rings.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => vectorOf(ring[2 * at + 1]!, ring[2 * at]!)),
  );
  return {
    shareOver(latA, lonA, latB, lonB) {
      const a = vectorOf(latA, lonA);
      const b = vectorOf(latB, lonB);
      const whole = Math.atan2(length(cross(a, b)), dot(a, b));
      if (whole === 0) return isInside(rings, a) ? 1 : 0;
      const ends = [0, ...crossings(corners, a, b, whole).sort((one, other) => one - other), whole];
      let over = 0;
      for (let at = 1; at < ends.length; at += 1) {
        const from = ends[at - 1]!;
        const to = ends[at]!;
        if (to > from && isInside(rings, pointAlong(a, b, whole, (from + to) / 2))) over += to - from;
      }
      return over / whole;
    },
  };
}

/** Where the way crosses the rings, as angles from its start. */
function crossings(corners: readonly (readonly Vector[])[], a: Vector, b: Vector, whole: number): number[] {
  const axis = cross(a, b);
  const ahead = cross(axis, a);
  const found: number[] = [];
  for (const ring of corners) {
    let before = ring.at(-1)!;
    let side = dot(axis, before);
    for (const corner of ring) {
      const next = dot(axis, corner);
      if (side < 0 !== next < 0) {
        const [left, right] = [Math.abs(next), Math.abs(side)];
        const at: Vector = [
          before[0] * left + corner[0] * right,
          before[1] * left + corner[1] * right,
          before[2] * left + corner[2] * right,
        ];
        const angle = Math.atan2(dot(ahead, at) / length(ahead), dot(a, at));
        if (angle > 0 && angle < whole) found.push(angle);
      }
      before = corner;
      side = next;
    }
  }
  return found;
}

/** Whether a line from the point to the pole crosses the rings an odd number of times. */
function isInside(rings: Rings, [x, y, z]: Vector): boolean {
  const lat = Math.atan2(z, Math.hypot(x, y)) / RADIANS;
  const lon = Math.atan2(y, x) / RADIANS;
  let inside = false;
  for (const ring of rings) {
    let [x1, y1] = [ring.at(-2)!, ring.at(-1)!];
    for (let at = 0; at < ring.length; at += 2) {
      const [x2, y2] = [ring[at]!, ring[at + 1]!];
      if (x1 > lon !== x2 > lon && lat < y1 + ((lon - x1) / (x2 - x1)) * (y2 - y1)) inside = !inside;
      [x1, y1] = [x2, y2];
    }
  }
  return inside;
}

function pointAlong(a: Vector, b: Vector, whole: number, angle: number): Vector {
  const [left, right] = [Math.sin(whole - angle), Math.sin(angle)];
  return [a[0] * left + b[0] * right, a[1] * left + b[1] * right, a[2] * left + b[2] * right];
}

function vectorOf(lat: number, lon: number): Vector {
  const flat = Math.cos(lat * RADIANS);
  return [flat * Math.cos(lon * RADIANS), flat * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.hypot(...a);
