import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { quote } from './checkout-steps.ts';
import { alive, axeFaults, EVERY_PAIR, LOOKS, visit } from './visit.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The header of a phone has no room for them: there they stand in the footer, and in the menu. */
const button = (page: Page, which: 'country' | 'currency') => {
  const phone = (page.viewportSize()?.width ?? 1280) < 640;
  return page.locator(`${phone ? 'footer' : 'header'} [data-opens="${which}"]`);
};

/** The page was left and is alive again, in this language and currency. */
async function arrived(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
  await alive(page);
  await page.waitForFunction(() => location.hash === '');
}

test('[2.4-12] [4-12d] the currency is changed by keys alone; the page reads its prices again', async () => {
  await visit({}, async ({ page, context, open, press }) => {
    await open('/');
    await expect.poll(() => page.locator('main').innerText(), { timeout: 10_000 }).toContain('€');
    await button(page, 'currency').focus();
    await press('Enter');
    const search = page.getByRole('combobox', { name: 'Find a currency' });
    await search.waitFor();
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('yen');
    await arrived(page, () => press('Enter'));
    expect(await button(page, 'currency').innerText()).toBe('JPY');
    await expect.poll(() => button(page, 'currency').evaluate((link) => link === document.activeElement)).toBe(true);
    // The prices come after the page.
    await expect.poll(() => page.locator('main').innerText(), { timeout: 10_000 }).toContain('¥');
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'wf-currency');
    expect([kept?.value, kept?.sameSite, (kept?.expires ?? 0) > Date.now() / 1000 + 364 * 86_400]).toEqual([
      'JPY',
      'Lax',
      true,
    ]);
  });
});

test('[4-13a] country and language are changed by keys alone; Esc closes and gives the focus back', async () => {
  await visit({}, async ({ page, context, open, press }) => {
    await open('/');
    await button(page, 'country').focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Country and language' });
    await dialog.waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => button(page, 'country').evaluate((link) => link === document.activeElement)).toBe(true);
    await press('Enter');
    await dialog.waitFor();
    await page.keyboard.type('österr');
    await press('Tab');
    await arrived(page, () => press('Enter'));
    expect([new URL(page.url()).pathname, await page.locator('html').getAttribute('lang')]).toEqual([
      '/de-at',
      'de-AT',
    ]);
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'wf-locale');
    expect([kept?.value, kept?.sameSite]).toEqual(['de-AT', 'Lax']);
    await open('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-AT');
  });
});

test('[2.4-11b] switching language on a results page keeps list, filters and position', async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async ({ page, open }) => {
    const path = `/flights/LON-SIN/${inDays(60)}/2adults`;
    await open(`${path}?sort=cheapest&fs=stops:1`);
    const times = () =>
      page
        .locator('main article, main li')
        .filter({ hasText: /\d\d:\d\d/ })
        .count();
    const listed = await times();
    await page.evaluate(() => window.scrollTo(0, 600));
    await button(page, 'country').evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await page.getByLabel('Find a country').fill('deutschland');
    await arrived(page, () => page.getByRole('link', { name: /Deutschland/ }).click());
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/de-de${path}?sort=cheapest&fs=stops:1`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    expect(await times()).toBe(listed);
  });
});

test('a price limit goes along into another currency, and the picker says so', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/flights/LON-SIN/${inDays(60)}/1adults?fs=stops:1;price:0-200000`);
    await button(page, 'currency').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your price limit is converted as well.').waitFor();
    await page.getByLabel('Find a currency').fill('JPY');
    await arrived(page, () => page.keyboard.press('Enter'));
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('?fs=stops:1;price:0-356800');
  });
});

test('what was typed but not sent survives a change of currency and of language', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/');
    await page.getByRole('combobox', { name: 'From' }).fill('LHR');
    await page.getByRole('combobox', { name: 'To' }).fill('Somewhere odd');
    await button(page, 'currency').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Find a currency').fill('CHF');
    await arrived(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => page.locator('#to').inputValue()).toBe('Somewhere odd');
    await expect.poll(() => page.locator('#from').inputValue()).toMatch(/Heathrow|LHR/);
    await button(page, 'country').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Find a country').fill('deutschland');
    await arrived(page, () => page.getByRole('link', { name: /Deutschland/ }).click());
    await expect.poll(() => page.locator('#to').inputValue()).toBe('Somewhere odd');
    expect(await page.evaluate(() => sessionStorage.getItem('wf-carried'))).toBeNull();
  });
});

/** Each look and direction once, or every pair of them. */
const RTL_LOOKS = LOOKS.flatMap((look, at) =>
  ['/', '/ar']
    .filter((_, direction) => EVERY_PAIR || direction === at % 2)
    .map((path) => ({ ...look, name: `${look.name} ${path}`, path })),
);

test.for(RTL_LOOKS)('the open pickers are accessible at $name', async (given) => {
  const { name: _, path, ...look } = given;
  await visit(look, async ({ page, open, press }) => {
    await open(path);
    for (const which of ['country', 'currency'] as const) {
      await button(page, which).click();
      await page.locator('dialog[open], dialog:popover-open').locator('input').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await press('Escape');
      await page.locator('dialog[open], dialog:popover-open').waitFor({ state: 'hidden' });
    }
  });
});

test('[2.4-12] [9-03a] currency: a panel of at most 500, 8 under its button; on a phone a sheet no wider than 640', async () => {
  await visit({ viewport: { width: 1280, height: 900 } }, async ({ page, open }) => {
    await open('/');
    await button(page, 'currency').click();
    const panel = page.locator('dialog:popover-open');
    await panel.waitFor();
    const [from, at] = [await button(page, 'currency').boundingBox(), await panel.boundingBox()];
    expect(at!.height).toBeLessThanOrEqual(500);
    expect(at!.y - (from!.y + from!.height)).toBeCloseTo(8, 0);
  });
  await visit({ viewport: { width: 600, height: 900 } }, async ({ page, open }) => {
    await open('/');
    await button(page, 'currency').click();
    const sheet = page.locator('dialog[open]');
    await sheet.locator('input').waitFor();
    await expect.poll(async () => (await sheet.boundingBox())!.y + (await sheet.boundingBox())!.height).toBe(900);
    expect((await sheet.boundingBox())!.width).toBeLessThanOrEqual(640);
    expect(await sheet.locator('[data-rows]').first().getAttribute('data-columns')).toBe('1');
  });
});

test('[9-03b] the country dialog is at most 640 wide, three columns there, one on a phone', async () => {
  const columns = (page: Page) =>
    page.locator('dialog[open] ul').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, wide, count] of [
    [1280, 640, 3],
    [360, 360, 1],
  ] as const) {
    await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open('/');
      await button(page, 'country').click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('input').waitFor();
      expect((await dialog.boundingBox())!.width).toBe(wide);
      expect(await columns(page)).toBe(count);
    });
  }
});

test('[2.4-11c] [8-12b] a flag that does not come leaves its code', async () => {
  await visit({ expected: [/404|Failed to load/] }, async ({ page, open }) => {
    await page.route('**/flags/ar.svg', (route) => route.fulfill({ status: 404 }));
    await open('/');
    await button(page, 'country').click();
    const row = page.getByRole('link', { name: /Argentina/ });
    await row.getByText('AR', { exact: true }).waitFor();
    expect(await page.locator('img[src="/flags/at.svg"]').count()).toBe(1);
  });
});

test('without scripts country, language and currency are chosen by pages', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, context, open }) => {
    const path = `/flights/LON-SIN/${inDays(60)}/1adults?fs=price:0-200000`;
    await open(path);
    await button(page, 'country').click();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/de-[a-z]{2}\/flights\/LON-SIN\//);
    await open(`/currency?back=${encodeURIComponent(path)}`);
    await page.getByLabel('Show prices in').selectOption('JPY');
    await page.getByRole('button', { name: 'Show prices in this currency' }).click();
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('?fs=price:0-356800');
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'wf-currency');
    expect([kept?.value, kept?.expires]).toEqual(['JPY', -1]);
    expect(await button(page, 'currency').innerText()).toBe('JPY');
  });
});

test('a checkout keeps the currency of its quote, whatever is chosen meanwhile', async () => {
  await visit({}, async ({ page, context, open }) => {
    await open('/');
    const path = await quote(page);
    await context.addCookies([{ name: 'wf-currency', value: 'JPY', url: new URL(page.url()).origin }]);
    await open(path);
    const shown = await page.locator('body').innerText();
    expect([shown.includes('€'), shown.includes('¥')]).toEqual([true, false]);
    expect(await button(page, 'currency').count()).toBe(0);
  });
});
