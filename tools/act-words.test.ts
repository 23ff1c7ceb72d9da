import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Acts of nobody's account. */
const ELSEWHERE = new Set(['embedding.reportFrame', 'publishEdition']);

test('S32 every act of the audit trail that an account can meet is said in words', () => {
  const sources = globSync('domain/**/*.ts', { cwd: ROOT }).filter((path) => !path.includes('.test.'));
  const acts = sources.flatMap((path) =>
    [...read(path).matchAll(/writeVerb\(\{\s*name: '([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(acts.length).toBeGreaterThan(40);
  const words = read('web/features/account-data/use-act-words.ts');
  expect(acts.filter((name) => !ELSEWHERE.has(name) && !words.includes(`\n    ${name}: `))).toEqual([]);
});
