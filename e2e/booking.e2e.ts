import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Order } from '#contract/booking';
import type { DevMail, DevMailSummary } from '#contract/dev';
import { bookFlight, holdSeats, openVisitor, startOrder } from './book.ts';
import { holdChunk } from './held-chunk.ts';
import { siteUrl } from './site-url.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

const VIEW = 'web/features/booking/order-view.island.tsx';
const SHEET = 'web/features/booking/sheet-view.island.tsx';
const EMAIL = 'mira.anand@example.com';
const MAILS = '/i/api/dev/v1/mails';

async function book(email = EMAIL): Promise<Order> {
  return bookFlight(await openVisitor(siteUrl()), { email });
}

/** The newest mail about an order, once the job has written it. */
async function mailAbout({ reference }: Order, subject = 'Booked'): Promise<DevMail> {
  const ask = async <T>(path: string) => (await fetch(siteUrl() + path)).json() as Promise<T>;
  const id = await vi.waitFor(
    async () => {
      const { mails } = await ask<{ mails: DevMailSummary[] }>(MAILS);
      const mail = mails.find((one) => one.subject.includes(reference) && one.subject.startsWith(subject));
      expect(mail).toBeDefined();
      return mail?.id;
    },
    { timeout: 30_000, interval: 200 },
  );
  return ask<DevMail>(`${MAILS}/${id}`);
}

/** Path of the signed link in the mail about an order. */
async function linkIn(order: Order): Promise<string> {
  const { text } = await mailAbout(order);
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

async function find(page: Page, reference: string, email: string): Promise<void> {
  await page.getByLabel('Wayfold reference').fill(reference);
  await page.getByLabel('Email used for the booking').fill(email);
  await page.getByRole('button', { name: 'Open the booking' }).click();
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a booking is found by reference and e-mail, written as people write them', async () => {
  const order = await book();
  await visit({}, async ({ page, open }) => {
    await open('/booking/find');
    await find(page, order.reference.toLowerCase().replace('-', ' '), ` ${EMAIL.toUpperCase()}`);
    await page.getByRole('heading', { level: 1, name: 'You are going to Singapore' }).waitFor();
    expect(await page.locator(':focus').innerText()).toBe('Booked. You are going to Singapore');
    expect(new URL(page.url()).searchParams.get('token')).toBeTruthy();
    expect(await page.locator('dl', { hasText: 'DEMO-' }).first().innerText()).toMatch(/DEMO-.*WF-/s);
  });
});

test('a booking is read without the script of its parts, which comes once a reader is there, changes no word and leaves the focus alone', async () => {
  const link = await linkIn(await book());
  await visit({ timezoneId: 'America/New_York' }, async ({ page, open }) => {
    const { asked, letGo } = await holdChunk(page, VIEW);
    await open(link);
    await page.getByText('If you cancel', { exact: true }).first().waitFor();
    expect(asked()).toBe(0);
    await page.mouse.move(200, 300);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    const [main, title] = [page.getByRole('main'), page.getByRole('heading', { level: 1 })];
    const written = await main.innerText();
    const taken = () => title.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')));
    expect(await taken()).toBe(false);
    await letGo();
    await expect.poll(taken, { timeout: 20_000 }).toBe(true);
    expect(await main.innerText()).toBe(written);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.title()).toBe('Booked. You are going to Singapore | Wayfold');
  });
});

test('every wrong pair gets one answer; after five tries each costs the browser work, and the right pair still opens', async () => {
  const order = await book('somebody.else@example.com');
  await visit({ expected: [/404/, /429/] }, async ({ page, open }) => {
    await open('/booking/find');
    const answers = new Set<string>();
    const asked: number[] = [];
    page.on('response', (one) => void (one.url().endsWith('/find') && asked.push(one.status())));
    for (let tries = 0; tries < 7; tries += 1) {
      const [reference, email] =
        tries % 2 === 0 ? [order.reference, EMAIL] : ['WF-222222', 'somebody.else@example.com'];
      const answered = page.waitForResponse((one) => one.url().endsWith('/find') && one.status() === 404);
      await find(page, reference, email);
      await answered;
      answers.add(await page.getByRole('region', { name: 'No booking matches this reference and email' }).innerText());
    }
    expect(answers.size).toBe(1);
    expect(asked.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(asked).toContain(429);
    await find(page, order.reference, 'somebody.else@example.com');
    await page.getByRole('heading', { level: 1, name: 'You are going to Singapore' }).waitFor();
  });
});

test('a booking opens for its session and its link, and for nobody else', async () => {
  const order = await book();
  const path = await linkIn(order);
  await visit({ expected: [/404/] }, async ({ page, open }) => {
    const refused = await page.goto(`/bookings/${order.id}`);
    expect(refused?.status()).toBe(404);
    const forged = await page.goto(`${path.slice(0, -2)}xx`);
    expect(forged?.status()).toBe(404);
    await open(path);
    await page.getByRole('heading', { level: 1, name: 'You are going to Singapore' }).waitFor();
  });
});

test('the link in a kept mail, in a frame that runs nothing, opens the booking', async () => {
  const order = await book();
  const mail = await mailAbout(order);
  await visit({}, async ({ page, open }) => {
    await open('/dev/mail');
    await page.getByRole('link', { name: mail.subject }).click();
    await alive(page);
    await page.frameLocator('iframe').getByRole('link', { name: 'Open your booking' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are going to Singapore' }).waitFor();
  });
});

test('cancelling shows the terms, cancels on them, and the refund stands on the booking', async () => {
  const order = await book();
  const path = await linkIn(order);
  await visit({}, async ({ page, open }) => {
    await open(path);
    await page.getByRole('button', { name: 'See refund and cancel' }).click();
    await page.getByRole('heading', { name: 'Your refund if you cancel now' }).waitFor();
    await page.getByText(/These terms hold until \d\d:\d\d/).waitFor();
    await page.getByText(/Wayfold Demo pays the refund to Visa ending 4242/).waitFor();
    await page.getByRole('link', { name: 'Keep the booking' }).waitFor();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    await page.getByRole('heading', { level: 1, name: 'London to Singapore is cancelled' }).waitFor();
    await page.getByText(/^€[\d.,]+ to Visa ending 4242$/).waitFor();
    await page
      .getByText(/Wayfold Demo (refunds it by|on)|Paid by Wayfold Demo/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'See refund and cancel' }).count()).toBe(0);
  });
  expect((await mailAbout(order, 'Cancelled')).text).toMatch(/Visa ending 4242/);
});

test('without scripts a booking is found and cancelled', async () => {
  const order = await book();
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/booking/find');
    await find(page, order.reference, EMAIL);
    expect(await page.locator('h1').innerText()).toBe('Booked. You are going to Singapore');
    await page.getByRole('button', { name: 'See refund and cancel' }).click();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    expect(await page.locator('h1').innerText()).toBe('London to Singapore is cancelled');
    expect(await page.getByText(/to Visa ending 4242/).count()).toBeGreaterThan(0);
  });
});

test('the calendar file downloads and holds an event per flight in local time', async () => {
  const order = await book();
  const path = await linkIn(order);
  await visit({}, async ({ page, open }) => {
    await open(path);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`${order.reference}.ics`);
  });
  const token = new URL(path, siteUrl()).searchParams.get('token') ?? '';
  const answer = await fetch(`${siteUrl()}/i/api/booking/v1/orders/${order.id}/calendar.ics?token=${token}`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const lines = (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const segments = order.items.flatMap(({ product }) =>
    product.vertical === 'flights' ? product.slices.flatMap((slice) => slice.segments) : [],
  );
  for (const { departure } of segments) {
    const wall = `${departure.local.replace(/[-:]/g, '').slice(0, 13)}00`;
    expect(lines).toContain(`DTSTART;TZID=${departure.zone}:${wall}`);
  }
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(segments.length);
});

test('the print page is a sheet of its own with everything on it', async () => {
  const order = await book();
  const path = (await linkIn(order)).replace('?', '/print?');
  await visit({}, async ({ page, open }) => {
    await open(path);
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('main').innerText();
    for (const part of [order.reference, 'DEMO-', 'Mira Leela Anand', 'Visa ending 4242', 'Sample, not real travel'])
      expect(text).toContain(part);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  });
});

test('the sheet is there without its script, which brings the button that prints once a reader is there', async () => {
  const path = (await linkIn(await book())).replace('?', '/print?');
  await visit({}, async ({ page, open }) => {
    const { asked, letGo } = await holdChunk(page, SHEET);
    await open(path);
    await page.getByText('Mira Leela Anand').first().waitFor();
    expect(asked()).toBe(0);
    await page.mouse.move(200, 300);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await letGo();
    await page.evaluate(() => {
      window.print = () => void (document.documentElement.dataset.printed = 'true');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('true');
  });
});

test('an order that is not paid says so and leads back into checkout', async () => {
  const visitor = await openVisitor(siteUrl());
  const held = await holdSeats(visitor, await startOrder(visitor));
  const html = await (await fetch(`${siteUrl()}/bookings/${held.id}`, { headers: { cookie: visitor.cookie } })).text();
  expect(html).toContain('London to Singapore is not paid yet');
  expect(html).toContain(`/checkout/order/${held.id}/`);
});

test('a lost answer is looked up, and the open page tells how it ended', async () => {
  const visitor = await openVisitor(siteUrl());
  const order = await bookFlight(visitor, { card: '4000000000000119' });
  expect(order.state).toBe('checking');
  await visit({ extraHTTPHeaders: { cookie: visitor.cookie } }, async ({ page, open }) => {
    await open(`/bookings/${order.id}`);
    const known = page.getByRole('heading', { level: 1, name: 'You are going to Singapore' });
    await known.waitFor({ timeout: 45_000 });
  });
});

test('a kept mail may be framed by us alone, and no other page shows a frame', async () => {
  const { id } = await mailAbout(await book());
  const policyOf = async (path: string) => (await fetch(siteUrl() + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(`/dev/mail/${id}`)).toContain("frame-src 'self'");
  expect(await policyOf('/booking/find')).toContain("frame-src 'none'");
  expect(await policyOf(`/dev/mail/${id}/html`)).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
});

const SMALL = ['/booking/find', '/data-sources', '/how-results-are-ranked', '/dev/mail'];

test.for(LOOKS)('the small pages are accessible and fit at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit(options, async ({ page, open }) => {
    for (const one of SMALL) {
      await open(one);
      expect([one, await axeFaults(page), await sideways(page)]).toEqual([one, [], 0]);
    }
  });
});

test.for(LOOKS)('the pages of a booking are accessible and fit at $name', { timeout: 120_000 }, async (look) => {
  const { name: _, ...options } = look;
  const order = await book();
  const path = await linkIn(order);
  const { id } = await mailAbout(order);
  await visit(options, async ({ page, open }) => {
    const check = async () =>
      expect([page.url(), await axeFaults(page), await sideways(page)]).toEqual([page.url(), [], 0]);
    for (const one of [path.replace('?', '/print?'), `/dev/mail/${id}`, path]) {
      await open(one);
      await check();
    }
    await page.getByRole('button', { name: 'See refund and cancel' }).click();
    await page.getByRole('button', { name: 'Cancel and refund' }).waitFor();
    await check();
    await page.getByRole('button', { name: 'Cancel and refund' }).click();
    await page.getByRole('heading', { level: 1, name: /is cancelled/ }).waitFor();
    await check();
  });
});

test.for([320, 768, 1920])('nothing scrolls sideways at %i px', async (width) => {
  const path = await linkIn(await book());
  await visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
    for (const one of [path, path.replace('?', '/print?'), '/booking/find', '/data-sources', '/dev/mail']) {
      await open(one);
      expect([one, await sideways(page)]).toEqual([one, 0]);
    }
  });
});
