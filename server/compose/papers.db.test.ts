import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { testWorld } from '../../engine/stays/testing/world.ts';
import type { TestBrowser } from './identity-testing.ts';
import { type Asked, bought, heldOf, listed, openShop, quoted, type Shop, VERTICALS } from './testing/promises.ts';
import { speakFromCatalogs } from './testing/words.ts';

let shop: Shop;
beforeAll(async () => {
  const speak = await speakFromCatalogs();
  shop = await openShop(testWorld(11), { reader: { locale: () => 'en-IE', speak, localise: (answer) => answer } });
}, 120_000);
afterAll(() => shop.close());

const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const PAPERS = ['receipt', 'itinerary'] as const;
const EMAIL = 'mira@example.com';
const noReader = spawnSync('pdftotext', ['-v']).error !== undefined;

const addressOf = ({ id }: Order, paper: string, query = ''): string =>
  `/i/api/booking/v1/orders/${id}/papers/${paper}${query}`;

async function buy(browser: TestBrowser, vertical: (typeof VERTICALS)[number]): Promise<Order> {
  const found = await listed(browser, vertical, asked);
  return (await bought(browser, await quoted(browser, found!.choice), EMAIL)).order;
}

/** What pdftotext reads, in one line without the marks of direction. */
function textIn(pdf: Buffer): string {
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
}

test('whoever booked gets receipt and itinerary as files with their names; a stranger gets what he gets for no order', async () => {
  const browser = await shop.site.browser();
  const order = await buy(browser, 'flights');
  const stranger = await shop.site.browser();
  for (const paper of PAPERS) {
    const { statusCode, headers, rawPayload } = await browser.get(addressOf(order, paper));
    expect([statusCode, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${order.reference}-${paper}.pdf"`,
      'no-store',
    ]);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const refused = await stranger.get(addressOf(order, paper));
    const none = await stranger.get(addressOf({ ...order, id: '01a21c77-2343-766f-b0a7-b672c6f81501' }, paper));
    expect([refused.statusCode, JSON.parse(refused.body)]).toEqual([404, JSON.parse(none.body)]);
    expect((await stranger.get(addressOf(order, paper, '?token=forged'))).statusCode).toBe(404);
  }
});

test('the link of the mail opens them too, and another kind of paper there is none', async () => {
  const browser = await shop.site.browser();
  const order = await buy(browser, 'flights');
  await shop.site.deliver();
  const token = /token=([\w.%-]+)/.exec(shop.site.mailTo(EMAIL).text)?.[1] ?? '';
  const friend = await shop.site.browser();
  expect((await friend.get(addressOf(order, 'receipt', `?token=${token}`))).statusCode).toBe(200);
  expect((await browser.get(addressOf(order, 'invoice'))).statusCode).toBe(422);
});

test('what is not booked has no papers', async () => {
  const browser = await shop.site.browser();
  const { choice } = (await listed(browser, 'flights', asked))!;
  const { held } = await heldOf(browser, await quoted(browser, choice));
  const refused = await browser.get(addressOf(held, 'receipt'));
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('WRONG_STATE')]);
});

test.skipIf(noReader).each(VERTICALS)(
  'the papers of %s are read back: reference, name and the total to the cent',
  async (vertical) => {
    const browser = await shop.site.browser();
    const order = await buy(browser, vertical);
    const { amountMinor } = order.price.total;
    const total = `€${(amountMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    const receipt = textIn((await browser.get(addressOf(order, 'receipt', '?locale=en-ie'))).rawPayload);
    for (const part of [order.reference, EMAIL, 'Payments and refunds', total]) expect(receipt).toContain(part);
    const itinerary = textIn((await browser.get(addressOf(order, 'itinerary', '?locale=en-ie'))).rawPayload);
    const { product } = order.items[0]!;
    const parts =
      product.vertical === 'flights'
        ? product.slices.flatMap(({ segments }) => segments.map(({ departure }) => `(${departure.airport})`))
        : [product.property.name, 'Check-in', 'Check-out'];
    for (const part of [order.reference, ...parts]) expect(itinerary).toContain(part);
    // Every moment at which a term ends, as the booking has them.
    const ends = order.items[0]!.cancellation.filter(({ until }) => until !== null);
    expect(itinerary.match(/Until \w{3} /g)).toHaveLength(ends.length);
  },
);

test.skipIf(noReader).each([
  ['ar-ae', 'إيصال', 'خط سير الرحلة'],
  ['ja-jp', 'お支払い明細', '旅程表'],
])('in %s they are in the words of that language, and read back', async (locale, receipt, itinerary) => {
  const browser = await shop.site.browser();
  const order = await buy(browser, 'flights');
  for (const [paper, word] of [
    ['receipt', receipt],
    ['itinerary', itinerary],
  ] as const) {
    const { rawPayload } = await browser.get(addressOf(order, paper, `?locale=${locale}`));
    const text = textIn(rawPayload);
    for (const part of [word, order.reference, order.items[0]!.supplierReference ?? '']) expect(text).toContain(part);
  }
});
