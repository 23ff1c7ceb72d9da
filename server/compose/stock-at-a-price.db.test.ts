import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import { sampleTraveller } from '../../domain/booking/testing/sample.ts';
import type { TestBrowser } from './identity-testing.ts';
import { type Asked, foundAgain, listed, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { leaveAtPrice } from './testing/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

const ORDERS = '/i/api/booking/v1/orders';
const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };

interface Changed {
  readonly code: string;
  readonly detail: { readonly from: { readonly amountMinor: number }; readonly to: { readonly amountMinor: number } };
}

/** One who was quoted a price, has an order of it and presses on. */
async function buyerOf(quote: (browser: TestBrowser) => Promise<Quote>) {
  const browser = await shop.site.browser();
  const { id: quoteId, price, travellers: slots } = await quote(browser);
  const one = sampleTraveller({ nationality: 'IE' });
  const travellers = slots.map(({ kind, bornBetween }) =>
    kind === 'guest'
      ? { ...one, dateOfBirth: null, gender: null, nationality: null, document: null }
      : { ...one, dateOfBirth: bornBetween?.[1] ?? one.dateOfBirth },
  );
  const body = { quoteId, travellers, contact: { email: 'mira@example.com', phone: null } };
  const { id } = await said<Order>(browser.send('POST', ORDERS, body));
  let accepted = price.total.amountMinor;
  return {
    id,
    get accepted() {
      return accepted;
    },
    /** Held at what was accepted, not sold any more, or the price that is asked about. */
    async hold(): Promise<'held' | 'gone' | number> {
      const answer = await browser.send('POST', `${ORDERS}/${id}/hold`, { acceptTotalMinor: accepted });
      if (answer.statusCode === 200) {
        expect((JSON.parse(answer.body) as Order).price.total.amountMinor).toBe(accepted);
        return 'held';
      }
      const [{ code, detail }] = (JSON.parse(answer.body) as { errors: [Changed] }).errors;
      if (['SOLD_OUT', 'OFFER_GONE'].includes(code)) return 'gone';
      expect([answer.statusCode, code, detail.from.amountMinor]).toEqual([409, 'PRICE_CHANGED', accepted]);
      expect(detail.to.amountMinor).toBeGreaterThan(accepted);
      return detail.to.amountMinor;
    },
    accept: (total: number) => void (accepted = total),
    async pay(): Promise<Order> {
      const { order } = await said<{ order: Order }>(
        browser.send('POST', `${ORDERS}/${id}/pay`, {
          paymentToken: 'sim_success_Visa_4242',
          totalMinor: accepted,
          currency: price.total.currency,
          returnPath: `/bookings/${id}/paid`,
        }),
      );
      return order;
    },
    order: () => said<Order>(browser.get(`${ORDERS}/${id}`)),
  };
}

type Buyer = Awaited<ReturnType<typeof buyerOf>>;
const takenOf = ({ payments }: Order): number =>
  payments.reduce((sum, payment) => sum + (payment.taken?.amountMinor ?? 0), 0);

/** All at once; who is told another price accepts it and asks again, until everybody is answered. Answers who holds at which price. */
async function race(buyers: readonly Buyer[]): Promise<{ held: Map<number, Buyer[]>; gone: Buyer[] }> {
  const held = new Map<number, Buyer[]>();
  const gone: Buyer[] = [];
  for (let waiting = [...buyers], rounds = 0; waiting.length > 0; rounds++) {
    expect(rounds).toBeLessThan(20);
    const told = await Promise.all(waiting.map((buyer) => buyer.hold()));
    waiting = waiting.filter((buyer, at) => {
      const answer = told[at]!;
      if (typeof answer === 'number') buyer.accept(answer);
      else if (answer === 'gone') gone.push(buyer);
      else held.set(buyer.accepted, [...(held.get(buyer.accepted) ?? []), buyer]);
      return typeof answer === 'number';
    });
  }
  return { held, gone };
}

test('of 30 buyers at once for 2 seats at a price 2 get it; the others are told the next price, and charged what they accept', async () => {
  const browser = await shop.site.browser();
  const first = (await listed(browser, 'flights', asked))!;
  await leaveAtPrice(shop, first, 2);
  const last = (await foundAgain(shop, browser, 'flights', asked, first))!;
  expect([last.total, await last.left()]).toEqual([first.total, 2]);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => buyerOf((each) => quoted(each, last.choice))));
  expect(new Set(buyers.map(({ accepted }) => accepted))).toEqual(new Set([last.total]));
  const told = await Promise.all(buyers.map((buyer) => buyer.hold()));
  const won = buyers.filter((_, at) => told[at] === 'held');
  const lost = buyers.filter((_, at) => told[at] !== 'held');
  expect(won).toHaveLength(2);
  for (const buyer of lost) expect((await buyer.order()).payments).toEqual([]);
  const next = (await foundAgain(shop, browser, 'flights', asked, last))!;
  expect(new Set(told)).toEqual(new Set(['held', next.total]));
  const room = (await next.left())!;

  const [leaving, ...others] = lost as [Buyer, ...Buyer[]];
  for (const buyer of others) buyer.accept(next.total);
  const { held, gone } = await race(others);
  expect(Math.min(...held.keys())).toBe(next.total);
  expect(held.get(next.total)!.length).toBeGreaterThanOrEqual(room);
  for (const buyer of [...won, ...[...held.values()].map(([first]) => first!)]) {
    const order = await buyer.pay();
    const told = order.price.total.amountMinor;
    expect([order.state, told, takenOf(order)]).toEqual(['confirmed', buyer.accepted, buyer.accepted]);
  }
  for (const buyer of [leaving, ...gone]) expect((await buyer.order()).payments).toEqual([]);
}, 120_000);
