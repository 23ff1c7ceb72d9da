import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { fillTravellers, heading, PAYS, payWith, press } from './checkout-steps.ts';
import { visit } from './visit.ts';

/** Where it is sold; its reader is nine hours ahead. */
const READER = { timezoneId: 'Asia/Tokyo' };
const LIST = `/flights/LON-MAD/${inDays(73)}/1adults?sort=cheapest`;

const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');

/** By the reader's own clock the same moment is another time of the next day. */
async function expectDublin(page: Page, said: RegExp): Promise<void> {
  await expect.poll(() => text(page)).toMatch(said);
  expect(await text(page)).not.toMatch(/0[89]:(?:00|59)[^\n]*(?:Tokyo|Japan|JST|GMT\+9)/);
}

test('a fare that is free until midnight where it is sold says so by the clock there on fares, review, booking and cancelling', async () => {
  await visit(READER, async ({ page, open }) => {
    await open(LIST);
    const free = 'Free cancellation until midnight in Dublin';
    const card = page.getByRole('article').filter({ hasText: free }).first();
    await card.getByRole('link', { name: 'See fares' }).click();
    await heading(page, 'Choose a fare');
    await expectDublin(page, /until midnight in Dublin/i);
    const [total] = /€[\d,.]+\d/.exec(await page.getByRole('region', { name: 'Your choice' }).innerText())!;
    await press(page, /^Continue/);
    await heading(page, 'Who is travelling?');
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await expectDublin(page, /until midnight in Dublin on the day you book/);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    await expectDublin(page, /23:59[^\n]*Dublin time/);
    await press(page, /^(?:See refund and cancel|Continue to cancel)$/);
    await page.waitForURL(/\/cancel/);
    await page.getByRole('heading', { name: 'Your refund if you cancel now' }).waitFor();
    await expect.poll(() => text(page)).toContain(`Refund\n${total}`);
  });
});
