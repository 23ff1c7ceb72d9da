import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltAssets, WORDS } from '../server/ssr/assets.ts';
import { areasOf } from '../web/areas.ts';

/**
 * Writes one file of words for each page and language out of the catalogs that the page needs: a phone asks once instead of four
 * times before the page is alive. What a later page or a part needs beyond them still comes catalog by catalog.
 */
const CLIENT = join(import.meta.dirname, '../dist/client');
const MANIFEST = join(CLIENT, '.vite/manifest.json');
/** Languages, and English as the pseudo language has it, by what follows an area in the name of a catalog. */
const CATALOG = /^web\/locales\/([\w-]+)\/shell\.po(\?pseudo)?$/;

interface Words {
  readonly messages: Readonly<Record<string, unknown>>;
}

async function joinWords(): Promise<void> {
  rmSync(join(CLIENT, WORDS), { force: true });
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { readonly file: string }>;
  const languages = Object.keys(manifest).flatMap((key) => {
    const [, locale, query = ''] = CATALOG.exec(key) ?? [];
    return locale === undefined ? [] : [(area: string) => `web/locales/${locale}/${area}.po${query}`];
  });
  const files = new Map<string, string>();
  for (const page of readBuiltAssets(CLIENT).pages) {
    const areas = ['shell', ...areasOf(page.split('/').at(-2) ?? '')];
    for (const catalogOf of languages) {
      const catalogs = areas.map(catalogOf);
      const key = catalogs.join(' ');
      if (areas.length < 2 || files.has(key) || !catalogs.every((catalog) => catalog in manifest)) continue;
      const words = await Promise.all(
        catalogs.map(async (catalog) => (await import(join(CLIENT, manifest[catalog]?.file ?? ''))) as Words),
      );
      files.set(key, write(words));
    }
  }
  writeFileSync(join(CLIENT, WORDS), JSON.stringify(Object.fromEntries(files)));
}

function write(words: readonly Words[]): string {
  const merged: unknown = Object.assign({}, ...words.map(({ messages }) => messages));
  const script = `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
  const name = `words-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(CLIENT, 'assets', name), script);
  return `/assets/${name}`;
}

await joinWords();
