import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
const scripts = globSync('**/*.js', { cwd: join(DIST, 'server') });

test.skipIf(scripts.length === 0)('every file that the server names stands in what the browser is served', () => {
  const named = scripts.flatMap((file) => [
    ...readFileSync(join(DIST, 'server', file), 'utf8').matchAll(/\/(assets\/[\w.-]+\.(?:svg|css|woff2|png))/g),
  ]);
  const files = [...new Set(named.map(([, file = '']) => file))];
  expect(files.some((file) => file.startsWith('assets/sprite-'))).toBe(true);
  expect(files.filter((file) => !existsSync(join(DIST, 'client', file)))).toEqual([]);
});
