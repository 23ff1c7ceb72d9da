import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfTries } from './attack/try-all.ts';
import { LONG } from './long-first.ts';

test('every file that is said to be long is there, once', () => {
  expect(LONG.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

test('what draws fewer cases in a usual run is found by the run that draws all', () => {
  expect(filesOfTries()).toContain('supply/house/stock/stock.db.test.ts');
  expect(filesOfTries().length).toBeGreaterThan(5);
});
