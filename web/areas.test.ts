import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areasOf } from './areas.ts';

const ROOT = join(import.meta.dirname, '..');
const CATALOGS = join(ROOT, 'web/locales/en');

/** Files of the source and the messages that are said in them, by catalog, as the catalogs tell it themselves. */
function said(): Map<string, Map<string, Set<string>>> {
  const files = new Map<string, Map<string, Set<string>>>();
  for (const name of readdirSync(CATALOGS)) {
    const area = name.replace('.po', '');
    for (const block of readFileSync(join(CATALOGS, name), 'utf8').split('\n\n')) {
      const id = block.slice(block.search(/^(msgctxt|msgid) /m)).trim();
      for (const [, file = ''] of block.matchAll(/^#: (\S+)$/gm)) {
        const messages = files.get(file) ?? new Map<string, Set<string>>();
        messages.set(id, (messages.get(id) ?? new Set()).add(area));
        files.set(file, messages);
      }
    }
  }
  return files;
}

/** What a file brings by itself: its own imports, not what it fetches when that is wanted. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+\.tsx?)';/gms)].map(([, path = '']) =>
    relative(ROOT, resolve(ROOT, file, '..', path)),
  );
}

function reached(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const file of importsOf(from)) reached(file, seen);
  return seen;
}

/** Islands that the files name, each with the catalogs that come with it. */
function islandsOf(files: ReadonlySet<string>): { readonly module: string; readonly areas: readonly string[] }[] {
  return [...files].flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(/module: '([^']+\.island\.tsx)',.*?areas: \[([^\]]*)\]/gs)].map(
      ([, module = '', areas = '']) => ({
        module,
        areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
      }),
    );
  });
}

const SAID = said();
/** Named for its icons, too: those who say its words are not told apart from those who draw them. */
SAID.delete('web/features/verticals/index.ts');
const folders = readdirSync(join(ROOT, 'web/routes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function unsaid(from: string, areas: readonly string[]): string[] {
  return [...reached(from)].flatMap((file) =>
    [...(SAID.get(file) ?? [])].flatMap(([id, where]) =>
      areas.some((area) => where.has(area)) ? [] : [`${file}: ${id}`],
    ),
  );
}

// The server has every catalog, so it would say what the browser then cannot.
test.each(folders)('the catalogs of %s hold all that the page and its sleeping parts say', (folder) => {
  const route = `web/routes/${folder}/route.ts`;
  const areas = ['shell', ...areasOf(folder)];
  expect(unsaid(route, areas)).toEqual([]);
  for (const island of islandsOf(reached(route))) {
    expect(unsaid(island.module, [...areas, ...island.areas])).toEqual([]);
  }
});
