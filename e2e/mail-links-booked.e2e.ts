import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { NoticeKind } from '#domain/booking';
import { enqueue } from '#platform/jobs';
import { sql } from 'kysely';
import { bookFlight, openVisitor, startOrder, type Visitor } from './book.ts';
import { mailTo, somebody } from './mails.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';
import { visit } from './visit.ts';

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite();
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
      values (${id}, ${order.id}, 'failure', ${`failure:${id}`}, 'waiting', ${clock.now()})`.execute(db.query);
    await db.transact((tx) => enqueue(tx, { topic: 'booking.notice', key: id, payload: { noticeId: id } }));
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
    const read = async (page: Page): Promise<string> => {
      const { text } = await mailTo(page, email, mailed.subject);
      return /Open your booking: (\S+)/.exec(text)?.[1] ?? '';
    };
    let link = '';
    await visit({ baseURL: site.url }, async ({ page }) => {
      await page.goto('/help');
      link = await read(page);
    });
    await opens(link, mailed, true);
    await opens(link, mailed, false);
  },
);

test.for([true, false])('the mail that thanks for feedback leads to help, scripts: %s', async (javaScriptEnabled) => {
  const email = somebody();
  await visit({ baseURL: site.url, javaScriptEnabled }, async ({ page, open }) => {
    await open('/feedback');
    await page.locator('main [name="topic"]').selectOption({ index: 1 });
    await page.locator('main [name="text"]').fill('More night trains, please');
    await page.locator('main [name="email"]').fill(email);
    await page.getByRole('button', { name: 'Send the message' }).click();
    const { text } = await mailTo(page, email);
    await page.goto(/: (https?:\S+)/.exec(text)?.[1] ?? '');
    await page.getByRole('main').getByRole('heading', { level: 1, name: /Help/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/help$/);
  });
});
