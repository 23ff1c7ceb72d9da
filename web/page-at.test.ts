import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { PLAIN_CHROME } from './testing/facts.ts';
import { isPageId, pageAt } from './page-at.ts';

const at = (path: string) => pageAt(path, PLAIN_CHROME.primary);

test('[2.4-07a] [2.4-07b] [3-18] a path is the page that its route says: frontdoor, results, and the vertical of both', () => {
  expect(at('/')).toEqual({ pageId: 'frontdoor', vertical: 'flights' });
  expect(at('/flights/LON-SIN/2027-03-03/2adults?sort=best')).toEqual({ pageId: 'results', vertical: 'flights' });
  expect(at('/stays')).toEqual({ pageId: 'search', vertical: 'stays' });
  expect(at('/privacy')).toEqual({ pageId: 'privacy', vertical: null });
  expect(at('/no/such/page')).toEqual({ pageId: 'error', vertical: null });
});

test('what pages are called say the routes', () => {
  expect(PAGES.filter(({ pageId }) => !isPageId(pageId))).toEqual([]);
  expect(['frontdoor', 'search', 'results', 'account', 'error', 'no-such-page'].map(isPageId)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('[2.4-01a] the account page is at the path that the brand names, and at /profile/account', () => {
  const idAt = (path: string, accountPath?: string) => pageAt(path, [], accountPath).pageId;
  expect(idAt('/profile/overview', '/profile/overview')).toBe('account');
  expect(idAt('/profile/account', '/profile/overview')).toBe('account');
  expect(idAt('/profile/overview')).toBe('error');
});
