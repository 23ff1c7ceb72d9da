import { expect, test } from 'vitest';
import { faresPath, searchPath } from './purchase.ts';
import { quote } from './testing/sample.ts';

const search = '/flights/metro:LON-SIN/2027-03-03/1adults?sort=cheapest&fs=stops:0&bags=checked';

test('other flights are looked for in the search in which these were chosen, filters and all', () => {
  const product = { ...quote.product, search };
  expect(searchPath(product)).toBe(search);
  expect(faresPath(product)).toBe(`${search.replace('/flights/', '/fares/')}&offer=house.X-SPC30`);
});

test.each([undefined, '/flights/nowhere', '/flights/../../evil'])(
  'without a search that can be read (%s) they are looked for from airport to airport',
  (unreadable) => {
    expect(searchPath({ ...quote.product, search: unreadable })).toBe('/flights/LHR-SIN/2027-03-03/1adults');
  },
);
