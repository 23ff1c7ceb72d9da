import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUpTo } from '#platform/database';
import { filesIn, packBackup } from '#platform/files';
import { createLogger } from '#platform/logger';
import { dataDirOf } from './data-dir.ts';

/** `npm run backup -- FILE`: the embedded database in DATA_DIR and the files beside it, while the site runs or not. */
export async function backup(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new TypeError('Usage: npm run backup -- FILE.tgz');
  if (env['DATABASE_URL'])
    throw new TypeError('The database is in DATABASE_URL: back it up with pg_dump, see docs/operating.md');
  const dataDir = dataDirOf(env);
  const kept = await backUp(dataDir, resolve(file), env['FILES_URL'] ? null : filesIn(dataDir));
  const key = join(dataDir, 'secret-key');
  say(`${file} holds the database of ${dataDir}${kept ? ' and the files that people sent' : ''}.`);
  if (env['FILES_URL']) say('It does not hold the files in FILES_URL: that store keeps a backup of its own.');
  say(
    existsSync(key) && !env['SECRET_KEYS']
      ? `It does not hold the secret key: that is ${key}. Both are needed; keep them apart.`
      : 'It does not hold SECRET_KEYS. Both are needed; keep them apart.',
  );
}

/** The database, and after it the files that its rows name; true where there was a folder of them. */
async function backUp(dataDir: string, file: string, folder: string | null): Promise<boolean> {
  const log = createLogger({ level: 'error' });
  if (folder === null || !existsSync(folder)) {
    await backUpTo({ dataDir, file, log });
    return false;
  }
  if (existsSync(file)) throw new TypeError(`${file} is there already; name another file`);
  const database = `${file}.database`;
  try {
    await backUpTo({ dataDir, file: database, log });
    await packBackup(file, { database, folder });
  } finally {
    await rm(database, { force: true });
  }
  return true;
}

if (import.meta.main) {
  try {
    await backup(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
