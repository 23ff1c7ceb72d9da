// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedBrands, resolverOf } from './documents.ts';
import { pairs } from './pairs.ts';
import { propertiesOf } from './properties.ts';
import type { Colour } from './values.ts';

const THEMES = ['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const;

function luminance({ components }: Colour): number {
  const [r, g, b] = components.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: Colour, b: Colour): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const cases = namedBrands.flatMap((brand) => THEMES.map((theme) => [brand, theme] as const));

test.each(cases)('%s: every declared pair is readable in %s', (brand, theme) => {
  const where = `design/brands/${brand}/tokens.json`;
  const tokens: unknown = JSON.parse(readFileSync(where, 'utf8'));
  const properties = propertiesOf(resolverOf(tokens, where).tokensFor({ theme }));
  const colourOf = (name: string): Colour => {
    const value = properties.get(name);
    if (value?.type !== 'color') throw new TypeError(`--${name} is no colour`);
    return value.colour;
  };
  const weak = pairs.flatMap(([text, fill, least]) => {
    const wanted = theme.startsWith('high-contrast') && least === 4.5 ? 7 : least;
    const is = contrast(colourOf(text), colourOf(fill));
    return is < wanted ? [`${text} on ${fill}: ${is.toFixed(2)}, not ${wanted}`] : [];
  });
  expect(weak).toEqual([]);
});
