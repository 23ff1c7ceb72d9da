import { chooseFlights } from './choose-flights.ts';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { bookFlight, inDays, openVisitor } from './book.ts';
import { illegible } from './legible.ts';
import { siteUrl } from './site-url.ts';
import { visit } from './visit.ts';

const RESULTS = `/flights/LON-SIN/${inDays(60)}/${inDays(74)}/2adults/children-7`;
const OPEN_TO_ALL = [
  '/',
  '/flights',
  '/flights/LON-LHR/2020-01-01/10adults',
  RESULTS,
  '/booking/find',
  '/feedback',
  '/feedback/thanks?sent=mail',
  '/data-sources',
  '/how-results-are-ranked',
  '/dev/mail',
  '/nowhere',
];

/** Browser zoom, a larger letter size and the colours of a Windows contrast theme; checkout holds its steps itself. */
const WAYS = [
  { name: '320 px', width: 320, letters: '100%', forcedColors: 'none' },
  { name: '360 px with text twice as large', width: 360, letters: '200%', forcedColors: 'none' },
  { name: '1280 px with text twice as large', width: 1280, letters: '200%', forcedColors: 'none' },
  { name: '360 px in forced colours', width: 360, letters: '100%', forcedColors: 'active' },
  { name: '1280 px in forced colours', width: 1280, letters: '100%', forcedColors: 'active' },
] as const;

type Way = (typeof WAYS)[number];

async function go(page: Page, { width, forcedColors }: Way): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ forcedColors });
}

test('no page scrolls sideways in any of the ways to look at it', { timeout: 120_000 }, async () => {
  const visitor = await openVisitor(siteUrl());
  const { id } = await bookFlight(visitor, {});
  const options = { extraHTTPHeaders: { cookie: visitor.cookie }, expected: [/404|422/] };
  await visit(options, async ({ page, open }) => {
    const inEachWay = async (path: string, look: (letters: string) => Promise<unknown>, wanted: unknown) => {
      for (const way of WAYS) {
        await go(page, way);
        expect([path, way.name, await look(way.letters)]).toEqual([path, way.name, wanted]);
      }
    };
    for (const path of [...OPEN_TO_ALL, `/bookings/${id}`, `/bookings/${id}/print`]) {
      await open(path);
      await inEachWay(path, (letters) => sideways(page, letters), 0);
    }
    await open('/');
    await inEachWay('broken words', (letters) => brokenTabs(page, letters), []);
    await open(RESULTS);
    await inEachWay('results', (letters) => sideways(page, letters).then(() => illegible(page)), []);
    await chooseFlights(page);
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
    await inEachWay('fares', (letters) => sideways(page, letters), 0);
  });
});

test('long words of German fit into 320 px with text twice as large', async () => {
  const visitor = await openVisitor(siteUrl());
  const { id } = await bookFlight(visitor, {});
  const own = ['', '/cancel', '/print'].map((part) => `/bookings/${id}${part}`);
  const options = {
    viewport: { width: 320, height: 800 },
    extraHTTPHeaders: { cookie: visitor.cookie },
    expected: [/404/],
  };
  await visit(options, async ({ page, open }) => {
    for (const path of ['/nowhere', '/booking/find', ...own]) {
      await open(`/de${path}`);
      expect([path, await sideways(page, '200%')]).toEqual([path, 0]);
    }
  });
});

/** Names of verticals in the header that do not stand in one line, once text has this size; each is one word. */
async function brokenTabs(page: Page, letters: string): Promise<string[]> {
  return page.locator('header nav a > span').evaluateAll((words, size) => {
    document.documentElement.style.fontSize = size;
    return words.filter(tall).map((word) => word.textContent);

    function tall(word: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(word);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    }
  }, letters);
}

/** How many pixels the page is wider than the window, once its text has this size. */
async function sideways(page: Page, letters: string): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return Math.max(0, document.documentElement.scrollWidth - innerWidth);
  }, letters);
}
