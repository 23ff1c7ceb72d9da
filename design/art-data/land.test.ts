// @vitest-environment node
import { expect, test } from 'vitest';
import { loadLandRings } from './index.ts';

test('holds closed rings of degrees for the whole world', () => {
  const rings = loadLandRings();
  expect(rings.length).toBeGreaterThan(1_000);
  expect(rings.every((ring) => ring.length > 3 && ring[0]![0] === ring.at(-1)![0])).toBe(true);
});

test('no coast jumps across the date line but the one around the pole', () => {
  const jumping = loadLandRings().filter((ring) =>
    ring.some(([lon], at) => at > 0 && Math.abs(lon - ring[at - 1]![0]) > 180),
  );
  expect(jumping.every((ring) => ring.some(([, lat]) => lat < -80))).toBe(true);
});
