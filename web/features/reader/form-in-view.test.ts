import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForm } from './form-in-view.ts';

const watched: { element: Element; margin: string }[] = [];
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly margin: string;
      constructor(seen: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit) {
        this.margin = rootMargin;
        see = (isIntersecting) => seen([{ isIntersecting } as IntersectionObserverEntry], this as never);
      }
      observe(element: Element): void {
        watched.push({ element, margin: this.margin });
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = () => document.documentElement.dataset['form'];

test('[4-22a] the root element says whether the search form is seen below the header or gone', () => {
  document.body.innerHTML = '<header></header><main id="main"><form id="search-form"></form></main>';
  vi.spyOn(document.querySelector('header')!, 'getBoundingClientRect').mockReturnValue({ height: 43.5 } as DOMRect);
  const stop = watchForm();
  expect(watched).toEqual([{ element: document.getElementById('search-form'), margin: '-44px 0px 0px' }]);
  see(true);
  expect(form()).toBe('seen');
  see(false);
  expect(form()).toBe('gone');
  stop();
});

test('the form of the next page is found, and a page without one says nothing', async () => {
  document.body.innerHTML = '<main id="main"><form id="search-form"></form></main>';
  const main = document.getElementById('main')!;
  const stop = watchForm();
  see(false);
  main.innerHTML = '<p>Results</p>';
  await expect.poll(form).toBeUndefined();
  main.innerHTML = '<div><form id="search-form"></form></div>';
  await expect.poll(() => watched.at(-1)?.element).toBe(document.getElementById('search-form'));
  see(true);
  expect(form()).toBe('seen');
  stop();
});

test('what lies under the header is measured anew once the window rests at another size', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<header></header><main id="main"><form id="search-form"></form></main>';
  const stop = watchForm();
  vi.spyOn(document.querySelector('header')!, 'getBoundingClientRect').mockReturnValue({ height: 64 } as DOMRect);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(350);
  expect(watched.at(-1)?.margin).toBe('-64px 0px 0px');
  stop();
});
