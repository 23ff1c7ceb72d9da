// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBrand, namedBrands, propertyNames } from './index.ts';
import { readTokens, type RawToken } from './read-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';

const build = (tokens: unknown): string =>
  buildBrand({ tokens, where: 'x/tokens.json', fontAddress: (src) => `/f/${src}` }).css;
const tokensOf = (brand: string): unknown => JSON.parse(readFileSync(`design/brands/${brand}/tokens.json`, 'utf8'));
const resolve = (document: unknown) => resolveTokens(readTokens(document, 'x.json'));
const red = { colorSpace: 'srgb', components: [1, 0, 0] };

/** Tokens of which each is a number or refers to one before it, written in any order. */
const forest = fc
  .array(fc.record({ back: fc.option(fc.nat(40)), typed: fc.boolean() }), { minLength: 1, maxLength: 40 })
  .chain((shapes) => {
    const tokens = shapes.map(({ back, typed }, at): RawToken => {
      const refers = at > 0 && back !== null;
      const value = refers ? `{primitive.t${back % at}}` : at;
      return { path: `primitive.t${at}`, value, type: refers && !typed ? undefined : 'number', where: 'x.json' };
    });
    return fc.shuffledSubarray(tokens, { minLength: tokens.length });
  })
  .map((tokens) => new Map(tokens.map((token) => [token.path, token])));

test('whatever refers to whatever: each token has the value at the end of its own chain', () => {
  fc.assert(
    fc.property(forest, (raw) => {
      const resolved = resolveTokens(raw);
      for (const token of raw.values()) {
        let end = token;
        while (typeof end.value === 'string') end = raw.get(end.value.slice(1, -1))!;
        expect(resolved.get(token.path)!.value).toEqual({ type: 'number', css: String(end.value) });
      }
    }),
  );
});

test('a ring of any length is refused with the way round', () => {
  fc.assert(
    fc.property(forest, fc.integer({ min: 1, max: 12 }), (raw, length) => {
      const ring = Array.from({ length }, (_, at) => `primitive.ring${at}`);
      ring.forEach((path, at) => {
        raw.set(path, { path, value: `{${ring[(at + 1) % length]}}`, type: 'number', where: 'x.json' });
      });
      expect(() => resolveTokens(raw)).toThrow(`x.json: ${ring[0]}: goes round: ${[...ring, ring[0]].join(' -> ')}`);
    }),
  );
});

test('one wrong value anywhere is refused with its file and its path', () => {
  const wrong: readonly (readonly [type: RawToken['type'], value: unknown])[] = [
    ['number', '12'],
    ['number', Number.NaN],
    ['dimension', 12],
    ['dimension', { value: 1, unit: 'em' }],
    ['duration', { value: 1, unit: 'rem' }],
    ['color', '#ff0000'],
    ['color', { ...red, components: [1, 0, 2] }],
    ['color', { ...red, hex: '#00ff00' }],
    ['color', { ...red, colorSpace: 'lab' }],
    ['cubicBezier', [0, 0, 2, 1]],
    ['fontWeight', 1_200],
    ['fontFamily', ['a;}b']],
    ['shadow', { color: red }],
    ['number', '{primitive.gone}'],
    ['color', '{primitive.t0}'],
    [undefined, 1],
  ];
  fc.assert(
    fc.property(forest, fc.constantFrom(...wrong), (raw, [type, value]) => {
      raw.set('primitive.wrong', { path: 'primitive.wrong', value, type, where: 'x.json' });
      expect(() => resolveTokens(raw), JSON.stringify(value)).toThrow(/^x\.json: primitive\.wrong: /);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [{ primitive: { a: { $value: 1, $type: 'colour' } } }, 'x.json: primitive.a: the type "colour" is not one of'],
  [{ primitive: { a: { $value: 1, $typ: 'number' } } }, 'x.json: primitive.a.$typ: '],
  [{ primitive: { 'a.b': { $value: 1 } } }, 'x.json: primitive.a.b: '],
  [{ primitive: { a: 1 } }, 'x.json: primitive.a: '],
  [{ other: { a: { $value: 1, $type: 'number' } } }, 'x.json: other.a: stands in none of'],
  [
    { primitive: { a: { $value: '{semantic.b}' } }, semantic: { b: { $value: 1, $type: 'number' } } },
    'x.json: primitive.a: a primitive token may not refer to {semantic.b}',
  ],
])('a document that is no set of tokens is refused: %j', (document, fault) => {
  expect(() => resolve(document)).toThrow(fault);
});

test('a brand changes what there is: a name or a type that no file has is refused', () => {
  expect(() => build({ semantic: { color: { acton: { $value: red } } } })).toThrow(
    'x/tokens.json: semantic.color.acton: there is no such token to change',
  );
  expect(() => build({ semantic: { radius: { card: { $type: 'number', $value: 1 } } } })).toThrow(
    'x/tokens.json: semantic.radius.card: is dimension and cannot become number',
  );
});

test('the stylesheet fixes the order of layers first and holds no primitive', () => {
  const css = build({});
  expect(css).toMatch(/^@layer reset,tokens,base,components,pages;\n@layer tokens\{/);
  expect(css).not.toMatch(/primitive|accent|neutral/);
  expect(css).toContain('--action:light-dark(#046270, #98cbd6);');
  expect(css).toContain("[data-theme='high-contrast']{color-scheme:light dark;--bg:");
  expect(css).toContain('@media (prefers-contrast: more){:root{--bg:');
  expect(css).toContain('@media (prefers-reduced-motion: reduce){:root{--d-press:0ms;');
  expect(css).toContain("[dir='rtl'],[dir='rtl'] [data-theme='high-contrast']{--flip:-1;");
  expect(css).toContain('@media (forced-colors: active)');
});

test('a close density is for a mouse only, and the reader may choose a wider one', () => {
  const css = build(tokensOf('ledger'));
  expect(css).toContain('@media (pointer: fine){:root:not([data-density]){--h-control:2.25rem;}');
  expect(css).toContain("[data-density='comfortable']{--h-control:2.75rem;}");
  expect(css.match(/--h-control:2\.25rem/g)).toHaveLength(2);
});

test('one colour changes everything that is made of it', () => {
  const css = build({ primitive: { accent: { 700: { $value: red } } } });
  for (const name of ['action', 'link', 'fold-a', 'map-route']) expect(css).toContain(`--${name}:light-dark(#ff0000,`);
});

test('faces are announced by their addresses, the first of them early', () => {
  const src = './a.woff2';
  const faces = [{ family: 'A Face', src, weight: '400 700', ranges: 'U+0000-00FF' }];
  const built = buildBrand({
    tokens: { $extensions: { 'example.wayfold': { faces } } },
    where: 'x',
    fontAddress: (file) => `/brands/x/${file.slice(2)}`,
  });
  expect(built.preload).toBe('/brands/x/a.woff2');
  expect(built.css).toContain("@font-face{font-family:'A Face';src:url('/brands/x/a.woff2') format('woff2');");
});

test.each([
  { density: 'tight' },
  { faces: [{ family: "x';}", src: './a.woff2', weight: '400' }] },
  { faces: [{ family: 'x', src: '../../a.woff2', weight: '400' }] },
  { faces: [{ family: 'x', src: './a.woff2', weight: 'bold' }] },
  { motion: 'none' },
])('what a brand says beside its tokens is checked: %j', (extras) => {
  expect(() => build({ $extensions: { 'example.wayfold': extras } })).toThrow(
    'x/tokens.json: $extensions.example.wayfold',
  );
});

test('the resolver names every shipped brand, each with at most sixty changes', () => {
  const folders = readdirSync('design/brands').filter((name) => existsSync(`design/brands/${name}/brand.json`));
  expect([...namedBrands].toSorted()).toEqual(folders.toSorted());
  for (const brand of folders) expect(readTokens(tokensOf(brand), brand).size, brand).toBeLessThanOrEqual(60);
});

test('every brand has the same properties', () => {
  const names = propertyNames({}, 'x');
  for (const brand of namedBrands) expect(propertyNames(tokensOf(brand), brand)).toEqual(names);
});
