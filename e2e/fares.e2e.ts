import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Fare } from '#contract/search';
import { holdSeats, inDays, openVisitor, startOrder } from './book.ts';
import { fillTravellers, heading, PAYS, payWith, press } from './checkout-steps.ts';
import { chooseFlights } from './choose-flights.ts';
import { siteUrl } from './site-url.ts';
import { FOUR_SIZES, sizesOn } from './text-sizes.ts';
import { alive, axeFaults, visit } from './visit.ts';

const LIST = `/flights/LON-SIN/${inDays(100)}/${inDays(114)}/1adults`;

const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

test.for([
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
])('total, party and way on are always in view of fares at $width px, in four sizes of text', async (viewport) => {
  await visit({ viewport }, async ({ page, open }) => {
    await open(LIST);
    await chooseFlights(page);
    await heading(page, 'Choose a fare');
    await alive(page);
    const bar = page.getByRole('region', { name: 'Your choice' });
    const most = await page.evaluate(
      () => document.querySelector('main')!.getBoundingClientRect().bottom - innerHeight,
    );
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), Math.max(0, most) * share);
      for (const part of [
        bar.getByText(/^€/),
        bar.getByText(/adult/),
        bar.getByRole('button', { name: /^Continue/ }),
      ]) {
        const box = await part.boundingBox();
        expect([box!.y >= 0, box!.y + box!.height <= viewport.height]).toEqual([true, true]);
      }
    }
    expect(await sizesOn(page)).toEqual(FOUR_SIZES);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('a phone shows the price of a second fare below two ways of two stops and a warning, before anything is scrolled', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(`${LIST}?by=trip&sort=cheapest`);
    await page.getByRole('link', { name: 'See fares' }).first().click();
    await heading(page, 'Choose a fare');
    for (const language of ['', '/de']) {
      if (language) await open(language + page.url().slice(siteUrl().length));
      const bar = (await page.getByRole('region', { name: /^(?:Your choice|Ihre Auswahl)$/ }).boundingBox())!;
      const price = page.getByRole('radiogroup').locator('> div:has(input)').nth(1).getByText('€').first();
      const box = (await price.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    }
  });
});

test('a phone shows the second fare whole and that there is a third, before anything is scrolled', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(LIST);
    await chooseFlights(page);
    await heading(page, 'Choose a fare');
    const bar = (await page.getByRole('region', { name: 'Your choice' }).boundingBox())!;
    const fares = page.getByRole('radiogroup').locator('> div:has(input)');
    const [second, third] = [(await fares.nth(1).boundingBox())!, (await fares.nth(2).boundingBox())!];
    expect(second.y + second.height).toBeLessThanOrEqual(bar.y);
    expect(third.y + 24).toBeLessThanOrEqual(bar.y);
    await page
      .getByText(/^Compare \d fares in \d rows$/)
      .first()
      .click();
    // The name of a row stands above it, and is its header for who hears it.
    await page.getByRole('rowheader', { name: /^Refund/ }).waitFor({ state: 'attached' });
    expect(
      await page
        .locator('tr[aria-hidden]')
        .getByText(/^Refund/)
        .isVisible(),
    ).toBe(true);
    // Every fare stands in it, each whole.
    const columns = page.getByRole('columnheader').filter({ hasText: '€' });
    const table = (await page.getByRole('region', { name: /^Compare \d fares/ }).boundingBox())!;
    expect(await columns.count()).toBe(await fares.count());
    for (const head of await columns.all()) {
      const column = (await head.boundingBox())!;
      expect(column.x + column.width).toBeLessThanOrEqual(table.x + table.width);
      expect(await head.evaluate((cell) => (cell.scrollWidth <= cell.clientWidth ? '' : cell.textContent))).toBe('');
    }
  });
});

test('what is refunded is said alike from the card to the cancellation', async () => {
  await visit({}, async ({ page, open }) => {
    await open(LIST);
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    const card = page.getByRole('article').filter({ hasText: 'Free cancellation for 24 h, then taxes only' }).first();
    await card.getByRole('link', { name: 'See fares' }).click();
    await heading(page, 'Choose a fare');
    const fares = await text(page);
    expect(fares).toContain('Free cancellation for 24 hours');
    const [taxes] = /Taxes only: €[\d,.]+\d/.exec(fares)!;
    const [total] = /€[\d,.]+\d/.exec(await page.getByRole('region', { name: 'Your choice' }).innerText())!;
    await press(page, /^Continue/);
    await heading(page, 'Who is travelling?');
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    const said = [`Full refund: ${total}`, taxes, 'No refund'];
    await page.getByText(taxes, { exact: true }).first().waitFor();
    const review = await text(page);
    for (const part of [...said, 'Free cancellation for 24 hours']) expect(review).toContain(part);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    // Terms of what is bought are folded there.
    await page.locator('details', { hasText: taxes }).locator('summary').first().click();
    await page.getByText(taxes, { exact: true }).first().waitFor();
    const booking = await text(page);
    for (const part of said) expect(booking).toContain(part);
    await press(page, 'See refund and cancel');
    await page.waitForURL(/\/cancel/);
    await page.getByRole('heading', { name: 'Your refund if you cancel now' }).waitFor();
    // The page before has a heading of that name, too.
    await expect.poll(() => text(page)).toContain(`Refund\n${total}`);
  });
});

test('a fare that has the same bags for less is named before anything is paid, and no other', async () => {
  const visitor = await openVisitor(siteUrl());
  const total = ({ price }: Fare) => price.total.amountMinor;
  const lowest = (fares: readonly Fare[]) => fares.toSorted((one, other) => total(one) - total(other))[0]!;
  const bought = (fare: Fare) => fare.bags.some(({ checked }) => checked.bought > 0);
  let cheaper: Fare | undefined;
  const search = `/flights/LON-SIN/${inDays(90)}/${inDays(104)}/1adults?bags=checked`;
  const asked = { bags: { cabin: 1, checked: 1 }, search };
  const order = await startOrder(visitor, {
    ...asked,
    pickFare: (fares) => {
      cheaper = lowest(fares);
      return fares.find((fare) => bought(fare) && total(fare) > total(lowest(fares)));
    },
  });
  const held = await holdSeats(visitor, order);
  const review = await readPage(`/checkout/order/${held.id}/review`, visitor.cookie);
  const less = ((held.price.total.amountMinor - total(cheaper!)) / 100).toFixed(2);
  expect(review).toContain(`${cheaper!.familyName} with your bags and seats costs €${less} less than`);

  const fine = await startOrder(visitor, { ...asked, pickFare: lowest });
  expect(await readPage(`/checkout/order/${fine.id}/review`, visitor.cookie)).not.toContain(
    'with your bags and seats costs',
  );
});

/** Text of a page as it comes without scripts. */
async function readPage(path: string, cookie: string): Promise<string> {
  const answer = await fetch(siteUrl() + path, { headers: { cookie } });
  return (await answer.text()).replaceAll(/<!--.*?-->/g, '');
}
