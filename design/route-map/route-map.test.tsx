import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { RouteMap, type GeoPoint } from './index.ts';

const london: GeoPoint = { lon: -0.46, lat: 51.47 };
const doha: GeoPoint = { lon: 51.61, lat: 25.27 };
const singapore: GeoPoint = { lon: 103.99, lat: 1.36 };
const tokyo: GeoPoint = { lon: 139.78, lat: 35.55 };
const losAngeles: GeoPoint = { lon: -118.41, lat: 33.94 };

test('draws a route with its stops and says what it is', async () => {
  const { container } = await show(
    <RouteMap points={[london, doha, singapore]} aspect={2.6} label="London to Singapore by Doha" />,
  );
  expect(screen.getByRole('img', { name: 'London to Singapore by Doha' })).toBeDefined();
  expect(container.querySelectorAll('circle').length).toBe(3);
});

test('over the Pacific the route stays in one piece and in view', async () => {
  const { container } = await show(<RouteMap points={[tokyo, losAngeles]} aspect={2} />);
  const svg = container.querySelector('svg')!;
  const [x, , width] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number];
  const ends = [...container.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('cx')));
  expect(ends.every((end) => end > x && end < x + width)).toBe(true);
  expect(container.querySelectorAll('use').length).toBe(4);
  expect(svg.getAttribute('aria-hidden')).toBe('true');
});

test('the world file stays small', () => {
  expect(gzipSync(readFileSync('design/route-map/world.svg')).length).toBeLessThan(32_000);
});

test.for(['ltr', 'rtl'] as const)('the route keeps clear of the text at the inline start (%s)', async (dir) => {
  const { container } = await show(
    <RouteMap points={[london, doha, singapore]} aspect={4.4} room={{ start: 0.6, dir }} />,
  );
  const [x, , width] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  const ends = [...container.querySelectorAll('circle')].map(
    (circle) => (Number(circle.getAttribute('cx')) - x!) / width!,
  );
  const text = dir === 'ltr' ? Math.min(...ends) : 1 - Math.max(...ends);
  expect(text).toBeGreaterThan(0.45);
});
