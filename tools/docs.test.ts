import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRoutes } from './page-modules.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = [
  'contract',
  'engine',
  'domain',
  'supply',
  'platform',
  'server',
  'web',
  'design',
  'reference',
  'docs',
  'tools',
];

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => `${folder}/${path}`),
  ),
];

/** Pages of the site and the description of its API: what a text on a page may lead to. */
const pages = new Set([...(await readRoutes()).map(({ path }) => path.replace(/\/:\w+\?$/, '')), '/api/openapi.json']);

test.for(documents)('every file or page that %s links to is there', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  // `{helpCenter}` is filled in with what an operator says.
  const stands = (link: string) =>
    /^([a-z]+:|\{\w+\}$)/.test(link) ||
    (link.startsWith('/') ? pages.has(link) : existsSync(join(ROOT, dirname(path), link)));
  expect(links.filter((link) => !stands(link))).toEqual([]);
});

test('every command of CONTRIBUTING exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(/`npm (?:run )?(\w+)`/g)].map(
    (match) => match[1] ?? '',
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('ARCHITECTURE names every module of the business, each once', () => {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = /\| About .+?\n\n/s.exec(text)?.[0] ?? '';
  const named = [...table.matchAll(/^\| [^|]+ \| ([^|]+)\|$/gm)]
    .slice(2)
    .flatMap(([, cell = '']) => cell.replaceAll(/\([^)]*\)/g, '').split(','))
    .map((name) => name.trim());
  const modules = readdirSync(join(ROOT, 'domain'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
});
