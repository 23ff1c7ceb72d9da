import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { NoticeKind } from '#domain/booking';
import { enqueue } from '#platform/jobs';
import { everyRow } from '#platform/testing';
import { sql } from 'kysely';
import { bookFlight, openVisitor, startOrder, type Visitor } from './book.ts';
import { signIn } from './enter.ts';
import { mailTo, somebody } from './mails.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';
import { visit } from './visit.ts';

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite();
  await site.warmUp();
}, 120_000);
afterAll(() => site?.stop());

const BOOKING = '/i/api/booking/v1';
const GOING = /You are going to Singapore/;

interface Mailed {
  readonly order: Order;
  readonly subject: RegExp;
  /** What the page says first. */
  readonly says: RegExp;
}

const MAILED: Readonly<Record<NoticeKind, (visitor: Visitor, email: string) => Promise<Mailed>>> = {
  async confirmation(visitor, email) {
    return { order: await bookFlight(visitor, { email }), subject: /Booked/, says: GOING };
  },
  async cancellation(visitor, email) {
    const order = await bookFlight(visitor, { email });
    const terms = await visitor.post<{ id: string }>(`${BOOKING}/orders/${order.id}/cancel-quotes`, {});
    await visitor.post(`${BOOKING}/cancel-quotes/${terms.id}/confirm`, {}, crypto.randomUUID());
    return { order, subject: /Cancelled/, says: /cancelled/ };
  },
  /** No supplier of the demo refuses when it is asked to: the mail alone is owed by hand. */
  async failure(visitor, email) {
    const order = await startOrder(visitor, { email });
    const { db, ids, clock } = site.foundation;
    const id = ids.uuid();
    await sql`insert into booking_notice (id, order_id, kind, key, state, created_at)
      values (${id}, ${order.id}, 'failure', ${`failure:${id}`}, 'waiting', ${clock.now()})`.execute(everyRow(db));
    await db.transact((tx) => enqueue(tx, { topic: 'booking.notice', key: id, payload: { noticeId: id }, by: null }));
    return { order, subject: /Not booked/, says: /London to Singapore is not booked yet/ };
  },
  async links(visitor, email) {
    const order = await bookFlight(visitor, { email });
    await visitor.post(`${BOOKING}/orders/${order.id}/links`, {});
    return { order, subject: /New link to your booking/, says: GOING };
  },
  async found(visitor, email) {
    const order = await bookFlight(visitor, { email });
    const stranger = await openVisitor(site.url);
    await stranger.post(`${BOOKING}/find`, { reference: order.reference, email });
    return { order, subject: /Your booking was opened/, says: GOING };
  },
};

/** The way to the booking in the mail about it. */
async function linkIn(email: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(site.url, email, subject);
  return /Open your booking: (\S+)/.exec(text)?.[1] ?? '';
}

/** On a device that knows nothing of the booking. */
async function opens(link: string, { order, says }: Mailed, javaScriptEnabled: boolean): Promise<void> {
  await visit({ baseURL: site.url, javaScriptEnabled, expected: [/404/] }, async ({ page, open }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await open(link);
    await expect.poll(() => heading.textContent()).toMatch(says);
    expect(page.url()).toContain(order.id);
    const cut = await page.context().browser()?.newContext({ baseURL: site.url, javaScriptEnabled });
    const stranger = await cut?.newPage();
    const answer = await stranger?.goto(link.slice(0, -3));
    expect(answer?.status()).toBe(404);
    const main = stranger?.getByRole('main');
    await main?.getByRole('heading', { level: 1, name: 'This link does not open a booking' }).waitFor();
    await main?.getByRole('link', { name: 'Find my booking' }).waitFor();
    expect(await main?.textContent()).not.toContain(order.reference);
    await cut?.close();
  });
}

test.for(Object.keys(MAILED) as NoticeKind[])(
  'the link of a %s opens its booking on another device, with and without scripts; cut, it opens none',
  async (kind) => {
    const email = somebody();
    const mailed = await MAILED[kind](await openVisitor(site.url), email);
    const link = await linkIn(email, mailed.subject);
    await opens(link, mailed, true);
    await opens(link, mailed, false);
  },
);

const NEW_LINK = /New link to your booking/;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function opensBooking(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect.poll(() => headingOf(page).textContent()).toMatch(GOING);
}

/** A link that was ours says why it opens nothing, and where the booking is found. */
async function hasEnded(page: Page, link: string, why: RegExp): Promise<void> {
  expect((await page.goto(link))?.status()).toBe(410);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'This link no longer opens the booking' }).waitFor();
  expect(await main.textContent()).toMatch(why);
  await main.getByRole('link', { name: 'Find my booking' }).click();
  await main.getByRole('heading', { level: 1, name: 'Find my booking' }).waitFor();
  expect(await main.textContent()).not.toContain('All links are revoked');
}

const REVOKED = /This link was revoked\. The booking itself has not changed\./;
const EXPIRED = /until 60 days after the trip\. This one has expired\./;

async function revoke(page: Page): Promise<void> {
  await page.getByRole('main').getByText('Links to this booking').click();
  await page.getByRole('main').getByRole('button', { name: 'Revoke all links and email a new one' }).click();
}

test.for([true, false])(
  'whoever came by a link and revokes all is told so and what opens the booking; scripts: %s',
  async (javaScriptEnabled) => {
    const email = somebody();
    const order = await bookFlight(await openVisitor(site.url), { email });
    const link = await linkIn(email, /Booked/);
    await visit({ baseURL: site.url, javaScriptEnabled, expected: [/410/] }, async ({ page, open }) => {
      await open(link);
      await revoke(page);
      const main = page.getByRole('main');
      await main.getByText('All links are revoked. We emailed a new one to the address in the booking.').waitFor();
      await main.getByRole('textbox', { name: 'reference' }).fill(order.reference);
      await main.getByRole('textbox', { name: 'Email used for the booking' }).fill(email);
      await main.getByRole('button', { name: 'Open the booking' }).click();
      await expect.poll(() => headingOf(page).textContent()).toMatch(GOING);
      await hasEnded(page, link, REVOKED);
      await opensBooking(page, await linkIn(email, NEW_LINK));
    });
  },
);

/** Whoever reads this page, as a caller of the API. */
async function readerOf(page: Page): Promise<Visitor> {
  await page.request.post('/s/run/formtoken');
  const cookies = await page.context().cookies();
  return openVisitor(site.url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

const BUYERS = ['a guest', 'an account'] as const;
test.for(BUYERS.flatMap((buyer) => [true, false].map((scripts) => [buyer, scripts] as const)))(
  'to %s who bought here the booking stays open by a link that they revoke, to another account it does not; scripts: %s',
  async ([buyer, javaScriptEnabled]) => {
    const options = { baseURL: site.url, javaScriptEnabled, expected: [/410/] };
    await visit(options, async ({ page, open }) => {
      await page.goto('/help');
      const email = buyer === 'an account' ? await signIn(page) : somebody();
      await bookFlight(await readerOf(page), { email });
      const link = await linkIn(email, /Booked/);
      await visit(options, async ({ page: other }) => {
        await other.goto('/help');
        await signIn(other);
        await opensBooking(other, link);
        await open(link);
        await revoke(page);
        await page.getByText(`Earlier links no longer work. We emailed a new one to ${email}.`).waitFor();
        expect(await headingOf(page).textContent()).toMatch(GOING);
        await opensBooking(page, link);
        await hasEnded(other, link, REVOKED);
        await opensBooking(other, await linkIn(email, NEW_LINK));
      });
    });
  },
);

/** The last flight of a booking landed so many days ago. */
async function landed(order: Order, daysAgo: number): Promise<void> {
  const query = everyRow(site.foundation.db);
  const found = await sql<{ id: string; snapshot: { product: Order['items'][number]['product'] } }>`
    select id, snapshot from order_item where order_id = ${order.id}::uuid`.execute(query);
  for (const { id, snapshot } of found.rows) {
    const { product } = snapshot;
    const last = product.vertical === 'flights' ? product.slices.at(-1)?.segments.at(-1) : undefined;
    if (!last) throw new TypeError('No flight');
    const over = new Date(Date.now() - daysAgo * 86_400_000);
    Object.assign(last.arrival, { instant: over.toISOString() });
    await sql`
      update order_item set snapshot = ${JSON.stringify(snapshot)}, begins_at = ${over}, ends_at = ${over}
      where id = ${id}::uuid`.execute(query);
  }
}

test('a link opens its booking for 60 days after the journey and then says that it has ended, with and without scripts', async () => {
  const links: string[] = [];
  for (const daysAgo of [59, 62]) {
    const email = somebody();
    const visitor = await openVisitor(site.url);
    const order = await bookFlight(visitor, { email });
    await landed(order, daysAgo);
    await visitor.post(`${BOOKING}/orders/${order.id}/links`, {});
    links.push(await linkIn(email, NEW_LINK));
  }
  const [lasting = '', ended = ''] = links;
  for (const javaScriptEnabled of [true, false]) {
    await visit({ baseURL: site.url, javaScriptEnabled, expected: [/410/] }, async ({ page }) => {
      await page.goto(lasting);
      await page.getByRole('main').getByText('Links to this booking').waitFor();
      await hasEnded(page, ended, EXPIRED);
    });
  }
});

test.for([true, false])('the mail that thanks for feedback leads to help, scripts: %s', async (javaScriptEnabled) => {
  const email = somebody();
  await visit({ baseURL: site.url, javaScriptEnabled }, async ({ page, open }) => {
    await open('/feedback');
    await page.locator('main [name="topic"]').selectOption({ index: 1 });
    await page.locator('main [name="text"]').fill('More night trains, please');
    await page.locator('main [name="email"]').fill(email);
    await page.getByRole('button', { name: 'Send message' }).click();
    const { text } = await mailTo(page, email);
    await page.goto(/: (https?:\S+)/.exec(text)?.[1] ?? '');
    await page.getByRole('main').getByRole('heading', { level: 1, name: /Help/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/help$/);
  });
});
