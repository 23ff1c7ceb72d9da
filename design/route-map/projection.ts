export interface GeoPoint {
  /** Degrees east. */
  readonly lon: number;
  /** Degrees north. */
  readonly lat: number;
}

export type XY = readonly [x: number, y: number];

export const worldWidth = 2400;
export const panelWidth = 120;
const foldDepth = 5;
const scale = worldWidth / (2 * Math.PI);
const equator = 720;

/** Patterson's cylindrical projection: reads like a wall map, and a cylinder can be laid end to end across the Pacific. */
export function pattersonRaw(lambda: number, phi: number): XY {
  const square = phi * phi;
  return [lambda, phi * (1.0148 + square * square * (0.23185 + square * (-0.14499 + square * 0.02406)))];
}

/** The fold: each panel leans against the next, so lines break at every crease as on paper. */
export function foldShift(x: number): number {
  const at = (((x / panelWidth) % 2) + 2) % 2;
  return foldDepth * (at < 1 ? at : 2 - at);
}

/** Degrees to units of the sheet, folded. Longitudes beyond 180 go on to the next copy of the world. */
export function project({ lon, lat }: GeoPoint): XY {
  const [lambda, y] = pattersonRaw((lon * Math.PI) / 180, (lat * Math.PI) / 180);
  const x = worldWidth / 2 + lambda * scale;
  return [x, equator - y * scale + foldShift(x)];
}

/** Points along the great circle, longitudes unwrapped so that neighbours are near each other. */
export function greatCircle(from: GeoPoint, to: GeoPoint, steps = 48): readonly GeoPoint[] {
  const rad = Math.PI / 180;
  const vector = ({ lon, lat }: GeoPoint) => {
    const ring = Math.cos(lat * rad);
    return [ring * Math.cos(lon * rad), ring * Math.sin(lon * rad), Math.sin(lat * rad)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (angle < 1e-6) return [from, to];
  let last = from.lon;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps;
    const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = [0, 1, 2].map((axis) => p * a[axis]! + q * b[axis]!) as [number, number, number];
    const lon = Math.atan2(y, x) / rad;
    last = lon + 360 * Math.round((last - lon) / 360);
    return { lon: last, lat: Math.atan2(z, Math.hypot(x, y)) / rad };
  });
}
