import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltAssets, SHEETS } from '../server/ssr/assets.ts';

/**
 * Writes one stylesheet for each page out of the dozen that the build makes for it, in their order: before the first paint a
 * phone fetches one file and not three rounds of six. What a later page needs beyond it still comes file by file.
 */
const CLIENT = join(import.meta.dirname, '../dist/client');

function joinStyles(): void {
  rmSync(join(CLIENT, SHEETS), { force: true });
  const assets = readBuiltAssets(CLIENT);
  const sheets = new Map<string, string>();
  for (const modules of [[], ...assets.pages.map((page) => [page])]) {
    const { styles } = assets.forPage(modules, 'en');
    const key = styles.join(' ');
    if (styles.length < 2 || sheets.has(key)) continue;
    const css = styles.map((address) => readFileSync(join(CLIENT, address), 'utf8')).join('');
    const name = `page-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    writeFileSync(join(CLIENT, 'assets', name), css);
    sheets.set(key, `/assets/${name}`);
  }
  writeFileSync(join(CLIENT, SHEETS), JSON.stringify(Object.fromEntries(sheets)));
}

joinStyles();
