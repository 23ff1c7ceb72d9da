import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FACTS } from '../../testing/facts.ts';
import type { Memory } from '../remembered.ts';
import { isInUse } from './in-use.ts';
import { startReturning } from './start.ts';

const KEY = 'returningUserSignInTriggered';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type Router = Parameters<typeof startReturning>[0];

function begin({ seconds, page = 'front-door', keeps = true, seen }: Given = {}) {
  const kept = new Map<string, string>(seen ? [[KEY, 'true']] : []);
  const memory: Memory = {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => keeps && Boolean(kept.set(name, value)),
    remove: (name) => void kept.delete(name),
  };
  const open = vi.fn(async () => undefined);
  const at = { page, inUse: false };
  const router = {
    get state() {
      return { matches: [{ route: { id: at.page } }], location: { pathname: '/', search: '?a=1' } };
    },
  } as unknown as Router;
  const facts = { ...FACTS, flags: seconds === undefined ? {} : { 'account.promptSeconds': seconds } };
  const stop = startReturning(router, facts, i18n, { memory, inUse: () => at.inUse, open });
  return { open, kept, at, stop };
}

interface Given {
  readonly seconds?: number;
  readonly page?: string;
  readonly keeps?: boolean;
  readonly seen?: boolean;
}

test('[4-07b] it waits as long as the flag says, then asks, with the way back to this page', () => {
  const { open } = begin({ seconds: 20 });
  vi.advanceTimersByTime(19_999);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.anything(), i18n, '/?a=1');
});

test('[4-07a] once per browser session, by the flag returningUserSignInTriggered', () => {
  const { open, kept } = begin();
  vi.advanceTimersByTime(600_000);
  expect([open.mock.calls.length, kept.get(KEY)]).toEqual([1, 'true']);
  const again = begin({ seen: true });
  vi.advanceTimersByTime(600_000);
  expect(again.open).not.toHaveBeenCalled();
});

test('[4-07a] where nothing can be remembered it never asks', () => {
  const { open } = begin({ keeps: false });
  vi.advanceTimersByTime(600_000);
  expect(open).not.toHaveBeenCalled();
});

test('[4-07b] only on the front door, and never over a form in use', () => {
  const { open, at } = begin({ page: 'text' });
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
  Object.assign(at, { page: 'front-door', inUse: true });
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
  at.inUse = false;
  vi.advanceTimersByTime(2_000);
  expect(open).toHaveBeenCalledOnce();
});

test('a form is in use while it has the focus', () => {
  document.body.innerHTML = '<form><input></form><button>x</button>';
  document.querySelector('button')?.focus();
  expect(isInUse()).toBe(false);
  document.querySelector('input')?.focus();
  expect(isInUse()).toBe(true);
});
