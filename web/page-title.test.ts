import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Its title is given. */
const CRASHED = 'web/shell/crash-screen.tsx';

test('every page names the brand in its title', () => {
  const without = globSync('web/**/*.tsx').filter((path) => {
    const titles = readFileSync(path, 'utf8').match(/<title>.*<\/title>/g) ?? [];
    return path !== CRASHED && titles.some((title) => !/\b(brand\.)?name\}/.test(title));
  });
  expect(without).toEqual([]);
});
