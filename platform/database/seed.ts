import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from './errors.ts';
import { migrationsFolder } from './migrate.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/wayfold', import.meta.url));

/** The dump of a freshly migrated embedded database: opening from it is faster than making one. Null when absent. */
export async function readSeed(): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(await seedPath()));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written aside and renamed: a reader sees all of it or none. A folder that cannot be written is no error. */
export async function writeSeed(dump: Uint8Array): Promise<boolean> {
  const path = await seedPath();
  const aside = `${path}.${process.pid}`;
  try {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(aside, dump);
    await rename(aside, path);
    const old = (await readdir(cacheFolder)).filter(
      (name) => name.endsWith('.tgz') && join(cacheFolder, name) !== path,
    );
    await Promise.all(old.map((name) => rm(join(cacheFolder, name), { force: true })));
    return true;
  } catch {
    return false;
  }
}

/** Its name changes with the engine and with every file of the migrations, so an old dump is never opened. */
async function seedPath(): Promise<string> {
  return join(cacheFolder, `database-${await schemaKey()}.tgz`);
}

export async function schemaKey(): Promise<string> {
  const hash = createHash('sha256').update(await embeddedVersion());
  const files = await readdir(migrationsFolder, { recursive: true });
  for (const name of files.filter((each) => /(?<!\.test)\.ts$/.test(each)).sort()) {
    hash.update(`\n${name}\n`).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function embeddedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return String(version);
}
