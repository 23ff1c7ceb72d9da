import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Its title is given. */
const CRASHED = 'web/shell/crash-screen.tsx';
/** Says whose site it is first. */
const FRONT_DOOR = /^web\/routes\/front-door[\w-]*\/page\.tsx$/;

test('every page names the brand in its title', () => {
  const own = globSync('web/**/*.tsx').filter((path) => /<title>/.test(readFileSync(path, 'utf8')));
  expect(own.filter((path) => path !== CRASHED && !FRONT_DOOR.test(path))).toEqual(['web/page-title.tsx']);
});
