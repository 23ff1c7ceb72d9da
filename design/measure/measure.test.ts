import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeight, whenResized } from './index.ts';

let grow: (height: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  class FakeObserver {
    constructor(seen: ResizeObserverCallback) {
      grow = (blockSize) =>
        seen([{ borderBoxSize: [{ blockSize }] } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[9-02d] a height is reported once in 16 ms, and after a report not again for 128 ms', () => {
  const report = vi.fn();
  watchHeight(document.body, report);
  grow(40);
  grow(43.2);
  vi.advanceTimersByTime(15);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([[44]]);
  grow(60);
  grow(70);
  vi.advanceTimersByTime(127);
  expect(report).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([[44], [70]]);
});

test('the same height is not reported twice, and nothing once nobody listens', () => {
  const report = vi.fn();
  const stop = watchHeight(document.body, report);
  grow(40);
  vi.advanceTimersByTime(1_000);
  grow(40);
  vi.advanceTimersByTime(1_000);
  expect(report).toHaveBeenCalledTimes(1);
  grow(50);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('[9-01b] the window counts as resized 350 ms after its last change', () => {
  const run = vi.fn();
  const stop = whenResized(run);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(349);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(349);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
