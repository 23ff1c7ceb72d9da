import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { twoFactor } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { publish, subscribe } from '../../events.ts';
import { followRefusal } from './refused.ts';

// Also keeps what it does: the last test asks only whether a refused call arrives there.
vi.mock(import('./refused.ts'), { spy: true });

const location = { pathname: '/', search: '', href: 'https://w.example/', assign: vi.fn(), reload: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  location.assign.mockReset();
  location.reload.mockReset();
  vi.spyOn(window.history, 'replaceState').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function at(path: string): void {
  const url = new URL(path, 'https://w.example');
  Object.assign(location, { pathname: url.pathname, search: url.search, href: url.href });
}

test('[8-03] a missing second factor leads to the page that asks for it, with the way back', () => {
  at('/de-de/profile/account?tab=2');
  void followRefusal('MISSING_TWO_FACTOR_AUTHENTICATION', '/de-de', false, location);
  expect(location.assign).toHaveBeenCalledWith('/de-de/business/verify?redir=%2Fde-de%2Fprofile%2Faccount%3Ftab%3D2');
});

test('[8-03] who is there already is led nowhere', () => {
  at('/de-de/business/verify?redir=%2F');
  void followRefusal('MISSING_TWO_FACTOR_AUTHENTICATION', '/de-de', false, location);
  expect(location.assign).not.toHaveBeenCalled();
});

test('[8-02] [9-01a] a session that is no more reads the page again, at most once in ten minutes', () => {
  at('/flights?from=LON');
  void followRefusal('INVALID_SESSION', '', false, location);
  expect(location.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  void followRefusal('INVALID_SESSION', '', false, location);
  expect(location.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  void followRefusal('INVALID_SESSION', '', false, location);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test('[8-02] what was typed is there again afterwards, but for passwords', () => {
  document.body.innerHTML =
    '<main><form><input name="note" value="Window seat"><input type="password" name="passwd" value="secret"></form></main>';
  at('/feedback');
  void followRefusal('INVALID_SESSION', '', false, location);
  const kept = sessionStorage.getItem('wf-carried') ?? '';
  expect(kept).toContain('Window seat');
  expect(kept).not.toContain('secret');
});

test('[8-02] whoever was about to change something is asked over the page, and the caller hears of it only afterwards', async () => {
  document.body.innerHTML = '<main><form><input name="note" value="Window seat"></form></main>';
  at('/profile/account');
  const modes: string[] = [];
  const stop = subscribe('sign-in-wanted', ({ mode }) => modes.push(mode));
  let over = false;
  const following = followRefusal('INVALID_SESSION', '', true, location).then(() => (over = true));
  await vi.waitFor(() => expect(modes).toEqual(['ended']));
  expect([over, location.reload.mock.calls.length]).toEqual([false, 0]);
  expect(sessionStorage.getItem('wf-carried')).toContain('Window seat');
  publish('sign-in-closed', {});
  await following;
  stop();
});

test('[8-02] where nothing can be kept the page is not read again, since that would not end', () => {
  at('/flights');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  void followRefusal('INVALID_SESSION', '', false, location);
  expect(location.reload).not.toHaveBeenCalled();
});

test('any other refusal is the business of who asked', () => {
  at('/flights');
  void followRefusal('SIGN_IN_REQUIRED', '', false, location);
  expect([location.assign.mock.calls.length, location.reload.mock.calls.length]).toEqual([0, 0]);
});

test('[8-03] the browser leads there from whatever call was refused, and the caller hears of it too', async () => {
  vi.mocked(followRefusal).mockResolvedValueOnce();
  const problem = { code: 'MISSING_TWO_FACTOR_AUTHENTICATION', description: 'x', localizedDescription: 'x' };
  vi.stubGlobal('fetch', async () => Response.json({ errors: [problem] }, { status: 403 }));
  await expect(fetchApi(twoFactor.state, {})).rejects.toMatchObject({ status: 403 });
  expect(followRefusal).toHaveBeenLastCalledWith('MISSING_TWO_FACTOR_AUTHENTICATION', '', false);
});
