import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../shell/announcements.ts';
import { announceLandings } from './landings.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <span id="top" tabindex="-1" data-announce="Top of the page"></span>
    <main id="main" tabindex="-1" data-announce="Main content"></main>
    <button id="other">Other</button>`;
});
afterEach(() => void vi.useRealTimers());

function listen() {
  const store = createStore();
  const stop = announceLandings(store);
  const focus = (id: string) => document.getElementById(id)?.focus();
  return { store, stop, focus, said: () => store.read().polite };
}

test('[4-22c] the top of the page is announced for 3 seconds after it took the focus, then the text is cleared', () => {
  const { stop, focus, said } = listen();
  focus('top');
  expect(said()).toBe('Top of the page');
  vi.advanceTimersByTime(2_999);
  expect(said()).toBe('Top of the page');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
  stop();
});

test('each place counts its own 3 seconds, and what needs no words says none', () => {
  const { stop, focus, said } = listen();
  focus('top');
  vi.advanceTimersByTime(2_000);
  focus('main');
  vi.advanceTimersByTime(2_000);
  expect(said()).toBe('Main content');
  vi.advanceTimersByTime(1_000);
  expect(said()).toBe('');
  focus('other');
  expect(said()).toBe('');
  stop();
});

test('a message of the page that came meanwhile is not cleared', () => {
  const { store, stop, focus, said } = listen();
  focus('top');
  store.announce('results', '30 flights');
  vi.advanceTimersByTime(3_000);
  expect(said()).toBe('30 flights');
  stop();
});

test('where the focus came before anybody listened is said as well', () => {
  document.getElementById('top')?.focus();
  const { stop, said } = listen();
  expect(said()).toBe('Top of the page');
  stop();
});
