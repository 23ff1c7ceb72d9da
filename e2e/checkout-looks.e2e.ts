import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHALLENGE, fillTravellers, heading, PAYS, payWith, press, quote, REAL, REFUSED } from './checkout-steps.ts';
import { FOUR_SIZES, sizesOn } from './text-sizes.ts';
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
    const edge = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.goto('/cart');
    await page
      .getByRole('main')
      .getByText(/^Pay when you book: /)
      .waitFor();
    await seen('cart');
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toMatchObject({ x: edge?.x });
    const on = await page.getByRole('link', { name: 'Continue to checkout' }).boundingBox();
    expect((on?.y ?? 640) + (on?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.goto(review);
    await alive(page);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//);
    await heading(page, /^Booked/);
    await seen('booking');
    const size = (level: number) =>
      page
        .getByRole('heading', { level })
        .first()
        .evaluate((at) => getComputedStyle(at).fontSize);
    expect([await size(1), await size(2)]).toEqual(['24px', '16px']);
  });
});

/** What is pressed and smaller than a finger needs. */
const smallTargets = (page: Page) =>
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

test('at 360 what is pressed on the way to the booking is at least 44 pixels high and wide', async () => {
  await visit({ viewport: { width: 360, height: 640 } }, async ({ page }) => {
    const small = () => smallTargets(page);
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
    const review = new URL(page.url()).pathname;
    for (const at of [review, '/cart']) {
      await page.goto(`/ar${at}`);
      await alive(page);
      await page.getByRole('main').getByText('إزالة').or(page.getByLabel('رقم البطاقة')).first().waitFor();
      expect([at, await smallTargets(page)]).toEqual([at, []]);
    }
    await page.goto('/cart');
    await page
      .getByRole('main')
      .getByText(/^Pay when you book: /)
      .waitFor();
    expect(await small()).toEqual([]);
  });
});

test('in Arabic, too, the amounts of a price have their decimals one below the other', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(`/ar${await quote(page)}`);
    const ends = await page
      .locator('main dl:visible')
      .first()
      .locator('dd bdi')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
  });
});
