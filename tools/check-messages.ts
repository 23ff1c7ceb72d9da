import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails when the committed catalog does not hold the words of the source. Leaves the catalog as it was. */
const ROOT = join(import.meta.dirname, '..');
const CATALOG = join(ROOT, 'web/locales/en.po');

const before = readFileSync(CATALOG, 'utf8');
const done = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
  { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
);
const after = readFileSync(CATALOG, 'utf8');
writeFileSync(CATALOG, before);
if (done.status !== 0) process.stdout.write(done.stdout + done.stderr);
else if (after !== before) process.stdout.write('web/locales/en.po is out of date: run `npm run messages`\n');
process.exitCode = done.status !== 0 || after !== before ? 1 : 0;
