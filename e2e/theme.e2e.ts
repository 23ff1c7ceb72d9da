import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { siteUrl } from './site-url.ts';
import { axeFaults, visit } from './visit.ts';

const choices = (page: Page) => page.locator('footer').getByRole('group', { name: 'Theme' });
const choose = (page: Page, name: string) => choices(page).getByRole('button', { name, exact: true }).click();
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isDark = async (page: Page) =>
  (await ground(page))
    .match(/\d+/g)!
    .slice(0, 3)
    .every((part) => Number(part) < 90);
const pressed = (page: Page) => choices(page).locator('[aria-pressed="true"]').innerText();

test('a theme is chosen without scripts, holds on the next page as the server writes it, and is let go of again', async () => {
  await visit({ javaScriptEnabled: false, colorScheme: 'light' }, async ({ page, context, open }) => {
    await open('/help');
    expect([await isDark(page), await pressed(page)]).toEqual([false, 'System']);
    await choose(page, 'Dark');
    expect([new URL(page.url()).pathname, await isDark(page), await pressed(page)]).toEqual(['/help', true, 'Dark']);
    const html = await (await page.request.get('/stays')).text();
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain('<meta name="color-scheme" content="dark"/>');
    await choose(page, 'System');
    expect(await isDark(page)).toBe(false);
    expect((await context.cookies()).filter(({ name }) => name === 'wf-theme')).toEqual([]);
  });
});

test('with scripts the page changes at once, keeps what is typed, and the next page begins in it', async () => {
  await visit({ colorScheme: 'dark' }, async ({ page, open }) => {
    await open('/booking/find');
    await page.getByLabel('Wayfold reference').fill('WF-123');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/i/theme'));
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.locator('footer').hover();
    await choose(page, 'Light');
    await kept;
    await expect.poll(() => isDark(page)).toBe(false);
    expect([await pressed(page), await page.getByLabel('Wayfold reference').inputValue()]).toEqual(['Light', 'WF-123']);
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/help');
    expect([await isDark(page), await pressed(page)]).toEqual([false, 'Light']);
  });
});

test.for(['wayfold', 'juniper', 'kestrel', 'ledger', 'pocket'])(
  '%s is dark when its reader chose so, whatever the system says',
  async (brand) => {
    const url = new URL(siteUrl());
    if (brand !== 'wayfold') url.hostname = `${brand}.localhost`;
    await visit({ baseURL: url.origin, colorScheme: 'light' }, async ({ page, context, open }) => {
      await context.addCookies([{ name: 'wf-theme', value: 'dark', url: url.origin }]);
      await open('/help');
      expect(await isDark(page)).toBe(true);
    });
  },
);
