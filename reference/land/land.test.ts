import { expect, test } from 'vitest';
import { loadLand } from './land.ts';

const { isLand } = loadLand();

test('inland places are land, seas, straits and the Caspian are not', () => {
  for (const [lat, lon] of [
    [52.52, 13.4],
    [51.5, -0.12],
    [1.35, 103.82],
    [-33.87, 151.1],
    [40.71, -74.1],
    [35.3, 25.1],
    [66.5, -175],
    [67, 178],
    [-17.8, 178],
  ] as const)
    expect(isLand(lat, lon), `${lat} ${lon}`).toBe(true);
  for (const [lat, lon] of [
    [-5, -5],
    [54, 3],
    [41.2, 2.6],
    [42, 51],
    [51.05, 1.5],
    [21, -157.9],
    [10, 180],
    [65.7, -168.9],
    [-17.8, -179.5],
  ] as const)
    expect(isLand(lat, lon), `${lat} ${lon}`).toBe(false);
});
