import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails when the committed catalogs do not hold the words of the source. Leaves the catalogs as they were. */
const ROOT = join(import.meta.dirname, '..');
/** Pages and server have catalogs of their own: a build of the one must not wait for the words of the other. */
const SETS = [
  { options: ['--config', 'lingui.config.ts'], folder: join(ROOT, 'web/locales/en') },
  // Their ids stay when the words change, so the words of the source have to win.
  { options: ['--overwrite', '--config', 'lingui.server.config.ts'], folder: join(ROOT, 'server/locales/en') },
];

function read(folder: string): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]));
}

let failed = false;
for (const { options, folder } of SETS) {
  const before = read(folder);
  const done = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1', ...options],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const stale = [...read(folder)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  for (const [path, text] of before) writeFileSync(path, text);
  if (done.status !== 0) process.stdout.write(done.stdout + done.stderr);
  else if (stale.length > 0) process.stdout.write(`${stale.join(', ')}: out of date, run \`npm run messages\`\n`);
  failed ||= done.status !== 0 || stale.length > 0;
}
process.exitCode = failed ? 1 : 0;
