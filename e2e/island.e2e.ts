import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { chunkOf, holdChunk } from './held-chunk.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

const FORM = 'web/routes/front-door/hero.island.tsx';
const PATIENT = { timeout: 20_000 };

/** The form's script waits until it is let go. */
const hold = (page: Page) => holdChunk(page, FORM);

const field = (page: Page, name: string) => page.locator(`#${name}`);
/** The date fields are the browser's own until the form is alive. */
const formAlive = (page: Page) => page.locator('#depart[role="combobox"]').waitFor();

test('the search form is whole without its script, which is not asked for before somebody means to use it', async () => {
  await visit({}, async ({ page, open }) => {
    const { asked } = await hold(page);
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    await field(page, 'from').fill('LON');
    await expect.poll(asked, PATIENT).toBe(1);
    await field(page, 'to').fill('SIN');
    await field(page, 'depart').fill(inDays(100));
    await field(page, 'return').fill(inDays(114));
    await page.getByRole('radio', { name: 'One way' }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname === `/flights/LON-SIN/${inDays(100)}/1adults`);
  });
});

test('text typed before the form is alive stays, with the focus and the place to go on', async () => {
  await visit({}, async ({ page, open }) => {
    const { asked, letGo } = await hold(page);
    await open('/');
    await field(page, 'depart').fill(inDays(100));
    await page.getByRole('radio', { name: 'One way' }).check();
    await field(page, 'to').fill('SIN');
    await field(page, 'from').focus();
    await page.keyboard.type('Londo');
    await expect.poll(asked, PATIENT).toBe(1);
    expect(await page.getByRole('option').count()).toBe(0);
    await letGo();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('n');
    expect(await field(page, 'from').inputValue()).toBe('London');
    await expect.poll(() => page.getByRole('option').first().textContent(), PATIENT).toContain('London');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field(page, 'to').inputValue()).toMatch(/^Singapore/);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`-SIN/${inDays(100)}/1adults`));
  });
});

test.for([
  ['the way out', 'depart', 'Dates'],
  ['the travellers', 'travellers', 'Travellers and cabin'],
] as const)('a press on %s before the form is alive opens its panel after', async ([, id, panel]) => {
  for (const { viewport } of LOOKS) {
    await visit({ viewport }, async ({ page, open }) => {
      const { asked, letGo } = await hold(page);
      await open('/');
      await field(page, id).click();
      await expect.poll(asked, PATIENT).toBe(1);
      await letGo();
      await page.getByRole('dialog', { name: panel }).waitFor();
    });
  }
});

test('who tabs into the form gets it, and the press that was made meanwhile', async () => {
  await visit({}, async ({ page, open }) => {
    const { asked, letGo } = await hold(page);
    await open('/');
    await page.keyboard.press('Tab');
    for (let at = 0; at < 12 && asked() === 0; at += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('search form *'))).toBe(true);
    await field(page, 'travellers').focus();
    await page.keyboard.press('Enter');
    await letGo();
    await page.getByRole('dialog', { name: 'Travellers and cabin' }).waitFor();
  });
});

test.for([1, 2])('[8-08a] a form whose chunk fails %i times comes alive, with what was typed', async (times) => {
  const path = await chunkOf(FORM);
  await visit({ expected: [/503/, /Failed to (load|fetch)/i, /preload/] }, async ({ page, open }) => {
    let seen = '';
    await page.route(
      (url) => url.pathname === path,
      (route) => {
        seen = new URL(route.request().url()).search;
        return seen === `?r=${times}`
          ? route.fallback()
          : route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: '' });
      },
    );
    await open('/');
    await field(page, 'from').pressSequentially('LON');
    await formAlive(page);
    expect(seen).toBe(`?r=${times}`);
    expect(await field(page, 'from').inputValue()).toBe('LON');
  });
});

test('a form whose chunk never comes is a plain form', async () => {
  const path = await chunkOf(FORM);
  await visit({ expected: [/503/, /Failed to (load|fetch)/i, /preload/] }, async ({ page, open }) => {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: '' }),
    );
    await open('/');
    await field(page, 'from').fill('LON');
    await field(page, 'to').fill('SIN');
    await field(page, 'depart').fill(inDays(100));
    await field(page, 'return').fill(inDays(114));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/flights\/LON-SIN\//);
  });
});

test('a page that is left before its form is alive lets go at once, and brings the form back on return', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    await page.getByRole('link', { name: 'Data sources' }).click();
    await page.locator('[data-page-id="datasources"] h1').waitFor();
    await page.goBack();
    await page.locator('[data-page-id="frontdoor"] h1').waitFor();
    await formAlive(page);
    await alive(page);
  });
});

test.for(LOOKS)('the form is accessible asleep and alive at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit(options, async ({ page, open }) => {
    await open('/');
    expect(await axeFaults(page)).toEqual([]);
    await field(page, 'from').focus();
    await formAlive(page);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('the link to the form waits for no script that is late, and the next Tab is in the form even when it comes then', async () => {
  await visit({}, async ({ page, open, press }) => {
    const { letGo } = await hold(page);
    await open('/');
    await page.getByRole('link', { name: 'Skip to the search form' }).focus();
    await press('Enter');
    await page.waitForURL(/#search-form$/);
    await letGo();
    await formAlive(page);
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#search-form')?.id)).toBe('search-form');
  });
});
