import { beforeEach, expect, test, vi } from 'vitest';
import { askForCookies, type CookieWorld } from './cookie-fix.ts';

const say = vi.fn();
beforeEach(() => {
  say.mockClear();
  sessionStorage.clear();
});

/** A browser that keeps cookies, or throws them away. */
function jar(keeps: boolean): CookieWorld['document'] {
  let kept = '';
  return {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      if (keeps) kept = text.includes('Max-Age=0') ? '' : (text.split(';', 1)[0] ?? '');
    },
  };
}
const world = (keeps: boolean): CookieWorld => ({ document: jar(keeps), sessionStorage: () => sessionStorage });

test('[7.7-02b] where cookies are blocked the host is asked to reload, once, and the flag is kept under cookie-fix', () => {
  askForCookies(say, world(false));
  expect(say.mock.calls).toEqual([[{ action: 'reload', reason: 'cookie-fix' }]]);
  expect(sessionStorage.getItem('cookie-fix')).toBe('1');
  askForCookies(say, world(false));
  expect(say).toHaveBeenCalledOnce();
});

test('where they are kept nothing is asked, and nothing stays', () => {
  const kept = world(true);
  askForCookies(say, kept);
  expect([say.mock.calls.length, sessionStorage.length, kept.document.cookie]).toEqual([0, 0, '']);
});

test('where nothing can be kept at all nothing is asked: it would be asked for ever', () => {
  const closed: CookieWorld = {
    document: {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    },
    sessionStorage: () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  askForCookies(say, closed);
  const forgetful = { getItem: () => null, setItem: () => undefined } as unknown as Storage;
  askForCookies(say, { document: jar(false), sessionStorage: () => forgetful });
  expect(say).not.toHaveBeenCalled();
});
