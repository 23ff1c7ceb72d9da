import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, visit } from './visit.ts';

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round((element as HTMLElement).offsetWidth));

test('[9-02a] a tooltip stands 12 pixels under its button, fades for 200 ms, and Esc puts it away', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/help');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.mouse.move(600, 500);
    await menu.hover();
    const tip = page.locator('[popover="manual"]:popover-open', { hasText: 'Menu' });
    await tip.waitFor();
    const [button, words] = [await menu.boundingBox(), await tip.boundingBox()];
    expect(Math.round((words?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBe(12);
    expect(words?.x).toBeGreaterThanOrEqual(8);
    expect(await tip.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0?\.2s/);
    expect(await widthOf(page, '[popover="manual"]')).toBeGreaterThanOrEqual(96);
    expect(await axeFaults(page)).toEqual([]);
    await press('Escape');
    await tip.waitFor({ state: 'hidden' });
  });
});

test.for([
  ['Side sheet', 1280, 400],
  ['Side sheet', 360, 360],
  ['Centred', 1280, 440],
  ['Centred', 360, 360],
] as const)('[9-02b] %s in a window of %i is %i wide', async ([name, width, expected]) => {
  await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
    await open('/dev/design/dialog');
    const state = page.getByRole('region', { name, exact: true });
    await state.getByRole('button').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await widthOf(page, 'dialog[open]')).toBe(expected);
  });
});

test.for([
  [1280, 480],
  [640, 480],
  [639, 639],
  [320, 320],
] as const)(
  '[2.1-01g] the sign-in dialog in a window of %i is %i wide: at most 480, or 640 on small screens',
  async ([width, expected]) => {
    await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open('/dev/design/sign-in-panel');
      await page.getByRole('region', { name: 'In a dialog', exact: true }).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' });
      await dialog.waitFor();
      expect(await widthOf(page, 'dialog[open]')).toBe(expected);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await dialog.getByRole('button', { name: 'Next step' }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Sign-in is paused until 15:42');
      expect(await axeFaults(page)).toEqual([]);
    });
  },
);

test.for([1280, 360] as const)(
  'the account menu in a window of %i opens under its button, Esc closes it and the focus is back, keys go in the order seen',
  async (width) => {
    await visit({ viewport: { width, height: 1000 } }, async ({ page, open, press }) => {
      await open('/dev/design/account-menu');
      const button = page.getByRole('button', { name: 'Ines Business Account', exact: true });
      await button.focus();
      await press('Enter');
      const menu = page.getByRole('dialog', { name: 'Account', exact: true });
      await menu.waitFor();
      expect(await widthOf(page, 'dialog:popover-open')).toBe(width === 360 ? 360 : 640);
      expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await press('Enter');
      const order = await stops(page, press);
      expect(order.length).toBeGreaterThan(11);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
  },
);

/** What the keys reach in the open menu, each by column and line as it is seen. */
async function stops(page: Page, press: (key: string) => Promise<void>): Promise<number[]> {
  const all: number[] = [];
  for (;;) {
    const place = await page.evaluate(() => {
      const { activeElement: element } = document;
      const menu = element?.closest('dialog')?.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      if (!menu || !box) return undefined;
      const strip = box.top > menu.top + menu.height * 0.66;
      const column = strip ? 2 : Number(box.left > menu.left + menu.width * 0.52);
      return (menu.width > 400 ? column * 1e6 : 0) + Math.round(box.top - menu.top) * 100 + box.left / 100;
    });
    if (place === undefined) return all;
    all.push(place);
    await press('Tab');
  }
}
