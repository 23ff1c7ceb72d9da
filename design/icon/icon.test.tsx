import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { buildSprite } from './generate.ts';
import { Icon } from './index.ts';

test('the sprite holds exactly the named icons of the installed lucide', () => {
  expect(readFileSync('design/icon/sprite.svg', 'utf8')).toBe(buildSprite());
});

test('an icon is hidden from screen readers and points into the sprite', async () => {
  const { container } = await show(<Icon name="check" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/sprite.*#check$/);
});
