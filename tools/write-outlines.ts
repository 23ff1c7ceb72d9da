import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleOutline } from '../reference/land/index.ts';

/** Countries of which a tax asks how much of a way lies over them, by ISO 3166-1. */
const COUNTRIES = [['US', '840']] as const;
const ROOT = join(import.meta.dirname, '..');
const PATH = 'supply/house/fares/taxes/rows/outlines.json';

/** The file of outlines as the package of maps has them. */
export function outlines(): unknown {
  return {
    $schema: './outlines.schema.json',
    note: 'Made from Natural Earth (public domain) by tools/write-outlines.ts.',
    outlines: Object.fromEntries(COUNTRIES.map(([code, number]) => [code, simpleOutline(number)])),
  };
}

export const writtenOutlines = (): unknown => JSON.parse(readFileSync(join(ROOT, PATH), 'utf8'));

if (import.meta.main) {
  writeFileSync(join(ROOT, PATH), JSON.stringify(outlines()));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), PATH], { cwd: ROOT });
}
