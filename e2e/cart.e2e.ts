import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays, openVisitor, quoteFlight } from './book.ts';
import { PAYS, payWith, clickToReview } from './checkout-steps.ts';
import { siteUrl } from './site-url.ts';
import { alive, axeFaults, visit, type VisitOptions } from './visit.ts';

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

const centsOf = (sum: string): number => Number(sum.replace(/\D/g, ''));

/** On the first card: what the stay costs, and what it comes to with the flights. */
async function sumsOf(page: Page): Promise<string[]> {
  const text = (await page.getByRole('article').first().textContent()) ?? '';
  return [
    /€[\d,]+\.\d\d(?=\d+ night)/.exec(text)?.[0] ?? '',
    /€[\d,]+\.\d\d(?= with your flights)/.exec(text)?.[0] ?? '',
  ];
}

test.for([1280, 360])(
  'at %i the list says what is added, the chip says the sum, and its panel opens and closes by keyboard',
  async (width) => {
    await withFlights({ viewport: { width, height: 800 } }, async (page, total) => {
      await page.goto(list);
      await alive(page);
      const strip = page.getByRole('region', { name: 'Your trip' });
      await strip.getByText('Adding a stay to your trip.').waitFor(PATIENT);
      await strip.getByText('Anything you entered is saved.').waitFor();
      const chip = page.getByRole('link', { name: new RegExp(`^Your trip: ${total}, .*held until`) });
      expect(await chip.innerText()).toContain(total);
      await page.getByRole('link', { name: 'See rooms' }).first().waitFor(PATIENT);
      const [own = '', joined = ''] = (await sumsOf(page)).slice(0, 2);
      expect(centsOf(joined)).toBe(centsOf(own) + centsOf(total));
      expect(await axeFaults(page)).toEqual([]);
      await chip.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Your trip' });
      await panel.getByText('London to Singapore').first().waitFor(PATIENT);
      await panel.getByText(/^Price held until/).waitFor();
      expect(await panel.getByRole('link', { name: 'Continue to checkout' }).count()).toBe(1);
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    });
  },
);

test.for([1920, 768, 360])(
  'at %i the header of a journey beside a cart cuts nothing of where it leads and when',
  async (width) => {
    await withFlights({ viewport: { width, height: 800 } }, async (page) => {
      await page.goto(`/flights/LON-SIN/${inDays(90)}/SIN-SYD/${inDays(95)}/MEL-LON/${inDays(104)}/1adults`);
      await alive(page);
      const summary = page.locator('header').getByRole('link', { name: /^Edit your search/ });
      const cut = await summary.evaluate((link) => {
        const parts = [...link.querySelectorAll<HTMLElement>('bdi, span')];
        const shown = parts.filter((part) => part.clientWidth > 2 && part.checkVisibility());
        return {
          shown: shown.length,
          cut: shown.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.innerText),
        };
      });
      expect(cut.cut).toEqual([]);
      expect(cut.shown).toBeGreaterThan(2);
    });
  },
);

test('who books a stay separately is told that the flights stay held, until when and how to come back', async () => {
  await withFlights({}, async (page, total) => {
    await page.goto(list);
    await alive(page);
    await page.getByRole('button', { name: 'Book separately' }).click();
    await page.getByText('Adding a stay to your trip.').waitFor({ state: 'hidden', ...PATIENT });
    await page.getByRole('link', { name: /^Your trip: / }).waitFor();
    expect(await page.getByText('with your flights').count()).toBe(0);
    await page.getByRole('link', { name: 'See rooms' }).first().click(PATIENT);
    await page.getByRole('button', { name: 'Book this room' }).first().click(PATIENT);
    await page.getByRole('heading', { level: 1, name: 'Who is staying?' }).waitFor(PATIENT);
    await page.getByText(new RegExp(`^Your trip for ${total} is still held until`)).waitFor();
    await page.getByRole('link', { name: 'See your trip' }).click();
    await page.waitForURL(/\/cart$/, PATIENT);
    await page.getByRole('main').getByText('London to Singapore').first().waitFor();
  });
});

test('without scripts the cart is a page, from which an item is removed', async () => {
  await withFlights({ javaScriptEnabled: false }, async (page, total) => {
    await page.goto(list);
    await page.getByRole('link', { name: /^Your trip: / }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Your trip' }).waitFor(PATIENT);
    await main.getByText(total).first().waitFor();
    await main.getByText('Free cancellation for 24 hours').waitFor();
    await main.locator('summary', { hasText: 'Remove' }).click();
    await main.getByText('Your trip is then empty and its price is no longer held.').waitFor();
    await main.getByRole('button', { name: /^Remove/ }).click();
    await page.waitForURL(/\/cart$/, PATIENT);
    expect(await page.getByRole('link', { name: /^Your trip: / }).count()).toBe(0);
    await main.getByText('Your trip is empty').waitFor();
    expect(await main.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  });
});

test('a stay is added to flights whose names are typed and whose price is held: one trip, and the names are there', async () => {
  await visit({}, async ({ page }) => {
    await clickToReview(page);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Add a place to stay in/ }).click(PATIENT);
    await page.getByText('Adding a stay to your trip.').waitFor(PATIENT);
    await page.getByRole('link', { name: 'See rooms' }).first().click(PATIENT);
    await page.getByRole('button', { name: 'Add to your trip' }).first().click(PATIENT);
    await page.getByRole('heading', { level: 1, name: /^Who is/ }).waitFor(PATIENT);
    expect(await page.locator('[id="travellers.0.familyName"]').inputValue()).toBe('Anand');
    await main
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Bags and seats' }).waitFor(PATIENT);
    await main
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Review and pay' }).waitFor(PATIENT);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//, PATIENT);
    for (const part of ['London to Singapore', /Singapore, 1 room|13 nights|14 nights/])
      await main.getByText(part).first().waitFor(PATIENT);
  });
});

test('what is ordered stays in the cart with its hold and leads back to the review; paid, it is gone', async () => {
  await visit({}, async ({ page }) => {
    await clickToReview(page);
    await page.getByRole('link', { name: /homepage/ }).click();
    const chip = page.getByRole('link', { name: /^Your trip: .*held until/ });
    await chip.waitFor(PATIENT);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await main.getByText(/^Price held until/).waitFor(PATIENT);
    await main.getByText(/^Pay when you book: /).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await main.getByRole('link', { name: 'Continue to checkout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Review and pay' }).waitFor(PATIENT);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//, PATIENT);
    await page.getByRole('main').waitFor();
    expect(await chip.count()).toBe(0);
    await page.goto('/cart');
    await main.getByText('Your trip is empty').waitFor(PATIENT);
  });
});
