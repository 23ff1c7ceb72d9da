import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { openVisitor, quoteFlight, type Visitor } from './book.ts';
import { bookQuote, quoteStay, type StayOptions } from './book-stay.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

interface Booked {
  readonly order: Order;
  readonly visitor: Visitor;
  readonly path: string;
  /** A browser that is the same visitor. */
  readonly as: Pick<BrowserContextOptions, 'storageState'>;
}

async function bookStay(options: StayOptions = {}): Promise<Booked> {
  const visitor = await openVisitor(siteUrl());
  return booked(visitor, await bookQuote(visitor, await quoteStay(visitor, options)));
}

/** Flights and rooms with one payment. */
async function bookBoth(): Promise<Booked> {
  const visitor = await openVisitor(siteUrl());
  const flight = await quoteFlight(visitor, { from: 'LON', to: 'PAR', backIn: 94 });
  return booked(visitor, await bookQuote(visitor, await quoteStay(visitor, { joins: flight.id })));
}

function booked(visitor: Visitor, order: Order): Booked {
  const [name = '', value = ''] = visitor.cookie.split('=');
  const where = { domain: new URL(siteUrl()).hostname, path: '/', expires: -1 };
  const kept = { name, value, ...where, httpOnly: true, secure: true, sameSite: 'Lax' as const };
  return { order, visitor, path: `/bookings/${order.id}`, as: { storageState: { cookies: [kept], origins: [] } } };
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

function nameOf({ items }: Order): string {
  const product = items.find((item) => item.product.vertical === 'stays')?.product;
  return product?.vertical === 'stays' ? product.property.name : '';
}

test('one room of three is cancelled: the terms say which, the others stay booked and are said to', async () => {
  const { order, path, as } = await bookStay({ rooms: 3 });
  expect(order.state).toBe('confirmed');
  await visit(as, async ({ page, open }) => {
    await open(path);
    await page.getByRole('heading', { level: 1, name: `You are staying at ${nameOf(order)}` }).waitFor();
    await page.getByRole('link', { name: /^Cancel room: Room 2/ }).click();
    await page.getByRole('button', { name: 'Check refund for selected rooms' }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await page.getByLabel(/^Room 2/).uncheck();
    await page.getByRole('button', { name: 'Check refund for selected rooms' }).click();
    await page.getByRole('alert').filter({ hasText: 'Nothing selected' }).waitFor();
    await page.getByLabel(/^Room 2/).check();
    await page.getByRole('button', { name: 'Check refund for selected rooms' }).click();
    await page.getByText('Remains booked', { exact: true }).waitFor();
    await page.getByText(/These terms hold until \d\d:\d\d/).waitFor();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    await page.getByText(/Cancelled: Room 2: .*\. The rest stays booked\./).waitFor();
    const rows = await page.getByRole('list', { name: 'Rooms' }).getByRole('listitem').allInnerTexts();
    expect(rows.map((row) => row.includes('Cancelled'))).toEqual([false, true, false]);
    await page.getByText(/^For Room 2: /).waitFor();
  });
});

test('without scripts all rooms are cancelled', async () => {
  const { order, path, as } = await bookStay({ rooms: 2 });
  await visit({ ...as, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(path);
    await page.getByRole('link', { name: 'See refund and cancel' }).click();
    await page.getByRole('button', { name: 'Check refund for all rooms' }).click();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    expect(await page.locator('h1').innerText()).toBe(`${nameOf(order)} is cancelled`);
  });
});

test('rooms that are paid at the property are cancelled while that costs nothing, and nothing is said to come back', async () => {
  const { order, path, as } = await bookStay({ pay: 'property' });
  expect(order.payments).toEqual([]);
  await visit(as, async ({ page, open }) => {
    await open(path);
    await page.getByText('Nothing was charged.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'See refund and cancel' }).click();
    await page.getByText('Nothing has been charged for this, so there is nothing to refund.').waitFor();
    await page.getByRole('button', { name: 'Cancel the booking' }).click();
    await page.getByRole('heading', { level: 1, name: `${nameOf(order)} is cancelled` }).waitFor();
    expect(await page.getByRole('heading', { name: 'Refund', exact: true }).count()).toBe(0);
  });
});

test('of flights and rooms bought together the rooms are cancelled, and the flights stand', async () => {
  const { order, path, as } = await bookBoth();
  const name = nameOf(order);
  await visit(as, async ({ page, open }) => {
    await open(`${path}/cancel`);
    await page.getByRole('button', { name: `See refund and cancel: ${name}` }).click();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    await page.getByText(`Cancelled: ${name}. The rest stays booked.`).waitFor();
    const flights = page.getByRole('region', { name: 'London to Paris and back', exact: true });
    await flights.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByText(`For ${name}`, { exact: true }).waitFor();
  });
});

test.for([true, false])(
  'flights and rooms bought together are cancelled with one review, scripts %s',
  async (javaScriptEnabled) => {
    const { order, path, as } = await bookBoth();
    const name = nameOf(order);
    await visit({ ...as, javaScriptEnabled }, async ({ page, open }) => {
      await open(path);
      await page.getByRole('link', { name: 'See refund and cancel' }).click();
      await page.getByRole('button', { name: 'Review and cancel everything' }).click();
      const terms = page.getByRole('region', { name: 'Your refund if you cancel now' });
      await terms.getByRole('heading', { name }).waitFor();
      await terms.getByText('Total refund').waitFor();
      if (javaScriptEnabled) expect([await sideways(page), await axeFaults(page)]).toEqual([0, []]);
      await page.getByRole('button', { name: 'Cancel and refund' }).click();
      await page.getByRole('heading', { level: 1, name: /cancelled$/ }).waitFor();
      await page.getByText('Refund breakdown', { exact: true }).click();
      expect(await page.getByRole('heading', { level: 3, name: /to Visa ending 4242/ }).count()).toBe(2);
    });
  },
);

test.for(LOOKS)('the pages of rooms and of several things are accessible and fit at $name', async (look) => {
  const { name: _, ...options } = look;
  for (const { path, as } of [await bookStay({ rooms: 3 }), await bookBoth()])
    await visit({ ...options, ...as }, async ({ page, open }) => {
      for (const one of [path, `${path}/print`, `${path}/cancel`]) {
        await open(one);
        expect([one, await axeFaults(page), await sideways(page)]).toEqual([one, [], 0]);
      }
    });
});

test.for(['/ar-ae', ''])('nothing scrolls sideways at 320 px under "%s"', async (prefix) => {
  const { path, as } = await bookBoth();
  await visit({ ...as, viewport: { width: 320, height: 800 } }, async ({ page, open }) => {
    for (const one of [path, `${path}/print`, `${path}/cancel`]) {
      await open(prefix + one);
      expect([one, await sideways(page)]).toEqual([one, 0]);
    }
  });
});
