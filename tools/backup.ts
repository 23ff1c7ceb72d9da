import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpTo } from '#platform/database';
import { createLogger } from '#platform/logger';
import { dataDirOf } from './data-dir.ts';

/** `npm run backup -- FILE`: the embedded database in DATA_DIR, while the site runs or not. */
export async function backup(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new TypeError('Usage: npm run backup -- FILE.tgz');
  if (env['DATABASE_URL'])
    throw new TypeError('The database is in DATABASE_URL: back it up with pg_dump, see docs/operating.md');
  const dataDir = dataDirOf(env);
  await backUpTo({ dataDir, file: resolve(file), log: createLogger({ level: 'error' }) });
  const key = join(dataDir, 'secret-key');
  say(`${file} holds the database of ${dataDir}.`);
  say(
    existsSync(key) && !env['SECRET_KEYS']
      ? `It does not hold the secret key: that is ${key}. Both are needed; keep them apart.`
      : 'It does not hold SECRET_KEYS. Both are needed; keep them apart.',
  );
}

if (import.meta.main) {
  try {
    await backup(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
