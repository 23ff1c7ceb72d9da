import { afterEach, expect, test, vi } from 'vitest';
import { reportBanner } from './banner-height.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[4-22b] the height of the message is reported to the whole page, and 0 once it was closed', () => {
  vi.useFakeTimers();
  let grow = (_height: number): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: ResizeObserverCallback) {
        grow = (blockSize) => seen([{ borderBoxSize: [{ blockSize }] } as never], this as never);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  document.body.innerHTML = '<aside data-banner>Strike</aside>';
  const stop = reportBanner();
  const reported = () => document.documentElement.style.getPropertyValue('--banner-h');
  grow(71.2);
  vi.advanceTimersByTime(16);
  expect(reported()).toBe('72px');
  grow(0);
  vi.advanceTimersByTime(128);
  expect(reported()).toBe('0px');
  stop();
});
