import { expect, test } from 'vitest';
import { loadQuarters } from '#reference/cities';
import { quarterName, QUARTERS } from './quarters.ts';

test('each row is a part of a city under the name that it has in GeoNames', () => {
  const names = new Map(loadQuarters().map(({ id, name }) => [id, name]));
  for (const { id, name } of QUARTERS.values()) expect(name, String(id)).toBe(names.get(id));
});

test('Japanese and Arabic name every one in their own script', () => {
  for (const { ja, ar, name } of QUARTERS.values()) {
    expect(ja, name).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・0-9]+$/u);
    expect(ar, name).toMatch(/^[\p{Script=Arabic} ]+$/u);
  }
});

test('German has a name of its own for few, other languages and other places have none', () => {
  const [malaStrana] = [...QUARTERS.values()].filter(({ name }) => name === 'Malá Strana');
  const id = malaStrana?.id ?? 0;
  expect(['de', 'ja', 'ar', 'fr'].map((lang) => quarterName(id, lang))).toEqual([
    'Kleinseite',
    'マラー・ストラナ',
    'مالا سترانا',
    undefined,
  ]);
  expect(quarterName(1, 'ar')).toBeUndefined();
});
