import { expect, test } from 'vitest';
import { frontOf } from './front.ts';

const items = (...verticals: string[]) => verticals.map((verticalName) => ({ url: '/', verticalName }));

test('the front door is that of the first vertical which has one here', () => {
  expect(frontOf(items('flights', 'stays'))).toBe('front-door');
  expect(frontOf(items('stays', 'flights'))).toBe('front-door-stays');
  expect(frontOf([{ url: '/guides' }, ...items('cars', 'stays')])).toBe('front-door-stays');
  expect(frontOf(items('cars'))).toBeUndefined();
});
