// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldShift, greatCircle, panelWidth, project, worldWidth } from './projection.ts';

const points = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -75, max: 75, noNaN: true }),
});

test('the sheet repeats after one world', () => {
  fc.assert(
    fc.property(points, (point) => {
      const [x, y] = project(point);
      const [x2, y2] = project({ ...point, lon: point.lon + 360 });
      expect(x2 - x).toBeCloseTo(worldWidth, 6);
      expect(y2).toBeCloseTo(y, 6);
    }),
  );
});

test('the fold is flat at every other crease and never tears', () => {
  expect(foldShift(0)).toBe(0);
  expect(foldShift(2 * panelWidth)).toBe(0);
  expect(foldShift(panelWidth)).toBeGreaterThan(0);
  fc.assert(
    fc.property(
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      (x) => Math.abs(foldShift(x + 0.01) - foldShift(x)) < 0.001,
    ),
  );
});

test('a great circle starts and ends where it should and takes the short way over the Pacific', () => {
  const way = greatCircle({ lon: 139.78, lat: 35.55 }, { lon: -118.41, lat: 33.94 });
  expect(way[0]!.lon).toBeCloseTo(139.78);
  expect(way.at(-1)!.lon).toBeCloseTo(241.59);
  expect(way.at(-1)!.lat).toBeCloseTo(33.94);
  expect(Math.max(...way.map((point) => point.lat))).toBeGreaterThan(45);
});
