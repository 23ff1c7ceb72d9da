import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show as render } from '#design/testing';
import type { FlagValues } from '#contract/flags';
import { type Memory, memoryIn } from '../remembered.ts';
import { type SeasonalWorld, startSeasonal } from './start.ts';
import { type Show, Stage } from './stage.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
let less = false;
let frames: FrameRequestCallback[] = [];
/** What was drawn since the last frame began. */
let drawn = { pieces: 0, flakes: 0 };
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2031, 11, 24, 18, 0) });
  less = false;
  frames = [];
  stops = [];
  vi.stubGlobal('matchMedia', () => ({ matches: less, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  const pen = {
    fillRect: () => (drawn.pieces += 1),
    fill: () => (drawn.flakes += 1),
    stroke: () => (drawn.flakes += 1),
  };
  const nothing = (): undefined => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy(pen, {
      get: (target, name) => target[name as 'fill'] ?? nothing,
      set: () => true,
      defineProperty: () => true,
    }) as never,
  );
  document.body.innerHTML = '<header><svg role="img" aria-label="Wayfold"></svg></header>';
});
afterEach(() => {
  cleanup();
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser's storage that outlives pages, and what was shown on them. */
function createWorld(memory: Memory = memoryIn(() => window.sessionStorage)) {
  const shown: Show[] = [];
  let seed = 1;
  const world: SeasonalWorld = {
    memory,
    chance: () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647,
    now: () => new Date(),
    open: async (_i18n, next) => void shown.push(next),
  };
  const page = (flags: FlagValues): void => void stops.push(startSeasonal({ flags }, i18n, world));
  return { shown, page };
}
beforeEach(() => window.sessionStorage.clear());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The chunk of a show is loaded when it is due: that takes no time of the page's, only of this machine's. */
async function loaded(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await vi.dynamicImportSettled();
    for (let step = 0; step < 20; step++) await Promise.resolve();
  }
}

function frame(now: number): void {
  drawn = { pieces: 0, flakes: 0 };
  for (const next of frames.splice(0)) next(now);
}

test('[4-14] [9-04] confetti falls a second after the page, 500 pieces, with the logo moving for two seconds', async () => {
  const animate = vi.fn<(keyframes: unknown, options: { duration: number }) => { cancel: () => void }>(() => ({
    cancel: () => undefined,
  }));
  document.querySelector('svg')!.animate = animate as never;
  const { shown, page } = createWorld();
  page({ 'seasonal.confetti': true });
  await pass(999);
  await loaded();
  expect(shown).toHaveLength(0);
  await pass(1);
  await loaded();
  expect(shown).toHaveLength(1);
  const done = vi.fn<() => void>();
  shown[0]?.begin(document.createElement('canvas'), done);
  frame(0);
  expect(drawn.pieces).toBe(500);
  expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([2_000]);
  for (let now = 16; now < 60_000 && done.mock.calls.length === 0; now += 16) frame(now);
  expect(done).toHaveBeenCalledTimes(1);
});

test('[4-14] confetti falls only if it is switched on, and never again in a browser where it fell', async () => {
  const { shown, page } = createWorld();
  page({});
  await pass(5_000);
  await loaded();
  expect(shown).toHaveLength(0);
  for (let visit = 0; visit < 3; visit++) {
    page({ 'seasonal.confetti': true });
    await pass(5_000);
    await loaded();
  }
  expect(shown).toHaveLength(1);
});

test('[4-14] [4-20] what cannot be remembered is not shown: it would be shown on every page', async () => {
  const refuses = memoryIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { shown, page } = createWorld(refuses);
  page({ 'seasonal.confetti': true, 'seasonal.snow': 40 });
  await pass(60_000);
  await loaded();
  expect(shown).toHaveLength(0);
});

test('[4-20] [9-08] it snows after ten seconds in which nobody did anything', async () => {
  const { shown, page } = createWorld();
  page({ 'seasonal.snow': 40 });
  await pass(9_999);
  fireEvent.pointerMove(document.body);
  await pass(9_999);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(9_999);
  await loaded();
  expect(shown).toHaveLength(0);
  await pass(1);
  await loaded();
  expect(shown).toHaveLength(1);
});

test('[4-20] it snows at most once a day, by the date of the reader', async () => {
  const { shown, page } = createWorld();
  const visit = async (): Promise<number> => {
    page({ 'seasonal.snow': 40 });
    await pass(11_000);
    await loaded();
    return shown.length;
  };
  expect(await visit()).toBe(1);
  expect(await visit()).toBe(1);
  vi.setSystemTime(new Date(2031, 11, 24, 23, 59));
  expect(await visit()).toBe(1);
  vi.setSystemTime(new Date(2031, 11, 25, 0, 1));
  expect(await visit()).toBe(2);
});

test('[4-20] [4-14] [9-04] nothing moves for who wants less motion, nor while somebody pays', async () => {
  const all = { 'seasonal.snow': 40, 'seasonal.confetti': true, 'seasonal.logoCycle': true } as const;
  const { shown, page } = createWorld();
  less = true;
  page(all);
  await pass(20_000);
  less = false;
  document.body.insertAdjacentHTML('beforeend', '<div data-page-id="checkout"></div>');
  page(all);
  await pass(20_000);
  await loaded();
  expect([shown.length, window.sessionStorage.length]).toEqual([0, 0]);
});

test('[4-20] with no flakes there is no snow, and nothing waits for it', async () => {
  const { shown, page } = createWorld();
  page({ 'seasonal.snow': 0 });
  expect(vi.getTimerCount()).toBe(0);
  await pass(60_000);
  expect([shown.length, window.sessionStorage.length]).toEqual([0, 0]);
});

test('[4-20] as many flakes fall as the flag says, new ones until somebody goes on with the page, then none is left', async () => {
  const { shown, page } = createWorld();
  vi.stubGlobal('innerWidth', 1_280);
  vi.stubGlobal('innerHeight', 800);
  page({ 'seasonal.snow': 40 });
  await pass(10_000);
  await loaded();
  const done = vi.fn<() => void>();
  shown[0]?.begin(document.createElement('canvas'), done);
  let most = 0;
  let now = 0;
  for (; now < 40_000; now += 50) {
    frame(now);
    most = Math.max(most, drawn.flakes);
  }
  expect([most, drawn.flakes > 20, done.mock.calls.length]).toEqual([40, true, 0]);
  fireEvent.wheel(document.body);
  for (; now < 90_000 && done.mock.calls.length === 0; now += 50) frame(now);
  expect(done).toHaveBeenCalledTimes(1);
});

test('[9-04] the logo goes through its colours once in eleven seconds, each part 250 ms after the one before', async () => {
  const mark = document.querySelector('svg')!;
  const { shown, page } = createWorld();
  page({ 'seasonal.logoCycle': true });
  await loaded();
  await pass(0);
  const done = vi.fn<() => void>();
  shown[0]?.begin(document.createElement('canvas'), done);
  const colours = () => ['--fold-a', '--fold-b', '--marker'].map((part) => mark.style.getPropertyValue(part));
  await pass(0);
  const first = colours()[0];
  expect([first !== '', colours()]).toEqual([true, [first, '', '']]);
  await pass(249);
  expect(colours()).toEqual([first, '', '']);
  await pass(1);
  expect(colours()).toEqual([first, first, '']);
  await pass(250);
  expect(colours()).toEqual([first, first, first]);
  await pass(8_500);
  expect(new Set([first, ...colours()]).size).toBeGreaterThan(1);
  await pass(11_500 - 9_000 - 1);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  expect([done.mock.calls.length, colours()]).toEqual([1, ['', '', '']]);
});

test('a show is paused and taken up by its button, ended by Esc, and lies in nobody’s way', async () => {
  vi.useRealTimers();
  const said: string[] = [];
  const show: Show = {
    begin: (_canvas, done) => ({
      pause: () => void said.push('pause'),
      resume: () => void said.push('resume'),
      stop: () => (said.push('stop'), done()),
    }),
  };
  const ended = vi.fn<() => void>();
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <Stage show={show} onEnd={ended} />
    </I18nProvider>,
  );
  expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  await act(async () => screen.getByRole('button', { name: 'Pause animation' }).click());
  await act(async () => screen.getByRole('button', { name: 'Resume animation' }).click());
  fireEvent.keyDown(document, { key: 'Escape' });
  expect([said, ended.mock.calls.length]).toEqual([['pause', 'resume', 'stop'], 1]);
});
