import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltAssets, SHEETS, WORDS } from './assets.ts';

const PAGE = 'web/routes/front-door/route.ts';
const MANIFEST = {
  'web/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  [PAGE]: { file: 'assets/page.js', css: ['assets/own.css'], dynamicImports: ['web/hero.island.tsx', 'web/late.ts'] },
  'web/hero.island.tsx': { file: 'assets/hero.js', css: ['assets/hero.css'] },
  'web/late.ts': { file: 'assets/late.js', css: ['assets/late.css', 'assets/own.css'], imports: ['_rail.js'] },
  'web/locales/en/shell.po': { file: 'assets/shell.js' },
  'web/locales/en/front.po': { file: 'assets/front.js' },
  '_rail.js': { file: 'assets/rail.js', css: ['assets/rail.css'] },
};
const STYLES = ['/assets/entry.css', '/assets/own.css', '/assets/hero.css'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfold-assets-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page needs its styles and those of its islands, but the scripts of islands come later', () => {
  const { styles, joined, preloads } = readBuiltAssets(folder).forPage([PAGE]);
  expect([styles, joined]).toEqual([STYLES, []]);
  expect(preloads).toEqual(['/assets/entry.js', '/assets/vendor.js', '/assets/page.js']);
});

test('styles that were joined at build are one file, and the page knows which it holds', () => {
  writeFileSync(join(folder, SHEETS), JSON.stringify({ [STYLES.join(' ')]: '/assets/page-1.css' }));
  const assets = readBuiltAssets(folder);
  expect(assets.forPage([PAGE])).toMatchObject({ styles: ['/assets/page-1.css'], joined: STYLES });
  expect(assets.forPage([])).toMatchObject({ styles: ['/assets/entry.css'], joined: [] });
  expect(assets.pages).toEqual([PAGE]);
});

test('a part that comes by script names the styles that the page lacks, for readers without scripts', () => {
  const { stylesOf } = readBuiltAssets(folder).forPage([PAGE]);
  expect(stylesOf('web/late.ts')).toEqual(['/assets/late.css', '/assets/rail.css']);
  expect(stylesOf('web/gone.ts')).toEqual([]);
});

test('words that were joined at build are one file, and the page asks for no catalog of its own', () => {
  const catalogs = ['web/locales/en/shell.po', 'web/locales/en/front.po'];
  const apart = readBuiltAssets(folder).forPage([...catalogs, PAGE]);
  expect(apart.preloads).toEqual(expect.arrayContaining(['/assets/shell.js', '/assets/front.js']));
  writeFileSync(join(folder, WORDS), JSON.stringify({ [catalogs.join(' ')]: '/assets/words-1.js' }));
  const assets = readBuiltAssets(folder);
  const { preloads, fileOf } = assets.forPage([...catalogs, PAGE]);
  expect(preloads).toEqual(['/assets/entry.js', '/assets/vendor.js', '/assets/page.js', '/assets/words-1.js']);
  expect(catalogs.map((catalog) => fileOf?.(catalog))).toEqual(['/assets/words-1.js', '/assets/words-1.js']);
  expect(assets.forPage([PAGE]).fileOf?.('web/locales/en/front.po')).toBe('/assets/front.js');
});
