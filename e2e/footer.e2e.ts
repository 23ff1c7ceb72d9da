import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LINKS, linkedBrand } from '../server/compose/testing/linked-brand.ts';
import { type Site, startSite } from './site.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, someOf, visit } from './visit.ts';

const BRANDS = '/horizon/react/component/FooterBrandsStateProviderAction';
const WIDTHS = [320, 360, 768, 1280] as const;
const PATIENT = { timeout: 20_000 };
const footer = (page: Page) => page.locator('footer');

/** Somebody comes to the end of the page: the footer is alive and has all its rows. */
async function reachEnd(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await footer(page).scrollIntoViewIfNeeded();
  await footer(page).getByRole('img', { name: 'Juniper' }).waitFor();
}

test('[9-02c] [7.5-05] brands are asked for once, when the footer is within 400 px of what is seen', async () => {
  await visit({ viewport: { width: 1280, height: 700 } }, async ({ page, open }) => {
    let asked = 0;
    page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === BRANDS)));
    await open('/privacy');
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    const scrollTo = (gap: number) =>
      page.evaluate((below) => {
        const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
        return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }, gap);
    await scrollTo(450);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await scrollTo(390);
    await expect.poll(() => asked, PATIENT).toBe(1);
    await footer(page).getByRole('img', { name: 'Juniper' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await reachEnd(page);
    expect(asked).toBe(1);
  });
});

test('[8-10b] without its brands the footer goes on, and the row stays empty', async () => {
  await visit({ expected: [/503/] }, async ({ page, open }) => {
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/failures')) reported.push(request.postData() ?? '');
    });
    await page.route(`**${BRANDS}`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await open('/privacy');
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => reported.length, PATIENT).toBe(1);
    expect(reported[0]).toContain('footer: brands');
    await footer(page).getByRole('link', { name: 'Data sources' }).waitFor();
    expect(await footer(page).getByRole('img', { name: 'Juniper' }).count()).toBe(0);
  });
});

test('the footer is whole without scripts', async () => {
  await visit({ baseURL: (await withLinks()).url, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/');
    for (const name of ['Help and contact', 'Data sources', 'London', 'Wayfold on Facebook', 'Juniper', 'Privacy']) {
      expect(await footer(page).getByRole('link', { name }).first().isVisible(), name).toBe(true);
    }
    expect(await footer(page).locator('[style]').count()).toBe(0);
  });
});

test('on a phone the groups and the site map open by keyboard', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open, press }) => {
    await open('/help');
    await reachEnd(page);
    const summary = footer(page).locator('summary', { hasText: 'Contact' });
    await summary.focus();
    await press('Enter');
    await footer(page).getByRole('link', { name: 'Find my booking' }).waitFor();
    const opener = footer(page).getByRole('button', { name: 'Site map' });
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Site map' });
    await dialog.getByRole('link', { name: 'London' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

const linked = linkedBrand();
let own: Site | undefined;
afterAll(async () => {
  await own?.stop();
  linked.remove();
});
/** The site of an operator that has apps and social sites. */
const withLinks = async () => (own ??= await startSite({ BRANDS_DIR: linked.folder }));

test('[2.5-02] [2.5-04a] stores and social sites stand where a brand has them, and nowhere else', async () => {
  const leads = (page: Page) =>
    footer(page)
      .getByRole('link', { name: /App Store|Google Play| on (Facebook|X)$/ })
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  await visit({}, async ({ page, open }) => {
    await open('/help');
    await reachEnd(page);
    expect(await leads(page)).toEqual([]);
    expect(
      await footer(page)
        .getByRole('navigation', { name: /Follow/ })
        .count(),
    ).toBe(0);
  });
  await visit({ baseURL: (await withLinks()).url }, async ({ page, open }) => {
    await open('/help');
    await reachEnd(page);
    const urls = [...LINKS.apps, ...LINKS.social].map(({ url }) => url).filter((url) => url !== '');
    expect(new Set(await leads(page))).toEqual(new Set(urls));
  });
});

test('[2.5-07a] social sites stand before the rules on a narrow screen and after them on a wide one', async () => {
  await visit({ baseURL: (await withLinks()).url }, async ({ page, open }) => {
    await open('/help');
    await reachEnd(page);
    const topOf = async (name: RegExp) =>
      (await footer(page).getByRole('navigation', { name }).boundingBox()) ?? { x: 0, y: 0 };
    const wide = [await topOf(/Privacy and terms/), await topOf(/^Follow /)] as const;
    expect(wide[0].x).toBeLessThan(wide[1].x);
    await page.setViewportSize({ width: 768, height: 800 });
    const narrow = [await topOf(/Privacy and terms/), await topOf(/^Follow /)] as const;
    expect(narrow[1].y).toBeLessThan(narrow[0].y);
  });
});

const brandOf = (id: string): string => {
  const url = new URL(siteUrl());
  url.hostname = `${id}.localhost`;
  return url.origin;
};

test.for([
  ['juniper', /More/, /Cards we take/],
  ['ledger', /More/, /Popular cities/],
  ['kestrel', /Sample Association of Airlines/, /App Store/],
  ['pocket', /More/, /App Store|Airline tickets/],
] as const)('[2.5-04c] the footer of %s is its own', async ([id, has, lacks]) => {
  await visit({ baseURL: brandOf(id) }, async ({ page, open }) => {
    await open('/help');
    await reachEnd(page);
    const said = await footer(page).innerText();
    expect(said).toMatch(has);
    expect(said).not.toMatch(lacks);
    expect(await axeFaults(page)).toEqual([]);
  });
});

for (const [path, dir] of [
  ['/privacy', 'ltr'],
  ['/ar/privacy', 'rtl'],
] as const) {
  test(`a page of text and its footer are accessible, ${dir}, and fit at each width`, async () => {
    await visit({ viewport: { width: WIDTHS[0], height: 800 } }, async ({ page, open }) => {
      await open(path);
      await reachEnd(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const faults = someOf(WIDTHS).includes(width) ? await axeFaults(page) : [];
        expect([width, Math.max(0, wider), faults]).toEqual([width, 0, []]);
      }
    });
  });
}

test('texts are found by address and section, and what is not there is not found', async () => {
  await visit({ expected: [/404/] }, async ({ page, open }) => {
    for (const [path, title] of [
      ['/privacy', 'Privacy'],
      ['/actual-terms-of-use', 'Terms of use'],
      ['/accessibility', 'Accessibility'],
      ['/de/help', 'Hilfe'],
    ] as const) {
      await open(path);
      expect(await page.locator('h1').innerText()).toBe(title);
    }
    await open('/privacy#ccpa');
    expect(await page.locator('#ccpa').boundingBox()).toMatchObject({ y: expect.any(Number) });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect((await page.goto('/privacy/nothing'))?.status()).toBe(404);
  });
});
