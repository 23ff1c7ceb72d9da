import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { roundedUp, sortBy } from './choose-flights.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const results = (more = '') => `/flights/LON-SIN/${inDays(100)}/${inDays(114)}/2adults${more}`;
const PATIENT = { timeout: 20_000 };
/** A flight back in the card of a whole trip. */
const TIMES = /^\d\d:\d\d – \d\d:\d\d/;

/** The total of the nth card, as it is written: rounded up to whole euros. */
async function totalOf(page: Page, nth: number): Promise<string> {
  const text = (await page.getByRole('article').nth(nth).textContent()) ?? '';
  return /€[\d,]+(?=(?:return|total) for)/.exec(text)?.[0] ?? text;
}

async function choose(page: Page, nth: number): Promise<void> {
  await page.getByRole('link', { name: 'Choose', exact: true }).nth(nth).click();
  await page.waitForURL(/out=house\./);
  await page.getByRole('region', { name: /^Out, / }).waitFor();
}

test('a return is chosen flight by flight: the price of a flight out is that of its cheapest way back, and of the fares', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    await page.getByText('Each price is the lowest round-trip total with this flight, rounded up.').waitFor();
    await sortBy(page, 'Fastest');
    await page.waitForURL(/sort=fastest/);
    const from = await totalOf(page, 1);
    await choose(page, 1);
    await sortBy(page, 'Cheapest');
    await page.waitForURL(/sort=cheapest/);
    await expect.poll(() => totalOf(page, 0), PATIENT).toBe(from);
    expect(await page.getByRole('article').first().textContent()).toContain('Lowest');
    await page.getByRole('link', { name: 'See fares' }).first().click();
    await page.waitForURL(/\/fares\//);
    const exact = await page
      .getByText(/^€[\d,]+\.\d\d$/)
      .first()
      .textContent();
    expect(roundedUp(exact ?? '')).toBe(from);
    await page.goBack();
    await page.waitForURL(/out=house\./);
    await page.getByRole('link', { name: 'Change the flight out' }).click();
    await page.waitForURL((url) => !url.search.includes('out='));
    await page.getByText('Each price is the lowest round-trip total with this flight, rounded up.').waitFor();
  });
});

test('both steps work without scripts, and filters keep what is chosen', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(results());
    const from = await totalOf(page, 0);
    await choose(page, 0);
    await page.getByRole('checkbox', { name: /^2 stops/ }).check();
    await page.getByRole('button', { name: 'Show results' }).first().click();
    await page.waitForURL(/out=house\..*fs=|fs=.*out=house\./);
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    await page.getByRole('link', { name: 'Change the flight out' }).click();
    await page.goto(page.url().replace(/fs=[^&]*&?/, ''));
    expect(await totalOf(page, 0)).toBe(from);
  });
});

test('after a flight out with stops a direct flight back can be asked for; what is asked of both ways is said and taken off', async () => {
  const journey = `/flights/DUB-LIS/${inDays(100)}/${inDays(107)}/1adults`;
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${journey}?sort=cheapest&fs=out.stops:1,2`);
    await choose(page, 0);
    const chosen = page.url().replace(/fs=[^&]*&?/, '');
    await page.goto(chosen);
    const stops = page.getByRole('group', { name: 'Stops, flight back' }).first();
    const direct = stops.getByRole('checkbox', { name: /^Direct/ });
    const from = /€[\d,]+/.exec(await stops.locator('label').filter({ hasText: 'Direct' }).innerText())?.[0];
    await direct.check();
    await page.getByRole('button', { name: 'Show results' }).first().click();
    await page.waitForURL(/back\.stops:0/);
    expect(await totalOf(page, 0)).toBe(from);
    await page.goto(`${chosen}&fs=stops:0;back.stops:0`);
    await page.getByText(/^No result out of /).waitFor();
    await page.getByRole('link', { name: 'Remove: Stops, both ways: Direct' }).first().click();
    await page.waitForURL((url) => !/fs=stops/.test(decodeURIComponent(url.search)));
    expect(await totalOf(page, 0)).toBe(from);
  });
});

test('who chooses by key comes from a flight out over a flight back to the fares', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open(results());
    await page.getByRole('link', { name: 'Choose', exact: true }).first().focus();
    await press('Enter');
    await page.waitForURL(/out=house\./);
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    // The focus waits before the first flight back.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cards');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See fares');
    await press('Enter');
    await page.waitForURL(/\/fares\//);
  });
});

test('a flight out that is not sold leads back to the flights that are', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results('?out=house.X-AAA1.LHR.20270303'));
    await page.waitForURL((url) => !url.search.includes('out='));
    await page.getByRole('link', { name: 'Choose', exact: true }).first().waitFor();
  });
});

test('whole trips stand once for each flight out, and a flight back at the same total leads to the fares of that pair', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    await page.getByRole('link', { name: 'Whole trips' }).click();
    await page.waitForURL(/by=trip/);
    await page.getByText('Return flights at the same price share a card.').waitFor();
    const card = page
      .getByRole('article')
      .filter({ hasText: /\d at this price/, has: page.getByRole('link', { name: TIMES }).nth(1) })
      .first();
    const total = await card.textContent();
    const times = card.getByRole('link', { name: TIMES });
    const texts = await times.allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
    await times.nth(1).click();
    await page.waitForURL(/\/fares\//);
    const exact = await page
      .getByText(/^€[\d,]+\.\d\d$/)
      .first()
      .textContent();
    expect(total).toContain(roundedUp(exact ?? ''));
  });
});

test('on a phone both steps are taken by touch, up to the fares', async () => {
  await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(results());
    await page.getByRole('link', { name: 'Choose', exact: true }).first().tap();
    await page.waitForURL(/out=house\./);
    const out = page.getByRole('region', { name: /^Out, / });
    await out.waitFor();
    await out.getByRole('link', { name: 'Change the flight out' }).tap();
    await page.waitForURL((url) => !url.searchParams.has('out'));
    await page.getByRole('link', { name: 'Choose', exact: true }).first().tap();
    await out.waitFor();
    await page.getByRole('link', { name: 'See fares' }).first().tap();
    await page.getByRole('heading', { name: 'Choose a fare' }).waitFor();
  });
});

test.for(LOOKS)('both steps have no fault at $name', async (look) => {
  await visit(look, async ({ page, open }) => {
    await open(results());
    expect(await axeFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(420);
    await choose(page, 0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
