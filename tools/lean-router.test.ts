import { expect, test } from 'vitest';
import { withoutBodies } from './lean-router.ts';

const CODE = `function outer(init) {
\tasync function fetch(key, opts) {
\t\tif (key) {
\t\t\treturn opts;
\t\t}
\t}
\tfunction fetchAll() {
\t\treturn fetch(1);
\t}
\treturn { fetch, fetchAll };
}
function parse() {
\treturn window.data;
}
`;

test('the named functions stay and do nothing; all else is as it was', () => {
  const lean = withoutBodies(CODE, ['fetch', 'parse']);
  expect(lean).toContain('\tasync function fetch(key, opts) {\n\t}\n\tfunction fetchAll() {\n\t\treturn fetch(1);');
  expect(lean).toContain('function parse() {\n}\n');
  expect(lean).not.toContain('window.data');
});

test('a function that is not there any more stops the build', () => {
  expect(() => withoutBodies(CODE, ['fetcher'])).toThrow('React Router has no function fetcher any more');
});
