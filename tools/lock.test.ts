import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locked, unverified } from './attack/packages.ts';

interface Entry extends Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};

/** Where Node would find `name` from `from`. */
function found(from: string, name: string): Entry | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const entry = lock.packages[base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`];
    if (entry || base === '') return entry;
  }
}

test('the lock file names the binaries of every platform: npm ci refuses one that does not', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, range]) => {
        const version = found(path, name)?.version;
        return version === undefined || (/^\d/.test(range) && version !== range);
      })
      .map(([name]) => `${path} ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every locked package has an integrity value: npm ci verifies none without', () => {
  expect(unverified(lock.packages)).toEqual([]);
  // The judge has teeth.
  const [path = '', entry] = Object.entries(lock.packages)[1] ?? [];
  expect(unverified({ [path]: { ...entry, integrity: 'sha512-short' }, other: { version: '1.0.0' } })).toHaveLength(2);
});
