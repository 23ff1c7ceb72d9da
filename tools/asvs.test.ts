import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['contract', 'design', 'domain', 'platform', 'server', 'tools', 'web', 'e2e'];
const ROW = /^\| (\d+\.\d+\.\d+)\s*\| ([123])\s*\| (.+?)\s*\|$/;

const rows = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, item = '', level = '', shown = ''] = ROW.exec(line) ?? [];
    return item ? [{ item, level: Number(level), shown }] : [];
  });

/** Titles of all tests, as they are written. */
function titles(): Set<string> {
  const found = new Set<string>();
  for (const folder of FOLDERS)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(test|e2e)\.tsx?$/.test(path) || path.includes('node_modules') || path.endsWith('asvs.test.ts')) continue;
      const text = readFileSync(join(ROOT, folder, path), 'utf8');
      for (const [, quote = '', title = ''] of text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.){10,})\1/g))
        found.add(title.replaceAll(`\\${quote}`, quote));
    }
  return found;
}

test('every item of docs/asvs.md names a test that is there, or an exception with its reason', () => {
  expect(rows.length).toBeGreaterThan(50);
  const there = titles();
  const missing = rows.filter(({ shown }) => (shown.startsWith('Exception: ') ? shown.length < 40 : !there.has(shown)));
  expect(missing).toEqual([]);
});

test('no item stands twice, and all are in order', () => {
  const order = ({ item }: (typeof rows)[number]): number =>
    item.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(rows.map(({ item }) => item)).toEqual(
    [...new Map(rows.map((row) => [row.item, row])).values()]
      .toSorted((a, b) => order(a) - order(b))
      .map(({ item }) => item),
  );
});
