import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadLandRings } from '#design/art-data';
import { show } from '#design/testing';
import { climateOf, drawPlaceArt, PlaceArt } from './index.ts';

const rings = loadLandRings();
const places = {
  lisbon: [-9.14, 38.72],
  reykjavik: [-21.94, 64.15],
  istanbul: [28.98, 41.01],
  marrakesh: [-7.98, 31.63],
  singapore: [103.82, 1.35],
  suva: [178.44, -18.14],
  london: [-0.12, 51.5],
} as const;

test.each(Object.entries(places))('%s: at most 6 KB, the same every time, no style attribute', (_name, [lon, lat]) => {
  const art = drawPlaceArt({ lon, lat, rings });
  expect(gzipSync(art).length).toBeLessThan(6_144);
  expect(drawPlaceArt({ lon, lat, rings })).toBe(art);
  expect(art).not.toContain('style=');
  expect(art).not.toContain('NaN');
});

test('an inland place is all land, an island has water', () => {
  const waterOnly = drawPlaceArt({ lon: -150, lat: 0, rings });
  expect(waterOnly).toContain('<path d="" fill-rule');
  expect(drawPlaceArt({ lon: -7.98, lat: 31.63, rings })).toMatch(
    /<path d="M[^"]+" fill-rule="evenodd" fill="var\(--art-land\)"/,
  );
});

test('palettes follow the climate', () => {
  expect(climateOf(...places.lisbon)).toBe('mediterranean');
  expect(climateOf(...places.reykjavik)).toBe('north');
  expect(climateOf(...places.marrakesh)).toBe('dry');
  expect(climateOf(...places.singapore)).toBe('tropic');
  expect(climateOf(...places.london)).toBe('temperate');
});

test('the picture is decoration', async () => {
  const { container } = await show(<PlaceArt src="/art/LIS.svg" lon={-9.14} lat={38.72} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('use')?.getAttribute('href')).toBe('/art/LIS.svg#art');
});
