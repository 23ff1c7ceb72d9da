// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pairs } from './pairs.ts';

type Theme = 'light' | 'dark';

function readColours(css: string, theme: Theme): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, name, light, dark] of css.matchAll(
    /--([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g,
  )) {
    colours.set(name!, theme === 'light' ? light! : dark!);
  }
  for (const [, name, both] of css.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)) colours.set(name!, both!);
  return colours;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const folder = new URL('.', import.meta.url);
const brands = readdirSync(folder).filter((file) => file.endsWith('.css') && file !== 'core.css');

for (const file of brands) {
  const css = readFileSync(new URL(file, folder), 'utf8');

  test.each(['light', 'dark'] as const)(`${file}: every text and fill pair is readable in %s`, (theme) => {
    const colours = readColours(css, theme);
    const weak = pairs.filter(([text, fill, ratio]) => contrast(colours.get(text)!, colours.get(fill)!) < ratio);
    expect(weak).toEqual([]);
  });

  test(`${file} starts with the layer order`, () => {
    expect(css.startsWith('@layer reset, tokens, base, components, pages;')).toBe(true);
  });
}
