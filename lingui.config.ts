import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { CATALOGS } from './tools/locales.ts';

const FEATURES = 'web/features';
const VERTICALS = `${FEATURES}/verticals`;
const TESTS = ['**/*.test.*', '**/testing/**', '**/node_modules/**'];

function foldersIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

function says(folder: string): boolean {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .some((name) => /from '@lingui\/\w+\/macro'/.test(readFileSync(join(import.meta.dirname, folder, name), 'utf8')));
}

/** Which words a page carries is what the build finds (tools/part-words.ts); catalogs only follow the folders, for who translates. */
const folders = [...foldersIn(FEATURES).filter((folder) => folder !== VERTICALS), ...foldersIn(VERTICALS)].filter(says);

export default defineConfig({
  sourceLocale: 'en',
  locales: [...CATALOGS],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  catalogs: [
    ...folders.map((folder) => ({
      path: `web/locales/{locale}/${folder.split('/').at(-1)}`,
      include: [folder],
      exclude: TESTS,
    })),
    {
      path: 'web/locales/{locale}/site',
      include: ['web'],
      exclude: [...TESTS, ...folders.map((folder) => `${folder}/**`)],
    },
  ],
});
