import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutline } from './outline.ts';

type Point = readonly [lat: number, lon: number];

/** Two squares of ten degrees at the equator, the second with a lake. */
const { shareOver } = createOutline([
  [0, 0, 10, 0, 10, 10, 0, 10],
  [20, 0, 30, 0, 30, 10, 20, 10],
  [24, 4, 26, 4, 26, 6, 24, 6],
]);

test.for<readonly [from: Point, to: Point, share: number]>([
  [[5, 1], [5, 9], 1],
  [[5, -10], [5, 0], 0],
  [[0.01, -10], [0.01, 10], 0.5],
  [[5, 5], [5, 25], 0.45],
  [[0, 5], [-5, 5], 0],
  [[3, 3], [3, 3], 1],
  [[3, 15], [3, 15], 0],
])('of the way from %j to %j %f lies over land', ([from, to, share]) => {
  expect(Math.abs(shareOver(...from, ...to) - share)).toBeLessThan(0.005);
});

const isLand = (lat: number, lon: number): boolean => {
  const within = (value: number, least: number, most: number): boolean => value > least && value < most;
  if (!within(lat, 0, 10)) return false;
  return within(lon, 0, 10) || (within(lon, 20, 30) && !(within(lon, 24, 26) && within(lat, 4, 6)));
};

const RADIANS = Math.PI / 180;

/** Points of a great circle, evenly. */
function pointsBetween([latA, lonA]: Point, [latB, lonB]: Point, count: number): Point[] {
  const vector = (lat: number, lon: number) => [
    Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
    Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ];
  const [a, b] = [vector(latA, lonA), vector(latB, lonB)];
  const angle = Math.acos(a.reduce((sum, part, at) => sum + part * b[at]!, 0));
  return Array.from({ length: count }, (_, step) => {
    const along = ((step + 0.5) / count) * angle;
    const [x, y, z] = a.map((part, at) => part * Math.sin(angle - along) + b[at]! * Math.sin(along));
    return [Math.atan2(z!, Math.hypot(x!, y!)) / RADIANS, Math.atan2(y!, x!) / RADIANS];
  });
}

test('shares are those of points taken along the way, whichever end is first', () => {
  // Between thousandths of a degree: a way along a meridian that is a side is on land or not as its last digit falls.
  const degrees = (min: number, max: number): fc.Arbitrary<number> =>
    fc.integer({ min: min * 1000, max: max * 1000 - 1 }).map((thousandths) => (thousandths + 0.5) / 1000);
  const point = fc.tuple(degrees(-20, 30), degrees(-30, 60));
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(Math.hypot(from[0] - to[0], from[1] - to[1]) > 1);
      const points = pointsBetween(from, to, 2000);
      const counted = points.filter(([lat, lon]) => isLand(lat, lon)).length / points.length;
      const share = shareOver(...from, ...to);
      // Upper sides are great circles here and bend from their parallel; ways along one are left out.
      fc.pre(points.filter(([lat]) => Math.abs(lat - 10) < 0.1 || Math.abs(lat) < 0.1).length < 20);
      expect(Math.abs(share - counted)).toBeLessThan(0.02);
      expect(shareOver(...to, ...from)).toBeCloseTo(share, 6);
    }),
  );
});
