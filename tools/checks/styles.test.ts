import { expect, test } from 'vitest';
import { checkStyles } from './styles.ts';

const check = (text: string) =>
  checkStyles({ path: 'design/button/button.module.css', text: `@layer components {\n${text}\n}` });

test('a component reads semantic and component tokens, and what it sets itself', () => {
  expect(check('.a { --own: 1; color: var(--text); border-radius: var(--button-radius); flex: var(--own); }')).toEqual(
    [],
  );
});

test('what the page around may set has a plain value to fall back on', () => {
  expect(check('.a { margin-inline-start: var(--drawer-inline, 0); }')).toEqual([]);
});

test('a primitive or a misspelt token is refused at its line', () => {
  expect(check('.a { color: var(--accent-700); }')).toMatchObject([{ line: 2, rule: 'tokens' }]);
  expect(check('.a {\n color: var( --txt, var(--text)); }')).toMatchObject([
    { line: 3, rule: 'tokens', message: expect.stringContaining('--txt') as unknown },
  ]);
});

test('a colour, a side and a file without a layer are refused', () => {
  expect(check('.a { color: #fff; margin-left: 0; }').map(({ rule }) => rule)).toEqual(['sides', 'tokens']);
  expect(checkStyles({ path: 'web/a.module.css', text: '.a { gap: var(--s-1); }' })).toMatchObject([{ rule: 'layer' }]);
});

test('a colour may be drawn from a hue of the data, not from another one', () => {
  const drawn = (colour: string) => check(`.a { --a-hue: 0; background: ${colour}; }`).map(({ rule }) => rule);
  expect(drawn('oklch(42% 0.09 var(--a-hue))')).toEqual([]);
  expect(drawn('oklch(42% 0.09 120)')).toEqual(['tokens']);
});

test('a text token is no size: it holds the height of its line as well', () => {
  expect(check('.a { font: var(--t-14) var(--font); }')).toEqual([]);
  expect(check('.a { font-size: var(--t-14); }')).toMatchObject([{ line: 2, rule: 'sizes' }]);
});
