import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrameMessage } from '#contract/frames';
import { keepTelling } from './telling.ts';

let said: FrameMessage[];
let state: 'idle' | 'loading';
let changed: () => void;
let sized: () => void;
let height: number;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  state = 'idle';
  height = 400.2;
  document.title = 'Flights';
  document.body.innerHTML = '<div data-page-id="frontdoor"></div>';
  window.history.replaceState(null, '', '/de/embed/news');
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 300, height));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        sized = callback;
      }
      observe = () => undefined;
      disconnect = () => (sized = () => undefined);
    },
  );
  const router = {
    get state() {
      return { navigation: { state } };
    },
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => (changed = () => undefined);
    },
  };
  end = keepTelling((message) => said.push(message), { window, base: '/de/embed/news', router });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const of = (action: FrameMessage['action']) => said.filter((message) => message.action === action);

test('[4-21] [9-08] the path is told every 1000 ms with what is known of the page', () => {
  vi.advanceTimersByTime(999);
  expect(of('path')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(of('path')).toEqual([{ action: 'path', path: '/', pageId: 'frontdoor', title: 'Flights' }]);
  window.history.replaceState(null, '', '/de/embed/news/flights/LON-SIN?sort=price#top');
  vi.advanceTimersByTime(2_000);
  expect(of('path').map((message) => 'path' in message && message.path)).toEqual([
    '/',
    '/flights/LON-SIN?sort=price',
    '/flights/LON-SIN?sort=price',
  ]);
  end();
  vi.advanceTimersByTime(5_000);
  expect(of('path')).toHaveLength(3);
});

test('[7.7-02b] the height is told in px when it changes, and never more than a page can have', () => {
  sized();
  sized();
  height = 812;
  sized();
  height = 9_000_000;
  sized();
  expect(of('height').map((message) => 'height' in message && message.height)).toEqual(['401px', '812px', '50000px']);
});

test('[7.7-02b] the height is told of a frame out of sight too, where no sizes are told', () => {
  vi.advanceTimersByTime(1_000);
  height = 2_000;
  vi.advanceTimersByTime(1_000);
  expect(of('height').map((message) => 'height' in message && message.height)).toEqual(['401px', '2000px']);
});

test('[7.7-02b] a spinner is shown while the next page comes, and hidden after', () => {
  state = 'loading';
  changed();
  changed();
  state = 'idle';
  changed();
  expect(said.map(({ action }) => action)).toEqual(['hide-spinner', 'display-spinner', 'hide-spinner']);
});

test('[7.7-02b] enableRework is said when a list of results is shown, once each time', () => {
  const show = (pageId: string) => {
    document.body.innerHTML = `<div data-page-id="${pageId}"></div>`;
    changed();
  };
  show('results');
  show('results');
  show('frontdoor');
  show('results');
  expect(of('enableRework')).toHaveLength(2);
});
