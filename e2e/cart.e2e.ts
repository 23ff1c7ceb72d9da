import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { inDays, openVisitor, quoteFlight } from './book.ts';
import { siteUrl } from './site-url.ts';
import { alive, visit, type VisitOptions } from './visit.ts';

const PATIENT = { timeout: 20_000 };
const CART = '/i/api/cart/v1';
const list = `/stays/metro:SIN/${inDays(90)}/${inDays(104)}/1adults`;

/** A browser of somebody who added flights to the cart and now looks for a stay. */
async function withFlights(options: VisitOptions, run: (page: Page, total: string) => Promise<void>): Promise<void> {
  const visitor = await openVisitor(siteUrl());
  const quote = await quoteFlight(visitor);
  await visitor.post(CART, { quoteId: quote.id });
  const [name = '', value = ''] = visitor.cookie.split('=');
  const total = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(
    quote.price.total.amountMinor / 100,
  );
  await visit(options, async ({ page, context }) => {
    await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true }]);
    await run(page, total);
  });
}

test('who books a stay separately is told that the flights stay held, until when and how to come back', async () => {
  await withFlights({}, async (page, total) => {
    await page.goto(list);
    await alive(page);
    await page.getByRole('button', { name: 'Book separately' }).click();
    await page.getByText('Adding a stay to your trip.').waitFor({ state: 'hidden', ...PATIENT });
    await page.getByRole('link', { name: /^Your trip: / }).waitFor();
    await page.getByRole('link', { name: 'See rooms' }).first().click(PATIENT);
    await page.getByRole('button', { name: 'Book this room' }).first().click(PATIENT);
    await page.getByRole('heading', { level: 1, name: 'Who is staying?' }).waitFor(PATIENT);
    await page.getByText(new RegExp(`^Your trip for ${total} is still held until`)).waitFor();
    await page.getByRole('link', { name: 'See your trip' }).click();
    await page.waitForURL(/\/cart$/, PATIENT);
    await page.getByRole('main').getByText('London to Singapore').first().waitFor();
  });
});
