import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltAssets, SHEETS } from '../server/ssr/assets.ts';

/**
 * Writes one stylesheet for each page out of the dozen that the build makes for it, in their order: before the first paint a
 * phone fetches one file and not three rounds of six. What a later page needs beyond it still comes file by file.
 */
const CLIENT = join(import.meta.dirname, '../dist/client');

/** Neighbours of one layer in one block, in their order: every module brings a block of its own. */
export function joinLayers(css: string): string {
  const blocks: { readonly layer: string; inside: string }[] = [];
  for (const block of topLevelOf(css)) {
    const [open = '', layer = ''] = /^@layer ([\w-]+)\{/.exec(block) ?? [];
    const last = blocks.at(-1);
    const inside = layer === '' ? block : block.slice(open.length, -1);
    if (layer !== '' && last?.layer === layer) last.inside += inside;
    else blocks.push({ layer, inside });
  }
  return blocks.map(({ layer, inside }) => (layer === '' ? inside : `@layer ${layer}{${inside}}`)).join('');
}

/** The rules of a minified sheet, each with what is in it. */
function* topLevelOf(css: string): Generator<string> {
  let start = 0;
  let depth = 0;
  for (const { 0: piece, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (piece === '{') depth += 1;
    if (piece === '}') depth -= 1;
    if (depth > 0 || (piece !== '}' && piece !== ';')) continue;
    yield css.slice(start, index + 1).trim();
    start = index + 1;
  }
  yield css.slice(start).trim();
}

function joinStyles(): void {
  rmSync(join(CLIENT, SHEETS), { force: true });
  const assets = readBuiltAssets(CLIENT);
  const sheets = new Map<string, string>();
  for (const modules of [[], ...assets.pages.map((page) => [page])]) {
    const { styles } = assets.forPage(modules, 'en');
    const key = styles.join(' ');
    if (styles.length < 2 || sheets.has(key)) continue;
    const css = joinLayers(styles.map((address) => readFileSync(join(CLIENT, address), 'utf8')).join(''));
    const name = `page-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    writeFileSync(join(CLIENT, 'assets', name), css);
    sheets.set(key, `/assets/${name}`);
  }
  writeFileSync(join(CLIENT, SHEETS), JSON.stringify(Object.fromEntries(sheets)));
}

if (import.meta.main) joinStyles();
