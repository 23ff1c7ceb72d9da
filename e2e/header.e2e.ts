import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const PHONE = { width: 360, height: 780 };
const PATIENT = { timeout: 20_000 };

/** Its address of the brand that has a message. */
function juniper(path = '/'): string {
  const url = new URL(path, siteUrl());
  url.hostname = 'juniper.localhost';
  return url.href;
}

/** The first sign of a reader, which brings what only a reader needs. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
/** In the page, whatever part of it is seen. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
const bannerHeight = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--banner-h').trim());
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, top);

test('[4-22b] the message stands above the header, its height is reported, and nothing moves while the page comes alive', async () => {
  await visit({}, async ({ page, open }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // A page that is still being read grows; what is asked here begins when it is whole.
        const [read] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const whole = read?.domInteractive || Number.POSITIVE_INFINITY;
        for (const entry of list.getEntries()) {
          if (entry.startTime >= whole) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(juniper());
    await stir(page);
    const height = await heightOf(page, '[data-banner]');
    await expect.poll(() => bannerHeight(page), PATIENT).toBe(`${Math.ceil(height)}px`);
    expect(await topOf(page, 'header')).toBeGreaterThanOrEqual(height);
    await scrollTo(page, 600);
    expect([await topOf(page, '[data-banner]'), await topOf(page, 'header')]).toEqual([0, height]);
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
  });
});

test('[4-22b] what is jumped to comes to stand below message and header', async () => {
  await visit({}, async ({ page, open }) => {
    await open(juniper('/privacy'));
    await stir(page);
    await expect.poll(() => bannerHeight(page), PATIENT).toMatch(/px$/);
    await page.evaluate(() => (window.location.hash = '#cookies'));
    await expect.poll(() => page.evaluate(() => window.scrollY), PATIENT).toBeGreaterThan(0);
    const below = (await heightOf(page, '[data-banner]')) + (await heightOf(page, 'header'));
    expect(await topOf(page, '#cookies')).toBeGreaterThanOrEqual(below);
  });
});

test('[4-22b] a closed message leaves its room, and stays away on the next page', async () => {
  await visit({}, async ({ page, context, open }) => {
    await open(juniper());
    await stir(page);
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.locator('[data-banner]').waitFor({ state: 'detached' });
    await expect.poll(() => bannerHeight(page), PATIENT).toBe('0px');
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`), PATIENT)
      .toEqual(['wf-banner=schengen-entry']);
    await open(juniper('/privacy'));
    expect(await page.locator('[data-banner]').count()).toBe(0);
  });
});

test('without scripts the message is closed by a form that comes back to its page', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(juniper('/de/help'));
    await page.getByRole('button', { name: 'Mitteilung schließen' }).click();
    await page.locator('[data-banner]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/de/help');
  });
});

test.for(LOOKS)('the message is accessible at $name', async (look) => {
  await visit(look, async ({ page, open }) => {
    await open(juniper());
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.for(['no-preference', 'reduce'] as const)(
  '[4-22a] on a phone the header is low while the search form is seen; with motion %s nothing else moves',
  async (reducedMotion) => {
    await visit({ viewport: PHONE, reducedMotion }, async ({ page, open }) => {
      await open('/');
      const low = await heightOf(page, 'header');
      await stir(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['form']), PATIENT).toBe('seen');
      expect(await heightOf(page, 'header')).toBe(low);
      await scrollTo(page, 900);
      const place = await placeOf(page, 'main h2');
      await expect.poll(() => heightOf(page, 'header'), PATIENT).toBe(low + 12);
      expect(await topOf(page, 'header')).toBe(0);
      expect(await placeOf(page, 'main h2')).toBe(place);
      await scrollTo(page, 0);
      await expect.poll(() => heightOf(page, 'header'), PATIENT).toBe(low);
    });
  },
);

test('on a wide page the header does not become lower', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    const height = await heightOf(page, 'header');
    await stir(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['form']), PATIENT).toBe('seen');
    expect(await heightOf(page, 'header')).toBe(height);
  });
});

const tabStops = async (page: Page, press: (key: string) => Promise<void>, count: number) => {
  const stops: (string | null)[] = [];
  for (let at = 0; at < count; at += 1) {
    await press('Tab');
    stops.push(await page.locator(':focus').getAttribute('href'));
  }
  return stops;
};

test('[2.4-09b] the first tab stops skip to the main content, to the search form, to the flights', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/');
    expect(await tabStops(page, press, 2)).toEqual(['#main', '#search-form']);
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENT).toBe('search-form');
    await press('Tab');
    expect(await page.locator('#search-form :focus').count()).toBe(1);
    const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    await open(`/flights/LON-SIN/${day}/1adults`);
    expect(await tabStops(page, press, 1)).toEqual(['#main']);
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENT).toBe('main');
    expect(await tabStops(page, press, 1)).toEqual(['#cards']);
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENT).toBe('cards');
    await press('Tab');
    expect(await page.locator('article').first().locator(':focus').count()).toBe(1);
  });
});

test('[4-22c] the way back to the top is reached by key, and the top is announced', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/privacy');
    await stir(page);
    await page.getByRole('link', { name: /^Help and contact/ }).focus();
    await press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Top of the page');
    await press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY), PATIENT).toBe(0);
    await expect.poll(() => page.locator('[data-top]:focus').count(), PATIENT).toBe(1);
    await page.locator('output', { hasText: 'Top of the page' }).waitFor();
    await press('Tab');
    expect(await page.locator('header :focus').count()).toBe(1);
  });
});

test.for([
  ['/', '/'],
  ['/de', '/de'],
  ['/aos', '/aos'],
  ['/de/aos', '/de/aos'],
  ['/aos/booking/find', '/aos'],
])('[2.4-05] on %s the logo leads to %s', async ([path, home]) => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(path!);
    expect(await page.locator('header a').first().getAttribute('href')).toBe(home);
  });
});

test('[2.4-09a] a flag says which header stands: one row that stays, or two that scroll away; a brand may begin with the old one', async () => {
  const looks = async (page: Page) => {
    await scrollTo(page, 0);
    const nav = await page.locator('header nav').first().boundingBox();
    const logo = await page.locator('header a').first().boundingBox();
    await scrollTo(page, 500);
    return { below: nav!.y >= logo!.y + logo!.height, stays: (await topOf(page, 'header')) === 0 };
  };
  await visit({}, async ({ page, open }) => {
    await open('/');
    expect(await looks(page)).toEqual({ below: false, stays: true });
    await open('/?flags=shell.header:old');
    expect(await looks(page)).toEqual({ below: true, stays: false });
    const ledger = new URL(siteUrl());
    ledger.hostname = 'ledger.localhost';
    await open(ledger.href);
    expect(await looks(page)).toEqual({ below: true, stays: false });
  });
});

test.for(['/flights/SFO-SGN', '/stays/metro:PAR'])('the header with the search of %s is one row', async (search) => {
  await visit({}, async ({ page, open }) => {
    await open('/booking/find');
    const row = await heightOf(page, 'header');
    await open(`${search}/${inDays(60)}/${inDays(63)}/2adults`);
    for (const width of [1440, 1280, 1024, 800, 640]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await heightOf(page, 'header')]).toEqual([width, row]);
    }
  });
});
