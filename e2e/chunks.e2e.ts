import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';
import { alive, visit } from './visit.ts';

type ChunkMap = Record<string, { js: string; css: string[]; deps: string[]; words?: string }>;

const FRONT_DOOR = 'web/routes/front-door/all.ts';
const ENTRY = 'web/entry-client.tsx';
const BROKEN = [/503/, /Failed to (load|fetch)/i, /dynamically imported module/, /preload/];

async function chunks(): Promise<ChunkMap> {
  const html = await (await fetch(siteUrl())).text();
  const address = /name="wf-chunks" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return (await (await fetch(new URL(address, siteUrl()))).json()) as ChunkMap;
}

/** Requests for a file fail with 503 while `fails` says so: by how many came before, and by the query. */
async function failing(
  page: Page,
  path: string,
  fails: (before: number, query: string) => boolean,
): Promise<() => string[]> {
  const seen: string[] = [];
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const { search } = new URL(route.request().url());
      seen.push(search);
      return fails(seen.length - 1, search)
        ? route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: '' })
        : route.fallback();
    },
  );
  return () => seen;
}

/** From a page that does not hold the front door's chunk, by a click. */
async function walkIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
}

test.for([1, 2])(
  '[8-08a] a page whose chunk fails %i times is loaded with a cache-busting parameter',
  async (times) => {
    const { js } = (await chunks())[FRONT_DOOR] ?? { js: '' };
    await visit({ expected: [...BROKEN, /404/] }, async ({ page, open }) => {
      await open('/no-such-page');
      // The browser asks once more by itself: only the address of the last retry answers.
      const seen = await failing(page, js, (_, query) => query !== `?r=${times}`);
      await walkIn(page);
      await page.locator('[data-page-id="frontdoor"] h1').waitFor();
      expect(seen().at(-1)).toBe(`?r=${times}`);
    });
  },
);

test('[8-08a] a stylesheet of a page that fails once is asked for again, and the page is styled', async () => {
  const map = await chunks();
  const own = map[FRONT_DOOR]?.css.find((href) => !map[ENTRY]?.css.includes(href));
  if (!own) throw new TypeError('The front door has no stylesheet of its own');
  await visit({ expected: [...BROKEN, /404/] }, async ({ page, open }) => {
    await open('/no-such-page');
    await failing(page, own, (before) => before < 1);
    await walkIn(page);
    await page.locator('[data-page-id="frontdoor"] h1').waitFor();
    const styled = await page.evaluate(
      (path) => [...document.styleSheets].some((sheet) => sheet.href?.includes(path) && sheet.cssRules.length > 0),
      own,
    );
    expect(styled).toBe(true);
  });
});

test.for(['entry', 'vendor', 'page', 'words'])(
  'a first page whose %s script fails twice comes alive',
  async (which) => {
    const map = await chunks();
    const files = {
      entry: map[ENTRY]?.js,
      vendor: map[ENTRY]?.deps.find((path) => path.includes('vendor')),
      page: map[FRONT_DOOR]?.js,
      words: map[FRONT_DOOR]?.words,
    } as Record<string, string | undefined>;
    await visit({ expected: BROKEN }, async ({ page }) => {
      await failing(page, files[which] ?? '', (before) => before < 2);
      await page.goto('/');
      await alive(page);
    });
  },
);

test('[8-08a] a panel of the search form whose chunk fails is loaded with a cache-busting parameter', async () => {
  const { js } = (await chunks())['design/travellers/panel.tsx'] ?? { js: '' };
  await visit({ expected: BROKEN }, async ({ page, open }) => {
    await open('/');
    const seen = await failing(page, js, (_, query) => query !== '?r=1');
    await page.getByRole('button', { name: /Travellers/ }).click();
    await page.getByRole('dialog', { name: /Travellers/ }).waitFor();
    expect(seen().at(-1)).toBe('?r=1');
  });
});

test('[2.7-02] [8-08b] when a page cannot be loaded at all there is a crash screen whose link recovers', async () => {
  const { js } = (await chunks())[FRONT_DOOR] ?? { js: '' };
  await visit({ expected: [...BROKEN, /404/, /TypeError/, /error boundary/i] }, async ({ page, open }) => {
    await open('/no-such-page');
    let down = true;
    await failing(page, js, () => down);
    await walkIn(page);
    await page.getByRole('heading', { name: 'Unexpected Application Error' }).waitFor();
    expect(await page.title()).toBe('Unexpected Application Error');
    const incident = await page.locator('code').innerText();
    expect(incident).toMatch(/^[\da-f-]{36}$/);
    down = false;
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await page.locator('[data-page-id="frontdoor"] h1').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a first page fetches one stylesheet; the next one asks only for what is not in them', async () => {
  await visit({}, async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
    });
    await open('/flights');
    expect(asked).toEqual([expect.stringMatching(/^\/brands\/wayfold\/\w+\.page-\w+\.css$/)]);
    const joined = await page
      .locator('link[disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(joined.length).toBeGreaterThan(2);
    await walkIn(page);
    await page.locator('[data-page-id="frontdoor"] h1').waitFor();
    const later = asked.slice(1);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((path) => joined.includes(path))).toEqual([]);
  });
});
