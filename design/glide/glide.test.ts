import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glideTo } from './index.ts';

let reduced = false;
const tops: number[] = [];

beforeEach(() => {
  reduced = false;
  tops.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('scrollY', 100);
  const scrollTo = (to?: number | ScrollToOptions) => {
    if (typeof to === 'object') tops.push(Math.round(to.top ?? 0));
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

/** 480 below the top of the window. */
function part(padding: string): Element {
  document.documentElement.style.setProperty('scroll-padding-block-start', padding);
  const element = document.createElement('h2');
  element.getBoundingClientRect = () => ({ top: 480 }) as DOMRect;
  return element;
}

test('[9-03c] the way takes 300 ms, half of it is done in half the time, and both ends are slow', async () => {
  let done = false;
  void glideTo(part('80px')).then(() => (done = true));
  const at = (ms: number) => {
    vi.advanceTimersByTime(ms - elapsed);
    elapsed = ms;
    return tops.at(-1);
  };
  let elapsed = 0;
  const quarter = at(80)!;
  expect(quarter).toBeGreaterThan(100);
  expect(quarter).toBeLessThan(100 + 400 * 0.15);
  const half = at(160)!;
  expect(Math.abs(half - 300)).toBeLessThan(40);
  expect(at(288)).toBeLessThan(500);
  expect(done).toBe(false);
  expect(at(320)).toBe(500);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toBe(true);
});

test('[9-03c] the part stops below the padding of the page', () => {
  reduced = true;
  void glideTo(part('20px'));
  void glideTo(part('80px'));
  expect(tops).toEqual([100 + 480 - 20, 100 + 480 - 80]);
});

test('[9-03c] without motion it is there at once', () => {
  reduced = true;
  void glideTo(part('80px'));
  vi.advanceTimersByTime(1_000);
  expect(tops).toEqual([500]);
});
