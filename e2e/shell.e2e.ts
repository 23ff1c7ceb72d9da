import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

test('a page comes alive without a complaint of console or security policy', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('[data-page-id]').getAttribute('data-page-id')).toBe('frontdoor');
  });
});

test('[2.4-07a] the front door has the page id frontdoor', async () => {
  const html = await (await fetch(siteUrl())).text();
  expect(html).toContain('data-page-id="frontdoor"');
});

test.for(LOOKS)('the shell is accessible at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit({ ...options, expected: [/404/] }, async ({ page, open }) => {
    await open('/');
    expect(await axeFaults(page)).toEqual([]);
    await open('/no-such-page');
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('a wrong address answers 404 and offers a search', async () => {
  await visit({ expected: [/404/] }, async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await alive(page);
    await page.getByRole('search').waitFor();
    expect(await page.title()).toContain('not found');
  });
});

test('without scripts the front door is a form that works', async () => {
  await visit({ javaScriptEnabled: false, expected: [/404/] }, async ({ page, open }) => {
    await open('/');
    const form = page.getByRole('search');
    expect(await form.locator('input').count()).toBeGreaterThan(2);
  });
});

test('[2.4-09b] the first tab stop skips to the main content', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/');
    await press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toBe('#main');
    await press('Enter');
    await expect.poll(() => new URL(page.url()).hash, { timeout: 20_000 }).toBe('#main');
  });
});

const DAY_MS = 86_400_000;

/** A day that is always for sale. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

test('[2.4-07b] a results page has the page id results', async () => {
  const html = await (await fetch(`${siteUrl()}/flights/LON-SIN/${inDays(60)}/1adults`)).text();
  expect(html).toContain('data-page-id="results"');
});

test('visiting and searching leave no cookie and no storage behind, and need no token', async () => {
  await visit({}, async ({ page, context, open }) => {
    await open('/');
    const created = await page.request.post('/i/api/search/v1/flights', {
      data: {
        slices: [{ from: 'LON', to: 'SIN', date: inDays(60) }],
        passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
        cabin: 'economy',
        bags: { cabin: 1, checked: 0 },
        currency: 'EUR',
      },
    });
    expect([created.status(), created.headers()['set-cookie']]).toEqual([200, undefined]);
    await open(`/flights/LON-SIN/${inDays(60)}/1adults`);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  });
});

test('the first theme follows the device, before any script', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await visit({ javaScriptEnabled: false, colorScheme }, async ({ page, open }) => {
      await open('/');
      const [red = 0] =
        (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g)?.map(Number) ?? [];
      expect(red > 128).toBe(colorScheme === 'light');
    });
  }
});
