import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import { testWorld } from '../../engine/stays/testing/world.ts';
import {
  type Asked,
  bought,
  foundAgain,
  listed,
  openShop,
  type Page,
  quoted,
  searched,
  type Shop,
  type Vertical,
  VERTICALS,
} from './testing/promises.ts';
import { leaveOnly } from './testing/stock.ts';

const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const MINUTE = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(testWorld(11), { alsoAsked: 'Nobody home' });
}, 120_000);
afterAll(() => shop.close());

/** What is told of it whichever search found it. */
const keyOf = ({ key }: Page['offers'][number]): string => key;

test.each(VERTICALS)(
  'what is sold out of %s is not in the list, not counted, and answers at its own address that it is gone',
  async (vertical) => {
    const browser = await shop.site.browser();
    const before = await searched(browser, vertical, asked);
    const first = (await listed(browser, vertical, asked))!;
    const [{ key }] = before.page.offers as [Page['offers'][number]];
    for (let left: typeof first | undefined = first; left;) {
      await leaveOnly(shop, left, 0);
      left = await foundAgain(shop, browser, vertical, asked, first);
    }
    const { page, read } = await searched(browser, vertical, asked);
    expect(page.offers.map(keyOf)).not.toContain(key);
    expect(page.total).toBeLessThan(before.page.total);
    expect(page.total).toBe(page.unfiltered);
    for (const offer of page.offers) expect(offer.price).not.toBeNull();
    const quote = await browser.send('POST', '/i/api/booking/v1/quotes', first.choice);
    expect([quote.statusCode, quote.body]).toEqual([410, expect.stringContaining('OFFER_GONE')]);
    const all = await read('soldOut:show');
    expect(all.total).toBe(page.total);
    if (!('soldOut' in all)) return;
    const gone = all.offers.filter(({ price }) => price === null);
    expect(gone.map(keyOf)).toContain(key);
    expect(gone).toHaveLength(all.soldOut);
    for (const { rank, rooms } of gone) expect([rank.reason, rooms]).toEqual(['sold_out', []]);
    expect(all.offers.slice(-gone.length)).toEqual(gone);
  },
);

test.each(VERTICALS)(
  'the sources of %s: who answered and who did not, as many options as were found, and as old as they are',
  async (vertical) => {
    const browser = await shop.site.browser();
    shop.site.clock.advance(MINUTE);
    const at = shop.site.clock.now().toISOString();
    const { page, read } = await searched(browser, vertical, asked);
    const told = ({ sources }: Page) => sources.map(({ name, outcome, offers }) => [name, outcome, offers]);
    expect(told(page)).toEqual([
      ['Wayfold sample inventory', 'answered', page.unfiltered],
      ['Nobody home', 'failed', 0],
    ]);
    expect(page.total).toBe(page.unfiltered);
    if (page.total <= 50) expect(page.offers).toHaveLength(page.total);
    else expect(page.offers).toHaveLength(50);
    const narrow = { flights: 'stops:0', stays: 'cancellation:free' }[vertical];
    shop.site.clock.advance(5 * MINUTE);
    const later = await read(narrow);
    expect(later.total).toBeLessThan(page.total);
    expect(told(later)).toEqual(told(page));
    for (const { checkedAt } of [...page.sources, ...later.sources]) expect(checkedAt).toBe(at);
    expect(page.checkedAt).toBe(at);
  },
);

/** All that may say of something that it is no more than a sample. */
const SAMPLE = /sample|demo-|invented/i;

const CLASSES = [
  ['flights', 'demo'],
  ['stays', 'demo'],
  ['stays', 'house'],
] as const;

async function some(vertical: Vertical, dataClass: string, more: Partial<Asked> = {}) {
  shop.site.clock.advance(MINUTE);
  await shop.tellTaken();
  const browser = await shop.site.browser();
  const is = (offer: { readonly dataClass: string }) => offer.dataClass === dataClass;
  return { browser, found: (await listed(browser, vertical, { ...asked, ...more }, (all) => all.find(is)))! };
}

const textOf = (html: string): string => html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ');

test.each(CLASSES)(
  '%s that are %s: so in the list, the offer, quote, order and mail, and nowhere else',
  async (...of) => {
    const [vertical, dataClass] = of;
    const { browser, found } = await some(vertical, dataClass, { day: 65 });
    expect(found.dataClass).toBe(dataClass);
    const quote = await quoted(browser, found.choice);
    const email = `${dataClass}@${vertical}.example`;
    const { draft, held, order } = await bought(browser, quote, email);
    for (const { items } of [quote, draft, held, order]) expect(items[0]?.product.dataClass).toBe(dataClass);
    for (const each of [draft, held, order]) expect(each.dataClass).toBe(dataClass);
    const [item] = order.items;
    await shop.site.deliver();
    const { subject, text, html } = shop.site.mailTo(email);
    const said = [item?.product.supplierName, item?.supplierReference, subject, text, textOf(html)];
    expect(said.map((each) => SAMPLE.test(each ?? ''))).toEqual(said.map(() => dataClass === 'demo'));
  },
);

test('a sample booked together with a real room: each is told as what it is, and the whole is no sample', async () => {
  const { browser, found: room } = await some('stays', 'house', { day: 66 });
  const flight = (await listed(browser, 'flights', { ...asked, day: 66 }))!;
  const first: Quote = await quoted(browser, room.choice);
  const quote = await quoted(browser, { ...flight.choice, joins: first.id });
  const { order } = await bought(browser, quote, 'both@w.example');
  expect([order.dataClass, ...order.items.map(({ product }) => product.dataClass)]).toEqual(['house', 'house', 'demo']);
  await shop.site.deliver();
  const { subject, text } = shop.site.mailTo('both@w.example');
  expect(subject).not.toMatch(SAMPLE);
  expect(text.match(/Sample, not real travel/g)).toHaveLength(1);
  expect(text).not.toContain('This is a sample booking');
});
