import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTS, readBuiltAssets, SHEETS, WORDS } from './assets.ts';

const PAGE = 'web/routes/front-door/all.ts';
const MANIFEST = {
  'web/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  [PAGE]: { file: 'assets/page.js', css: ['assets/own.css'], dynamicImports: ['web/hero.island.tsx', 'web/late.ts'] },
  'web/hero.island.tsx': { file: 'assets/hero.js', css: ['assets/hero.css'] },
  'web/late.ts': { file: 'assets/late.js', css: ['assets/late.css', 'assets/own.css'], imports: ['_rail.js'] },
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
  const { styles, joined, preloads } = readBuiltAssets(folder).forPage([PAGE], 'en');
  expect([styles, joined]).toEqual([STYLES, []]);
  expect(preloads).toEqual(['/assets/entry.js', '/assets/vendor.js', '/assets/page.js']);
});

test('styles that were joined at build are one file, and the page knows which it holds', () => {
  writeFileSync(join(folder, SHEETS), JSON.stringify({ [STYLES.join(' ')]: '/assets/page-1.css' }));
  const assets = readBuiltAssets(folder);
  expect(assets.forPage([PAGE], 'en')).toMatchObject({ styles: ['/assets/page-1.css'], joined: STYLES });
  expect(assets.forPage([], 'en')).toMatchObject({ styles: ['/assets/entry.css'], joined: [] });
  expect(assets.pages).toEqual([PAGE]);
});

test('a part that comes by script names the styles that the page lacks, for readers without scripts', () => {
  const { stylesOf } = readBuiltAssets(folder).forPage([PAGE], 'en');
  expect(stylesOf('web/late.ts')).toEqual(['/assets/late.css', '/assets/rail.css']);
  expect(stylesOf('web/gone.ts')).toEqual([]);
});

test('a page has the words of its language in one file and knows those of its islands; the map of chunks knows the others', () => {
  writeFileSync(
    join(folder, PARTS),
    JSON.stringify({ [PAGE]: { islands: ['web/hero.island.tsx', 'web/mute.island.tsx'] } }),
  );
  const own = {
    'web/entry-client.tsx': '/assets/frame.js',
    [PAGE]: '/assets/en.js',
    'web/late.ts': '/assets/late-en.js',
  };
  const german = {
    [PAGE]: '/assets/de.js',
    'web/hero.island.tsx': '/assets/hero-de.js',
    'web/gone.tsx': '/assets/gone-de.js',
  };
  writeFileSync(join(folder, WORDS), JSON.stringify({ en: own, de: german }));
  const assets = readBuiltAssets(folder);
  const { preloads, words, chunkMap } = assets.forPage([PAGE], 'de-AT');
  expect(preloads).toEqual(['/assets/entry.js', '/assets/vendor.js', '/assets/page.js', '/assets/de.js']);
  const parts = { [PAGE]: '', 'web/hero.island.tsx': '/assets/hero-de.js', 'web/mute.island.tsx': '' };
  expect(words).toEqual({ page: '/assets/de.js', parts });
  const map = JSON.parse(assets.chunkMaps.get(chunkMap ?? '') ?? '') as Record<string, unknown>;
  expect(map[PAGE]).toMatchObject({ words: '/assets/de.js', islands: ['web/hero.island.tsx', 'web/mute.island.tsx'] });
  expect(map['web/gone.tsx']).toEqual({ js: '', css: [], deps: [], words: '/assets/gone-de.js' });
  expect(assets.forPage([PAGE], 'fr').words?.page).toBe('/assets/en.js');
  expect(assets.forPage([], 'en').words?.page).toBe('/assets/frame.js');
  expect(assets.chunkMaps.size).toBe(2);
});
