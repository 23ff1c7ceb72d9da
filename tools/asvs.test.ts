import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titlesIn } from './test-titles.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['contract', 'design', 'domain', 'platform', 'server', 'tools', 'web', 'e2e'];
const ROW = /^\| (\d+\.\d+\.\d+)\s*\| ([123])\s*\| (.+?)\s*\|$/;

const rows = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, item = '', level = '', shown = ''] = ROW.exec(line) ?? [];
    return item ? [{ item, level: Number(level), shown }] : [];
  });

/** Those of the wanted that are titles of tests which run; a file that has none of the words is not parsed. */
function titlesAmong(wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const words = [...wanted].map(
    (title) =>
      title
        .replaceAll(/['"`]/g, ' ')
        .split(' ')
        .toSorted((a, b) => b.length - a.length)[0] ?? '',
  );
  for (const folder of FOLDERS)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(test|e2e)\.tsx?$/.test(path) || path.includes('node_modules')) continue;
      const text = readFileSync(join(ROOT, folder, path), 'utf8');
      if (!words.some((word) => text.includes(word))) continue;
      for (const title of titlesIn(text, path.endsWith('x') ? 'tsx' : 'ts')) if (wanted.has(title)) found.add(title);
    }
  return found;
}

test(
  'every item of docs/asvs.md names a test that is there, or an exception with its reason',
  { timeout: 60_000 },
  () => {
    expect(rows.length).toBeGreaterThan(50);
    const isException = (shown: string): boolean => shown.startsWith('Exception: ');
    const there = titlesAmong(new Set(rows.map(({ shown }) => shown).filter((shown) => !isException(shown))));
    const missing = rows.filter(({ shown }) => (isException(shown) ? shown.length < 40 : !there.has(shown)));
    expect(missing).toEqual([]);
  },
);

test('a title is what a test that runs is called by, and no other text', () => {
  const titles = titlesIn(
    `
    const NAMED = 'by a name that is kept';
    const other = 'a text of ten letters that is no title';
    test('by a quote: it\\'s here', () => expect('a text inside').toBe("another text inside"));
    it("by two quotes", { timeout: 1 }, () => {});
    test(NAMED, () => {});
    test.for([['a row', 1]] as const)('for %s a row', ([row]) => row);
    test.each<[string]>([['each row']])(\`each \${other} row\`, () => {});
    test.for([['a row by its name', 1], ['another row', 2]] as const)('%s', ([, n]) => n);
    test.skipIf(other === 'on the wrong machine')('where it can run', () => {});
    describe('a group', () => void test('inside a group', () => {}));
    test.skip('not run', () => {});
    test.todo('not written yet');
    // test('commented out', () => {});
    run('called by another name', () => {});
    `,
    'ts',
  );
  expect([...titles]).toEqual([
    "by a quote: it's here",
    'by two quotes',
    'by a name that is kept',
    'for %s a row',
    'each ${other} row',
    'a row by its name',
    'another row',
    'where it can run',
    'inside a group',
  ]);
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
