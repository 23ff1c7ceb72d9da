import { smoothRing, type Point } from '#design/simplify';
import { artHeight, artWidth } from './frame.ts';

export type Degrees = readonly (readonly [lon: number, lat: number])[];

const margin = 24;
/** Corners that the first cut makes are rounded by smoothing: they must lie far outside. */
const smoothingRoom = 400;
const degreesTall = 2.3;

/** From degrees to the sheet around a place, which stands in the middle. */
export function placeFrame(lon: number, lat: number): (point: readonly [number, number]) => Point {
  const unit = artHeight / degreesTall;
  const narrow = Math.cos((Math.min(Math.abs(lat), 80) * Math.PI) / 180);
  return ([x, y]) => {
    return [artWidth / 2 + (x - lon) * narrow * unit, artHeight / 2 - (y - lat) * unit];
  };
}

type Side = { readonly keeps: (point: Point) => boolean; readonly cut: (a: Point, b: Point) => Point };

const atX =
  (x: number) =>
  (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
const atY =
  (y: number) =>
  (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];

function sidesOf(around: number): readonly Side[] {
  return [
    { keeps: ([x]) => x >= -around, cut: atX(-around) },
    { keeps: ([x]) => x <= artWidth + around, cut: atX(artWidth + around) },
    { keeps: ([, y]) => y >= -around, cut: atY(-around) },
    { keeps: ([, y]) => y <= artHeight + around, cut: atY(artHeight + around) },
  ];
}

const wide = sidesOf(smoothingRoom);
const close = sidesOf(margin);

/** Sutherland and Hodgman: the part of a ring inside four sides. */
export function clipRing(ring: readonly Point[], sides: readonly Side[] = close): readonly Point[] {
  return sides.reduce<readonly Point[]>(
    (points, side) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1)!;
        if (side.keeps(point)) return side.keeps(before) ? [point] : [side.cut(before, point), point];
        return side.keeps(before) ? [side.cut(before, point)] : [];
      }),
    ring,
  );
}

export function inRing(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0; at < ring.length; at += 1) {
    const [a, b] = [ring[at]!, ring.at(at - 1)!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The land of a frame as rings of the sheet; lakes are rings inside rings (even-odd). */
export function landAround(rings: readonly Degrees[], lon: number, lat: number): readonly (readonly Point[])[] {
  const frame = placeFrame(lon, lat);
  const [left] = frame([lon, lat]);
  const reach = (left + 2 * margin) / (frame([lon + 1, lat])[0] - left);
  const near = (low: number, high: number, at: number, far: number) => low < at + far && high > at - far;
  return rings.flatMap((ring) => {
    const [west, south, east, north] = boundsOf(ring);
    if (!near(south, north, lat, degreesTall)) return [];
    // The same coast one turn around the globe, for places by the date line.
    return [-360, 0, 360]
      .filter((turn) => near(west + turn, east + turn, lon, reach))
      .map((turn) =>
        clipRing(
          ring.map(([x, y]) => frame([x + turn, y])),
          wide,
        ),
      )
      .map((cut) => clipRing(smoothRing(cut, 1)))
      .filter((clipped) => clipped.length > 2);
  });
}

function boundsOf(ring: Degrees): readonly [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}
