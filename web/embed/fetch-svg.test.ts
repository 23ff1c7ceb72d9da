import { expect, test, vi } from 'vitest';
import { fetchSvg } from './fetch-svg.ts';

const SVG = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>';
const load = async (fetch: typeof globalThis.fetch) => {
  const report = vi.fn();
  return { icon: await fetchSvg('/embed/news/icon.svg', { fetch, report }), logged: report.mock.calls };
};

test('[7.7-01b] an icon is fetched by its address and used as an image', async () => {
  const { icon, logged } = await load(async () => new Response(SVG));
  expect(decodeURIComponent(icon ?? '')).toBe(`data:image/svg+xml,${SVG}`);
  expect(logged).toEqual([]);
});

test.for(['<!doctype html><p>Sign in', '{"errors":[]}', '', '<svgx>', 'x<svg>'])(
  '[7.7-01b] [8-09] %s is not used, and logged as malformed',
  async (text) => {
    const { icon, logged } = await load(async () => new Response(text));
    expect([icon, logged]).toEqual([null, [['Malformed svg received', '/embed/news/icon.svg']]]);
  },
);

test.for<[name: string, fetch: typeof globalThis.fetch]>([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => new Response(SVG, { status: 404 })],
])('[8-09] %s is logged as an icon that could not be fetched', async ([, fetch]) => {
  const { icon, logged } = await load(fetch);
  expect([icon, logged]).toEqual([null, [['Could not fetch SVG', '/embed/news/icon.svg']]]);
});
