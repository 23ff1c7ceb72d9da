import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickToReview, fillTravellers, heading, payWith, PAYS, press, quote, REFUSED } from './checkout-steps.ts';
import { signIn } from './enter.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

const ACCOUNT = '/profile/account/payment';
const section = (page: Page) => page.locator('main');

/** Keeping comes after the booking: it is looked for until it is there. */
async function untilKept(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        await open(ACCOUNT);
        return section(page).getByText('ending in 4242').count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

test(
  'a card is kept by paying with it, pays the next booking in one press, and is removed',
  { timeout: 180_000 },
  async () => {
    const bodies: string[] = [];
    await visit({ expected: REFUSED }, async ({ page, open }) => {
      page.on('request', (request) => bodies.push(request.postData() ?? ''));
      await signIn(page);
      await open(ACCOUNT);
      await section(page).getByText('No saved cards').waitFor();

      await clickToReview(page);
      const box = page.getByRole('checkbox', { name: /Save this card for next time/ });
      expect(await box.isChecked()).toBe(false);
      expect(await page.getByRole('group', { name: 'Card to pay with' }).count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await box.check();
      await payWith(page, PAYS);
      await page.waitForURL(/\/bookings\/[^/]+$/);
      await untilKept(page, open);
      await section(page).getByText('Valid until').waitFor();

      await clickToReview(page);
      const cards = page.getByRole('group', { name: 'Card to pay with' });
      await cards
        .getByRole('radio', { name: /Visa ending in 4242/ })
        .and(page.locator(':checked'))
        .waitFor();
      expect(await page.getByLabel('Card number').isVisible()).toBe(false);
      expect(await axeFaults(page)).toEqual([]);
      await cards.getByText('Another card').click();
      await page.getByLabel('Card number').fill('4000');
      await cards.getByText('Visa ending in 4242').click();
      await page.getByLabel('Card number').waitFor({ state: 'hidden' });
      await cards.getByText('Another card').click();
      expect(await page.getByLabel('Card number').inputValue()).toBe('4000');
      // Loaded as a page, the list sleeps until it is used: the first press counts all the same.
      await page.reload({ waitUntil: 'load' });
      await alive(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await cards.getByText('Another card').click();
      await page.getByLabel('Card number').waitFor();
      await cards.getByText('Visa ending in 4242').click();
      await press(page, /^Book for/);
      await page.waitForURL(/\/bookings\/[^/]+$/);

      await open(ACCOUNT);
      for (const look of LOOKS) {
        await page.emulateMedia({ colorScheme: look.colorScheme });
        expect(await axeFaults(page)).toEqual([]);
      }
      await section(page).getByText('Rename or remove').click();
      await section(page).getByLabel('Card nickname').fill('5555 5555 5555 4444');
      await section(page).getByRole('button', { name: 'Save name' }).click();
      await section(page).getByText('Give the card a name, not its number.', { exact: false }).waitFor();
      await section(page).getByLabel('Card nickname').fill('The blue one');
      await section(page).getByRole('button', { name: 'Save name' }).click();
      await section(page).getByText('Card name saved').waitFor();
      // The only one is what checkout offers first.
      await section(page).getByText('Default', { exact: true }).waitFor();
      expect(await section(page).getByRole('button', { name: 'Set as default' }).count()).toBe(0);
      await section(page).getByText('Rename or remove').click();
      await section(page).getByRole('button', { name: 'Remove this card: The blue one' }).click();
      await section(page).getByText('No saved cards').waitFor();
    });
    expect(bodies.filter((body) => /4242[ -]?4242/.test(body))).toEqual([]);
  },
);

test(
  'without scripts: kept by the payment page, chosen from plain radios; a guest sees nothing of it',
  { timeout: 180_000 },
  async () => {
    await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
      const review = async () => {
        await page.goto(await quote(page));
        await fillTravellers(page);
        await press(page, 'Continue to extras');
        await press(page, 'Continue to review');
        await heading(page, 'Review and pay');
      };
      await review();
      expect(await page.getByText('Save this card for next time').count()).toBe(0);
      await signIn(page);
      await review();
      await page.getByRole('checkbox', { name: /Save this card for next time/ }).check();
      await press(page, /on the payment page$/);
      await heading(page, 'Payment simulator');
      await page.getByText('Visa 4242').first().click();
      await press(page, /^Pay /);
      await press(page, 'Continue');
      await page.waitForURL(/\/bookings\/[^/]+$/);
      await untilKept(page, open);
      await review();
      await page
        .getByRole('radio', { name: /Visa ending in 4242/ })
        .and(page.locator(':checked'))
        .waitFor();
      await press(page, /^Book for/);
      await page.waitForURL(/\/bookings\/[^/]+$/);
    });
  },
);
