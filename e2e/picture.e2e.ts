import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paint } from '../platform/pictures/testing/samples.ts';
import { signIn } from './enter.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

const DETAILS = '/profile/account/details';
const png = Buffer.from(paint(90, 60, (x) => [x, 120, 200]).get_bytes());
const picture = { name: 'me.png', mimeType: 'image/png', buffer: png };
const disguised = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };

const form = (page: Page) => page.locator('#picture form:has(input[type="file"])');
/** How wide each picture of the account on the page is: 60 of what was sent, 0 where it is broken. */
const widths = (page: Page) =>
  page
    .locator('img[src^="/i/files/"]:visible')
    .evaluateAll((all) => all.map((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)));

test('by key: a picture is chosen, stands in the header and beside the name, is replaced and removed', async () => {
  await visit({ expected: [/ERR_FAILED/] }, async ({ page, open, press }) => {
    await signIn(page);
    await open(DETAILS);
    expect(await widths(page)).toEqual([]);
    const shown = () => page.locator('#picture img').evaluateAll(([img]) => img?.getAttribute('src') ?? null);
    for (const button of ['Upload picture', 'Replace picture']) {
      const before = await shown();
      await form(page).locator('input[type="file"]').setInputFiles(picture);
      await page.getByRole('button', { name: 'Remove me.png' }).focus();
      await press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button);
      await press('Enter');
      await expect.poll(shown).not.toBe(before);
      await page.getByRole('main').getByText('Picture saved').waitFor();
      // In the header, in the section and under the list of pages.
      await expect.poll(() => widths(page)).toEqual([60, 60, 60]);
    }
    // One that is gone, as after another tab replaced it: the letter lies below, no script is needed for it.
    await page.route('**/i/files/**', async (route) => route.abort());
    await page.reload();
    const letter = page
      .locator('header')
      .getByText(/^\p{Lu}$/u)
      .first();
    await letter.waitFor();
    const box = (await letter.boundingBox())!;
    expect([box.width > 0, box.height > 0]).toEqual([true, true]);
    await page.unroute('**/i/files/**');
    await page.reload();
    for (const { viewport, colorScheme } of LOOKS) {
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: colorScheme ?? null });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    }
    await page.locator('#picture summary').focus();
    await press('Enter');
    await page.getByText('Your initials are then shown instead.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove picture' }).focus();
    await Promise.all([page.waitForURL(/done=removePicture/), press('Enter')]);
    await page.getByText('Your initials are shown instead').waitFor();
    expect(await widths(page)).toEqual([]);
  });
});

test.for([true, false])(
  'what is no picture is told at its field, then one is kept: scripts %s',
  async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled, expected: [/415|422/] }, async ({ page, open }) => {
      await signIn(page);
      await open(DETAILS);
      const send = () => form(page).locator('button[type="submit"]').click();
      await send();
      await form(page).getByText('Choose a picture first.').waitFor();
      await form(page).locator('input[type="file"]').setInputFiles(disguised);
      await send();
      await form(page).getByText('This file is not a JPEG, PNG or WebP picture.').waitFor();
      expect(await form(page).locator('input[type="file"]').getAttribute('aria-invalid')).toBe('true');
      expect(await form(page).locator('input[type="file"]').inputValue()).toBe('');
      expect(await form(page).getByText('me.png').count()).toBe(0);
      await form(page).locator('input[type="file"]').setInputFiles(picture);
      await send();
      await page.getByText('Picture saved').waitFor();
      await expect.poll(() => widths(page)).toContain(60);
    });
  },
);
