import { expect, test } from 'vitest';
import { recentSearches, rememberSearch, type RecentSearch } from './recent-searches.ts';

const search = (to: string, href = `/flights/LON-${to}`): RecentSearch => ({
  href,
  from: 'London',
  to,
  depart: '2027-03-03',
  return: null,
});

test('the last three journeys stand once each, latest first, as they were last looked at', () => {
  for (const to of ['Rome', 'Oslo', 'Paris', 'Lima']) rememberSearch(search(to));
  rememberSearch(search('Oslo', '/flights/LON-OSL?sort=price'));
  expect(recentSearches().map(({ to }) => to)).toEqual(['Oslo', 'Lima', 'Paris']);
  expect(recentSearches()[0]?.href).toBe('/flights/LON-OSL?sort=price');
});
