import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails when the committed catalogs do not hold the words of the source. Leaves the catalogs as they were. */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'web/locales/en');

function read(): Map<string, string> {
  return new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

const before = read();
const done = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
  { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
);
const after = read();
const stale = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
for (const [name, text] of before) writeFileSync(join(FOLDER, name), text);
if (done.status !== 0) process.stdout.write(done.stdout + done.stderr);
else if (stale.length > 0) process.stdout.write(`${stale.join(', ')}: out of date, run \`npm run messages\`\n`);
process.exitCode = done.status !== 0 || stale.length > 0 ? 1 : 0;
