import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecentSearch } from './recent-searches.ts';

const TODAY = '2027-02-01';
const search = (to: string, more = '', depart = '2027-03-03'): RecentSearch => ({
  href: `/flights/LON-${to}/${depart}/1adults${more}`,
  from: 'London',
  to,
  depart,
  return: null,
});

/** Another visit: what a page kept for itself is gone, what the browser stored is not. */
async function visit() {
  vi.resetModules();
  return { ...(await import('./recent-searches.ts')), ...(await import('./kept-searches.ts')) };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('the last five journeys of a visit stand once each, latest first, as they were last looked at; nothing is stored', async () => {
  const { recentSearches, rememberSearch } = await visit();
  for (const to of ['Rome', 'Oslo', 'Paris', 'Lima', 'Cairo', 'Quito']) rememberSearch(search(to));
  rememberSearch(search('Oslo', '?sort=cheapest'));
  expect(recentSearches(TODAY).map(({ to }) => to)).toEqual(['Oslo', 'Quito', 'Cairo', 'Lima', 'Paris']);
  expect(recentSearches(TODAY)[0]?.href).toContain('sort=cheapest');
  expect(localStorage.length).toBe(0);
  expect((await visit()).recentSearches(TODAY)).toEqual([]);
});

test('once switched on the next visit has them, without those that are over; switched off nothing is left', async () => {
  const first = await visit();
  first.rememberSearch(search('Rome'));
  expect(first.areKept()).toBe(false);
  first.keepSearches(true);
  first.rememberSearch(search('Oslo', '', '2027-02-10'));
  const second = await visit();
  expect(second.areKept()).toBe(true);
  expect(second.recentSearches(TODAY).map(({ to }) => to)).toEqual(['Oslo', 'Rome']);
  expect(second.recentSearches('2027-02-11').map(({ to }) => to)).toEqual(['Rome']);
  second.keepSearches(false);
  expect(localStorage.length).toBe(0);
  expect((await visit()).recentSearches(TODAY)).toEqual([]);
});

test('what is stored otherwise than it was written leads nowhere', async () => {
  for (const stored of [
    '{',
    '{}',
    '[1,null]',
    '[{"href":"https://elsewhere.example","from":"a","to":"b","depart":"2027-03-03","return":null}]',
  ]) {
    localStorage.setItem('wf-searches', stored);
    expect((await visit()).recentSearches(TODAY)).toEqual([]);
  }
});
