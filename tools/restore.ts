import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keyFileIn } from '#platform/config';
import { restoreFrom } from '#platform/database';
import { filesIn, readBackup } from '#platform/files';
import { createLogger } from '#platform/logger';
import { dataDirOf } from './data-dir.ts';

/** `npm run restore -- FILE`: makes the database of a backup in a DATA_DIR that is missing or empty, but for the secret key. */
export async function restore(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new TypeError('Usage: npm run restore -- FILE.tgz');
  if (env['DATABASE_URL'])
    throw new TypeError('The database is in DATABASE_URL: restore it with pg_restore, see docs/operating.md');
  const dataDir = dataDirOf(env);
  const held = await readBackup(resolve(file));
  const files = filesIn(dataDir);
  const before = existsSync(files);
  let count = 0;
  const beside = async (): Promise<void> => void (count = await held.writeFiles(files));
  const log = createLogger({ level: 'error' });
  try {
    await restoreFrom({ dataDir, file: resolve(file), log, seed: held.database, beside });
  } catch (error) {
    if (!before) await rm(files, { recursive: true, force: true });
    throw error;
  }
  say(`The database is restored in ${dataDir}${count > 0 ? `, and ${count} files that people sent` : ''}.`);
  const key = keyFileIn(dataDir);
  if (!env['SECRET_KEYS'])
    say(
      existsSync(key)
        ? `The site starts with the secret key at ${key}, if that key sealed it.`
        : `Before the site starts, put the secret key that belongs to it at ${key}.`,
    );
  say('Then npm run audit:verify says whether its audit trail is whole.');
}

if (import.meta.main) {
  try {
    await restore(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
