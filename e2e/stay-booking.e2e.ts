import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { fillTravellers, heading, PAYS, payWith, press, quote } from './checkout-steps.ts';
import { alive, axeFaults, visit } from './visit.ts';

const PATIENT = { timeout: 20_000 };
const list = (place: string, party = '2adults') => `/stays/${place}/${inDays(100)}/${inDays(103)}/${party}`;

/** From the list to the page of the first place in it. */
async function openPlace(page: Page, party?: string): Promise<void> {
  await page.goto(list('metro:PAR', party));
  await page.getByRole('link', { name: 'See rooms' }).first().click();
  await page
    .getByRole('button', { name: /^Book (this room|these rooms)$/ })
    .first()
    .waitFor(PATIENT);
  await alive(page);
}

async function nameGuest(page: Page, at: number): Promise<void> {
  await page.locator(`[id="travellers.${at}.givenNames"]`).fill('Mira Leela');
  await page.locator(`[id="travellers.${at}.familyName"]`).fill('Anand');
}

/** Presses Tab until it is there, then Enter. */
async function byKeys(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(here)) return page.keyboard.press(key);
  }
  throw new TypeError(`${name} is not reached by keys`);
}

test('two rooms are searched, chosen and booked by keyboard', async () => {
  await visit({}, async ({ page }) => {
    await openPlace(page, '2adults/2adults');
    await byKeys(page, /^Book these rooms$/);
    await heading(page, 'Who is staying?');
    await alive(page);
    await nameGuest(page, 0);
    await page.locator('[id="travellers.1.same"]').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Email').fill('mira@example.com');
    await page.keyboard.press('Enter');
    await heading(page, 'Review and pay');
    expect(await axeFaults(page)).toEqual([]);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//, PATIENT);
  });
});

test('a room that is paid there is booked at touch width without a card', async () => {
  await visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, async ({ page }) => {
    await openPlace(page);
    const plans = page.locator('li:not(:has(li))').filter({ hasText: 'Pay at the property' });
    await plans.locator('label').first().tap();
    await page.getByRole('button', { name: 'Book this room' }).last().tap();
    await heading(page, 'Who is staying?');
    await alive(page);
    await nameGuest(page, 0);
    await page.getByLabel('Email').fill('mira@example.com');
    await press(page, 'Continue to review');
    await heading(page, 'Review and book');
    expect(await page.getByLabel('Card number').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await press(page, 'Book, pay at the property');
    await page.waitForURL(/\/bookings\//, PATIENT);
  });
});

test('flights are kept in the cart, a place to stay is added, and both are paid for at once', async () => {
  await visit({}, async ({ page }) => {
    await page.goto(await quote(page));
    await alive(page);
    await press(page, 'Add a place to stay in Singapore');
    // The nights between the flights are listed at once.
    await page.waitForURL(/\/stays\/[^/]+\/\d/, PATIENT);
    await page.getByText('Adding a stay to your trip.').waitFor(PATIENT);
    await page.getByRole('link', { name: 'See rooms' }).first().click();
    await page.getByRole('button', { name: 'Add to your trip' }).first().click(PATIENT);
    await heading(page, 'Who is travelling?');
    await alive(page);
    await page.getByRole('region', { name: 'Booked together' }).waitFor();
    await fillTravellers(page);
    await page.getByRole('checkbox', { name: 'Same as traveller 1' }).check();
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await page.getByText(/If one part can’t be booked, only the other is charged: /).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//, PATIENT);
  });
});
