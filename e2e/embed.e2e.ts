import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hosts, openHosts } from './hosts.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const DEMO = `http://host.localhost:${new URL(siteUrl()).port}/dev/embed`;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const SEARCH = `/flights/LON-SIN/${inDays(60)}/1adults`;

const PATIENT = { timeout: 15_000 };

let hosts: Hosts;
beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.stop());

/** A partner's page with the host script. */
async function openResults(page: Page, before = '', more = ''): Promise<FrameLocator> {
  const box = `<div data-wayfold="news" data-title="Flights" data-path="${SEARCH}" ${more}></div>`;
  hosts.serve(
    '/results',
    `<main aria-label="News">${before}<h1>News</h1>${box}</main><script src="${hosts.site}/embed/v1.js"></script>`,
  );
  await page.goto(`${hosts.listed}/results`, { waitUntil: 'commit' });
  return framed(page);
}

/** The frame has taken the greeting and is alive. */
async function framed(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-framed]').waitFor({ state: 'attached' });
  return frame;
}

async function openDemo(page: Page): Promise<FrameLocator> {
  await page.goto(DEMO, { waitUntil: 'commit' });
  return framed(page);
}

const heights = (page: Page) =>
  page.evaluate(() => Number.parseInt(document.querySelector('iframe')?.style.height ?? '', 10));

test('[1-06b] [4-21] a page of another origin shows the search in a frame as tall as its page, and hears where it is', async () => {
  await visit({}, async ({ page }) => {
    const frame = await openDemo(page);
    await frame.getByRole('search').waitFor();
    expect(await frame.locator('header').count()).toBe(0);
    await page.getByText('/ (frontdoor)').waitFor();
    const inner = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    expect(await heights(page)).toBe(inner);
    expect(inner).toBeGreaterThan(600);
  });
});

test('[7.7-01a] [7.7-02b] the page asks what is listed, and nothing else is answered', async () => {
  await visit({}, async ({ page, context }) => {
    await openDemo(page);
    const log = page.locator('#log');
    await page.locator('#ask button').click();
    await log.getByText('Singapore Changi Airport').waitFor();
    expect(await context.cookies()).toEqual([]);
    await page.locator('[data-do=unlisted]').click();
    await log.getByText('orders: refused, UNKNOWN_OPERATION').waitFor();
    await expect
      .poll(() => context.cookies(), PATIENT)
      .toMatchObject([{ name: '__Host-wf-frame', partitionKey: 'http://host.localhost' }]);
  });
});

test('[7.7-02a] [7.7-02b] submit presses search, a spinner stands for the wait, results say that they can be changed', async () => {
  await visit({}, async ({ page }) => {
    const frame = await openDemo(page);
    await frame.locator('input[name=from]').fill('LON');
    await frame.locator('input[name=to]').fill('SIN');
    await frame.getByRole('radio', { name: 'One way' }).check();
    await frame.getByRole('combobox', { name: 'Depart' }).fill(inDays(60));
    await frame.getByRole('combobox', { name: 'Depart' }).press('Tab');
    await page.locator('[data-do=submit]').click();
    await frame.locator('[data-page-id=results]').waitFor();
    const log = page.locator('#log');
    await log.getByText('enableRework').waitFor();
    await page.locator('#path').getByText('(results)').waitFor();
    await expect.poll(() => heights(page), PATIENT).toBeGreaterThan(1_500);
  });
});

const NARROW = { name: '320', viewport: { width: 320, height: 700 } };

test.for([NARROW, ...LOOKS])('host and frame are accessible at $name, search and results', async (look) => {
  const { name: _, ...options } = look;
  // A frame out of sight is not drawn, so nothing in it fades in.
  await visit({ ...options, reducedMotion: 'reduce' }, async ({ page }) => {
    await openDemo(page);
    await page.getByText('/ (frontdoor)').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const frame = await openResults(page);
    await frame.locator('article, li').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const wide = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test('an offer opens in a window of its own, at the address of the site', async () => {
  await visit({}, async ({ page, context }) => {
    const frame = await openResults(page, '', 'data-locale="de"');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.locator('a[href*="/fares/"]').first().click(),
    ]);
    await opened.waitForSelector('[data-page-id=details]');
    expect(new URL(opened.url()).pathname).toMatch(/^\/de\/fares\//);
    expect(new URL(opened.url()).origin).toBe(hosts.site);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await frame.locator('[data-page-id=results]').waitFor();
  });
});

test('what opens over the page, or stands at its edge, does so in the part of the frame that is seen', async () => {
  await visit({ viewport: { width: 390, height: 700 } }, async ({ page }) => {
    const frame = await openResults(page, '<p style="height:900px">Above</p>');
    await expect.poll(() => heights(page), PATIENT).toBeGreaterThan(2_000);
    await page.evaluate(() => window.scrollTo(0, 1_600));
    const inWindow = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box !== null && box.height > 40 && box.y >= -1 && box.y + box.height <= 701;
    };
    const bar = frame.locator('nav[data-edge]');
    await expect.poll(() => inWindow(bar), PATIENT).toBe(true);
    await bar.getByRole('button', { name: /^Filter/ }).click();
    await expect.poll(() => inWindow(frame.locator('dialog[open]')), PATIENT).toBe(true);
  });
});

test('no other origin can show the frame', async () => {
  await visit({ expected: [/frame-ancestors|refused|violates/i] }, async ({ page }) => {
    hosts.serve('/', `<iframe src="${hosts.site}/embed/news"></iframe><iframe src="${hosts.site}/"></iframe>`);
    for (const name of ['evil.localhost', 'xnews.localhost', 'news.localhost.evil.localhost', 'localhost']) {
      await page.goto(hosts.origin(name));
      const shown = await Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.locator('[data-page-id]').count()),
      );
      expect([name, shown]).toEqual([name, [0, 0]]);
    }
    await page.goto(hosts.listed);
    expect(await page.frames()[1]?.locator('[data-page-id]').count()).toBe(1);
  });
});

/** In another frame of the host: throws what it can at the first frame. */
const attackOn = (site: string) => `
  const target = parent.frames[0];
  const good = { action: 'wayfold-embed', version: 1 };
  const all = [good, { ...good, more: 1 }, { action: 'ajax', id: 'a', operation: 'places', params: { q: 'x' } },
    { action: 'submit', form: 'search' }, { action: 'reload' }, 'x', null, [[[[[[[1]]]]]]], { __proto__: null, action: 'scroll' }];
  let heard = 0;
  for (let i = 0; i < 1000; i += 1) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { heard += 1; };
    target.postMessage(all[i % all.length], i % 3 ? '*' : '${site}', i % 2 ? [port2] : []);
    port1.postMessage(all[2]);
  }
  setTimeout(() => { document.documentElement.dataset.heard = heard; }, 800);`;

test('1,000 messages of another frame and 1,000 of wrong shape: none is heard, nothing leaves, nothing changes', async () => {
  await visit({}, async ({ page }) => {
    const { site } = hosts;
    hosts.serve('/attack', `<script>${attackOn(site)}</script>`);
    hosts.serve('/attacked', `<iframe src="${site}/embed/news"></iframe>`);
    await page.goto(`${hosts.listed}/attacked`);
    const frame = page.frameLocator('iframe').first();
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const before = await frame.locator('html').evaluate((html) => html.outerHTML);
    const left: string[] = [];
    page.on('request', (request) => request.url().startsWith(site) && left.push(request.url()));

    await page.evaluate(
      (address) => {
        const attacker = document.createElement('iframe');
        attacker.src = address;
        document.body.append(attacker);
      },
      `${hosts.origin('evil.localhost')}/attack`,
    );
    const attacker = page.frameLocator('iframe').nth(1);
    await attacker.locator('html[data-heard="0"]').waitFor({ state: 'attached' });
    const answers = await page.evaluate(async () => {
      let heard = 0;
      for (let i = 0; i < 1_000; i += 1) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (heard += 1));
        port1.start();
        const message = { action: 'wayfold-embed', version: i + 2, id: `m${i}`, operation: 'places' };
        window.frames[0]?.postMessage(message, '*', [port2]);
        port1.postMessage({ action: 'ajax', id: 'a', operation: 'places', params: { q: 'x' } });
      }
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500)));
      return heard;
    });
    expect([answers, left, await frame.locator('html').evaluate((html) => html.outerHTML)]).toEqual([0, [], before]);

    const ready = await page.evaluate(
      (to) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', ({ data }: MessageEvent<{ action: string }>) => resolve(data.action), {
            once: true,
          });
          port1.start();
          window.frames[0]?.postMessage({ action: 'wayfold-embed', version: 1 }, to, [port2]);
        }),
      site,
    );
    expect(ready).toBe('ready');
  });
});

test('[7.7-02b] a browser that keeps no cookies is helped by one reload, and by no second', async () => {
  await visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set(_text: string) {} });
      // Chromium closes the storage of frames together with their cookies; others keep it as long as the tab.
      const kept = { getItem: () => window.name || null, setItem: (key: string) => void (window.name = key) };
      Object.defineProperty(window, 'sessionStorage', { value: kept });
    });
    let loads = 0;
    page.on('request', (request) => (loads += request.url().endsWith('/embed/demo') ? 1 : 0));
    await openDemo(page);
    const log = page.locator('#log');
    await log.getByText('reload cookie-fix').waitFor();
    await log.getByText('ready places').nth(1).waitFor();
    await page.getByText('/ (frontdoor)').waitFor();
    expect([loads, await log.getByText('reload cookie-fix').count()]).toEqual([2, 1]);
  });
});

test('without scripts a page that no frame shows says where it goes on', async () => {
  await visit({ javaScriptEnabled: false, expected: [/403/] }, async ({ page }) => {
    const answer = await page.goto('/de/embed/demo/booking/find?x=1');
    expect(answer?.status()).toBe(403);
    const link = page.locator('main a[target=_blank]');
    expect(await link.getAttribute('href')).toBe(`${siteUrl()}/de/booking/find?x=1`);
  });
});

test.for([360, 1280])(
  'in a frame of %i px one form leads to the other; a wide one is searched with there too',
  async (width) => {
    await visit({ viewport: { width, height: 900 } }, async ({ page }) => {
      const frame = await openDemo(page);
      const tabs = frame.getByRole('navigation', { name: 'What to search' });
      expect(await tabs.getByRole('link').allTextContents()).toEqual(['Flights', 'Stays']);
      await tabs.getByRole('link', { name: 'Stays' }).click();
      await page.getByText('/stays (search)').waitFor();
      expect(await tabs.locator('[aria-current]').textContent()).toBe('Stays');
      if (width < 600) return;
      await frame.locator('input[name=place]').fill('PAR');
      for (const [name, day] of [
        ['checkIn', inDays(60)],
        ['checkOut', inDays(62)],
      ] as const) {
        await frame.locator(`input[name=${name}][type=hidden]`).waitFor({ state: 'attached' });
        await frame.locator(`input[name=${name}]`).evaluate((input, value) => {
          (input as HTMLInputElement).value = value;
        }, day);
      }
      await page.locator('[data-do=submit]').click();
      await frame.getByRole('heading', { name: 'Places to stay in Paris' }).waitFor(PATIENT);
      expect(await tabs.count()).toBe(0);
    });
  },
);
