import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickToReview, heading } from './checkout-steps.ts';
import { alive, axeFaults, visit } from './visit.ts';

const PATIENT = { timeout: 20_000 };

/** From the review to the list of one flight; the way on of the card that is in the trip. */
async function openList(page: Page, change: string, action: string): Promise<Locator> {
  await page.getByRole('link', { name: change }).click();
  const card = page.getByRole('article').filter({ hasText: 'In your trip' }).first();
  const on = card.getByRole('link', { name: action });
  await on.waitFor(PATIENT);
  return on;
}

test.for([1280, 360])(
  'at %i another fare replaces the one that is held, and says so, with all that was typed; the held one is chosen beforehand',
  async (width) => {
    await visit({ viewport: { width, height: 800 } }, async ({ page }) => {
      await clickToReview(page);
      const review = page.url();
      // Of a return each flight is changed in its own list, in which the chosen one is marked.
      await openList(page, 'Change the flight out', 'Choose');
      await page.goto(review);
      await (await openList(page, 'Change the flight back', 'See fares')).click();
      await heading(page, 'Choose a fare');
      // The same again leads back to where the change began.
      await page.getByRole('button', { name: /^Keep/ }).click();
      await heading(page, 'Review and pay');
      expect(page.url()).toBe(review);
      await (await openList(page, 'Change the flight back', 'See fares')).click();
      await heading(page, 'Choose a fare');
      const held = page.getByRole('radio', { checked: true });
      expect(await held.evaluate((radio) => radio.closest('label')?.textContent)).toContain('In your trip');
      await page.getByText(/^In your trip now: /).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      const before = /^\s*(\w+)/.exec((await held.evaluate((radio) => radio.closest('label')?.textContent)) ?? '')?.[1];
      const others = page.getByRole('radio', { checked: false });
      await others.last().check({ force: true });
      const replace = page.getByRole('button', { name: /^Replace with / });
      expect(await replace.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
      await replace.click();
      await page.waitForURL(/instead=/, PATIENT);
      await alive(page);
      await page.getByText('Replaced in your trip').waitFor();
      // Whoever was on the review is there again, with the names that were typed.
      await heading(page, 'Review and pay');
      await page.getByText('Mira Leela Anand').first().waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const changed = page.url();
      // What it replaced comes back by one press.
      await page.getByRole('button', { name: 'Undo this change' }).click();
      await page.waitForURL((url) => url.href !== changed && url.searchParams.has('instead'), PATIENT);
      await alive(page);
      await heading(page, 'Review and pay');
      await page.getByText('Your change is undone').waitFor(PATIENT);
      await page
        .getByText(`Economy ${before}`)
        .first()
        .waitFor({ state: 'attached', ...PATIENT });
      // What it replaced leads on to it, from wherever it is opened.
      await page.goto(changed);
      await heading(page, 'No longer held');
      await page.getByRole('link', { name: 'See your trip' }).click();
      await page.waitForURL(/\/cart$/, PATIENT);
    });
  },
);
