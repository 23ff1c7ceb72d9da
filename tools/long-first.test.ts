import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfTries } from './attack/try-all.ts';
import { databaseTests } from './database-tests.ts';
import { LONG, PROJECTS } from './long-first.ts';

const ROOT = join(import.meta.dirname, '..');

test('every file that is said to be long is there, once', () => {
  expect(LONG.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

test('every project has its place in the order of a run', () => {
  const config = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8');
  const named = [...config.matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(PROJECTS));
});

test('what asks for a database runs on PostgreSQL too, and so does a run of faults', () => {
  const files = databaseTests();
  expect(files).toEqual(
    expect.arrayContaining(globSync('{domain,platform,server,supply}/**/*.db.test.ts', { cwd: ROOT })),
  );
  expect(files).toEqual(expect.arrayContaining(['server/http/refusals.test.ts', 'tools/faults/server.test.ts']));
});

test('what draws fewer cases in a usual run is found by the run that draws all', () => {
  expect(filesOfTries()).toContain('supply/house/stock/stock.db.test.ts');
  expect(filesOfTries().length).toBeGreaterThan(5);
});
