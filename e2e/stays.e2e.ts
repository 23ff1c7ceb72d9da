import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../bench/pages/budgets.ts';
import { inDays } from './book.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

const results = (more = '', party = '2adults') => `/stays/metro:PAR/${inDays(60)}/${inDays(63)}/${party}${more}`;

test('a list of stays says how many have rooms, and each card its whole price, its room and its deadline', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    await page.getByRole('heading', { level: 1, name: 'Places to stay in Paris' }).waitFor();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(30);
    const card = page.getByRole('article').first();
    await expect.poll(() => card.textContent()).toMatch(/€[\d,]+\.\d\d.*3 nights, all taxes/);
    await expect.poll(() => card.textContent()).toMatch(/Free cancellation until|Cancellation costs|Non-refundable/);
    expect(await card.getByText('Sample').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Show 30 more' }).click();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(60);
  });
});

test('with its map closed the page of a list keeps to the budget of markup and nodes', async () => {
  const { lab } = BUDGETS.find(({ page }) => page === 'stays')!;
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page }) => {
    const answer = await page.goto(results());
    await alive(page);
    expect(await page.getByRole('article').count()).toBe(30);
    expect(brotliCompressSync(await answer!.body()).length).toBeLessThanOrEqual(lab.htmlKb * 1_000);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(lab.domNodes);
  });
});

test('the count at a filter is the count of the list after pressing it, and back undoes it', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    const total = page.locator('header b').first();
    const before = await total.textContent();
    const chip = page.getByRole('link', { name: /^Breakfast included/ });
    const promised = /([\d,]+)$/.exec((await chip.textContent()) ?? '')?.[1];
    await chip.click();
    await page.waitForURL(/fs=board:breakfast/);
    await expect.poll(() => total.textContent(), PATIENT).toBe(promised);
    await page.goBack();
    await expect.poll(() => total.textContent(), PATIENT).toBe(before);
  });
});

test('the dialog of all filters narrows the list by keyboard', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open(results());
    const total = page.locator('header b').first();
    const before = await total.textContent();
    await page.getByRole('button', { name: 'All filters' }).focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.waitFor();
    await dialog.getByRole('checkbox', { name: /^4 stars/ }).focus();
    await press('Space');
    await page.waitForURL(/stars:4/);
    await expect.poll(() => total.textContent(), PATIENT).not.toBe(before);
    await press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole('link', { name: /^Remove: 4 stars/ }).count();
  });
});

test('each order puts first what its tab says', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    const tabs = page.getByRole('navigation', { name: 'Sort by' });
    await tabs.getByRole('link', { name: /^Lowest total/ }).click();
    await page.waitForURL(/sort=price/);
    const first = page.getByRole('article').first();
    await expect.poll(() => first.textContent(), PATIENT).toContain('Lowest total');
    await tabs.getByRole('link', { name: /^Nearest/ }).click();
    await page.waitForURL(/sort=distance/);
    await expect.poll(() => first.textContent(), PATIENT).toContain('Nearest');
  });
});

test('the map moves by its buttons and searches its piece only when told', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results());
    const map = page.getByRole('region', { name: 'Map of these places; the list shows the same' });
    await map.getByRole('link', { name: 'Zoom in' }).click();
    expect(new URL(page.url()).pathname).toContain('/metro:PAR/');
    await map.getByRole('link', { name: 'Search this area' }).click();
    await page.waitForURL(/\/stays\/@/);
    await page.getByRole('heading', { level: 1, name: /on the map near Paris/ }).waitFor();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBeGreaterThan(0);
  });
});

test('nothing left says which filter to take away, with what that would show', async () => {
  await visit({}, async ({ page, open }) => {
    await open(results('?fs=stars:5;price:0-5000'));
    await page.getByRole('heading', { name: 'No places match all your filters' }).waitFor();
    await page
      .getByRole('link', { name: /^Remove: Total price/ })
      .last()
      .click();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBeGreaterThan(0);
  });
});

test('without scripts a list of stays is links and a filter form', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(results());
    expect(await page.getByRole('article').count()).toBe(30);
    // Closed, so that the list begins on the first screen; opened, it is drawn by the styles of the sheet.
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(600);
    await page.locator('summary', { hasText: 'All filters' }).click();
    const row = page.locator('label', { has: page.getByRole('checkbox', { name: /^5 stars/ }) });
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    await page.getByRole('checkbox', { name: /^5 stars/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/fs=.*stars:5/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Lowest total/ }).click();
    await page.waitForURL(/sort=price/);
  });
});

test.for(LOOKS)('a list of stays and its sheets are accessible at $name', async (look) => {
  const { name, ...options } = look;
  await visit(options, async ({ page, open }) => {
    await open(results());
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: name.startsWith('360') ? 'Filters' : 'All filters' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await open(results('?fs=stars:5;price:0-5000'));
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.for([320, 360, 768, 1280, 1920])('a list of stays does not scroll sideways at %i px', async (width) => {
  await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
    await open(results('', '2adults-7/1adult'));
    await alive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
