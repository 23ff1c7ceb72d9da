import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHALLENGE, fillTravellers, heading, PAYS, payWith, press, quote, REAL, REFUSED } from './checkout-steps.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

test.for(LOOKS)('every page of checkout is accessible and fits at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit({ ...options, expected: REFUSED }, async ({ page }) => {
    const held = async () => {
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await page.goto(await quote(page));
    await alive(page);
    await held();
    await press(page, 'Continue to extras');
    await page.getByText(/things to correct/).waitFor();
    for (const summary of await page.locator('main details:not([open]) > summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await held();
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await held();
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await held();
    await payWith(page, REAL);
    await page.getByRole('region', { name: /Check the card/ }).waitFor();
    await held();
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await held();
    await press(page, 'Go back without paying');
    await page.getByRole('region', { name: 'You left the payment page before paying' }).waitFor();
    await held();
  });
});

test.for([320, 360, 768])('nothing scrolls sideways at %i pixels, also with text twice as large', async (width) => {
  await visit({ viewport: { width, height: 780 }, expected: REFUSED }, async ({ page }) => {
    const fits = async (step: string) => {
      for (const size of ['100%', '200%']) {
        await page.evaluate((given) => (document.documentElement.style.fontSize = given), size);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([step, size, Math.max(0, over)]).toEqual([step, size, 0]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    };
    await page.goto(await quote(page));
    await alive(page);
    await press(page, 'Continue to extras');
    await page.getByText(/things to correct/).waitFor();
    await fits('travellers');
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await fits('extras');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await page.getByText('Test cards', { exact: true }).click();
    await fits('review');
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await fits('simulator');
  });
});

/** Sizes of the text that is in view, without the letters of a logo. */
const sizesOn = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: at, textContent } = texts.currentNode;
      const { width = 0 } = at?.getBoundingClientRect() ?? {};
      const size = at ? getComputedStyle(at).fontSize : '0px';
      if (at?.checkVisibility() && width > 1 && textContent?.trim() && size !== '0px') sizes.add(size);
    }
    return [...sizes].toSorted();
  });

const FOUR_SIZES = ['13px', '14px', '16px', '24px'];

test.for([1280, 360])('at %i each page from the cart to the booking has four sizes of text', async (width) => {
  await visit({ viewport: { width, height: 640 } }, async ({ page }) => {
    const seen = async (step: string) => expect([step, await sizesOn(page)]).toEqual([step, FOUR_SIZES]);
    await page.goto(await quote(page));
    await alive(page);
    await seen('travellers');
    const field = await page.getByLabel('First and middle names').boundingBox();
    const actions = await page.getByRole('button', { name: 'Continue to extras' }).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(width === 360 ? (actions?.y ?? 0) : 640);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await seen('extras');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await seen('review');
    const review = page.url();
    await page.goto('/cart');
    await page
      .getByRole('main')
      .getByText(/^Charged when you book: /)
      .waitFor();
    await seen('cart');
    await page.goto(review);
    await alive(page);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//);
    await heading(page, /^Booked/);
    await seen('booking');
  });
});

test('at 360 what is pressed on the way to the booking is at least 44 pixels high and wide', async () => {
  await visit({ viewport: { width: 360, height: 640 } }, async ({ page }) => {
    const small = () =>
      page.locator('main :is(a, button, summary, label:has(input))').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('p'))
          .map((one) => {
            const boxes = [one, ...one.querySelectorAll('input')].map((each) => each.getBoundingClientRect());
            const most = (of: (box: DOMRect) => number) => Math.max(...boxes.map(of));
            return { text: one.textContent, width: most(({ width }) => width), height: most(({ height }) => height) };
          })
          .filter(({ width, height }) => width > 1 && Math.min(width, height) < 43.5),
      );
    await page.goto(await quote(page));
    await alive(page);
    expect(await small()).toEqual([]);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    expect(await small()).toEqual([]);
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    expect(await small()).toEqual([]);
    await page.goto('/cart');
    await page
      .getByRole('main')
      .getByText(/^Charged when you book: /)
      .waitFor();
    expect(await small()).toEqual([]);
  });
});
