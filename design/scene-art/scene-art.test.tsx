import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SceneArt, type SceneKind } from './index.ts';
import { drawScene } from './scene.ts';

const kinds: readonly SceneKind[] = ['city', 'beach', 'mountain', 'country', 'room'];
const seeds = Array.from({ length: 400 }, (_, at) => `house-${at}`);

test.each(kinds)('%s: no two of 400 are alike, each the same every time, of whole numbers', (kind) => {
  const drawn = seeds.map((seed) => JSON.stringify(drawScene(seed, kind)));
  expect(new Set(drawn).size).toBe(seeds.length);
  expect(JSON.stringify(drawScene('house-7', kind))).toBe(drawn[7]);
  expect(drawn.join('')).not.toMatch(/NaN|undefined|\d\.\d/);
});

test.each(kinds)('%s: a drawing weighs less than 2 KB, and thirty of them less than 12 KB on the way', (kind) => {
  const pages = seeds.slice(0, 120).map((seed) => renderToStaticMarkup(<SceneArt seed={seed} kind={kind} />));
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(2_048);
  expect(gzipSync(pages.slice(0, 30).join('')).length).toBeLessThan(12_288);
});

test('the drawing is decoration', async () => {
  const { container } = await show(<SceneArt seed="a" kind="beach" climate="tropic" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
