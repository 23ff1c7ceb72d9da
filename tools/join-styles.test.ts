import { expect, test } from 'vitest';
import { joinLayers } from './join-styles.ts';

test('neighbours of one layer become one block; what is between two others keeps its place', () => {
  const apart =
    '@layer components{.a{top:0}}@layer components{.b{top:0}@media (width>1px){.b{top:1px}}}\n@layer pages{.c{top:0}}';
  expect(joinLayers(apart)).toBe(
    '@layer components{.a{top:0}.b{top:0}@media (width>1px){.b{top:1px}}}@layer pages{.c{top:0}}',
  );
  expect(joinLayers('@layer a{.x{top:0}}@layer b{.y{top:0}}@layer a{.z{top:0}}')).toBe(
    '@layer a{.x{top:0}}@layer b{.y{top:0}}@layer a{.z{top:0}}',
  );
});

test('an order of layers, rules of no layer and braces in a text stay as they are', () => {
  const css =
    '@layer base,components;@font-face{src:url("a}b")}.a:after{content:"{"}@layer components{.b{content:"}"}}';
  expect(joinLayers(css)).toBe(css);
});
