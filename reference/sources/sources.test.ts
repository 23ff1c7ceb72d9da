import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_ONLY, DATA_SOURCES } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};

test('every dependency is named as a data source or as code only, never both', () => {
  const data = DATA_SOURCES.flatMap((source) => source.package ?? []);
  expect([...data, ...CODE_ONLY].sort()).toEqual(Object.keys(dependencies).sort());
});

test('every named version is the installed one', () => {
  for (const source of DATA_SOURCES)
    if (source.package) expect(dependencies[source.package], source.name).toBe(source.version);
});

test('every source says what, whose, under which licence and how it is credited', () => {
  for (const source of DATA_SOURCES) {
    expect(new URL(source.url).protocol, source.name).toBe('https:');
    expect(source.date, source.name).toMatch(/^\d{4}(?:-\d{2})?$/);
    for (const text of [source.licence, source.use, source.changes, source.attribution])
      expect(text, source.name).not.toBe('');
  }
});
