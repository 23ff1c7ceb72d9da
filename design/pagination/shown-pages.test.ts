import { expect, test } from 'vitest';
import { GAP, shownPages } from './shown-pages.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 15, [1, 2, 3, 4, 5, GAP, 15]],
  [4, 15, [1, 2, 3, 4, 5, GAP, 15]],
  [5, 15, [1, GAP, 4, 5, 6, GAP, 15]],
  [11, 15, [1, GAP, 10, 11, 12, GAP, 15]],
  [12, 15, [1, GAP, 11, 12, 13, 14, 15]],
  [15, 15, [1, GAP, 11, 12, 13, 14, 15]],
])('page %i of %i shows %j', (page, last, shown) => {
  expect(shownPages(page, last)).toEqual(shown);
});

test('of more than seven pages every page shows as many entries, with itself among them', () => {
  for (let last = 8; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const shown = shownPages(page, last);
      expect([shown.length, shown.includes(page), shown[0], shown.at(-1)]).toEqual([7, true, 1, last]);
    }
  }
});
