export type Climate = 'temperate' | 'mediterranean' | 'north' | 'tropic' | 'dry';

/** West, south, east, north. */
type Box = readonly [number, number, number, number];

const dry: readonly Box[] = [
  [-18, 15, 35, 33],
  [34, 12, 60, 33],
  [50, 28, 80, 46],
  [80, 36, 112, 48],
  [-118, 26, -102, 40],
  [112, -32, 142, -19],
  [-72, -30, -68, -16],
  [14, -29, 24, -18],
];
const mediterranean: readonly Box[] = [
  [-10, 33, 37, 45],
  [-125, 32, -117, 42],
  [17, -35, 27, -32],
  [114, -36, 142, -31],
  [-74, -38, -69, -30],
];

const within =
  (lon: number, lat: number) =>
  ([west, south, east, north]: Box) =>
    lon >= west && lon <= east && lat >= south && lat <= north;

/** A palette for a place: five broad climates, from latitude and a few boxes. */
export function climateOf(lon: number, lat: number): Climate {
  if (Math.abs(lat) >= 57) return 'north';
  if (mediterranean.some(within(lon, lat))) return 'mediterranean';
  if (dry.some(within(lon, lat))) return 'dry';
  return Math.abs(lat) < 23.5 ? 'tropic' : 'temperate';
}
