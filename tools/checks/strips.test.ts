import { expect, test } from 'vitest';
import { checkStrips } from './strips.ts';

const check = (text: string, path = 'server/http/x.ts') => checkStrips({ path, text });

test.each([String.raw`const key = '\0000';`, String.raw`const key = 'a\07b';`, 'enum Way { There, Back }'])(
  'what Node refuses is found at its line: %s',
  (line) => {
    expect(check(`const first: string = 'a';\n${line}\n`)).toMatchObject([{ line: 2, rule: 'node' }]);
  },
);

test('what Node accepts is not, nor what only a build reads', () => {
  expect(check(String.raw`const key: string = '\0' + '\u00000' + String.raw${'`\\0000`'};`)).toEqual([]);
  expect(check('const page = <p>page</p>;', 'web/page.tsx')).toEqual([]);
});
