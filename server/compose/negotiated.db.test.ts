import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order, Product } from '#contract/booking';
import type { Membership } from '#domain/kernel';
import { seededRandom } from '#platform/testing';
import { makeCompanies } from '../../domain/booking/testing/companies.ts';
import {
  type Asked,
  heldOf,
  listed,
  openShop,
  type Page,
  quoted,
  said,
  searched,
  type Shop,
  VERTICALS,
} from './testing/promises.ts';

const member = (companyId: string, contracts: readonly string[] = []): Membership => {
  return { companyId, roles: [], permissions: [], contracts };
};
const ACME = member('018f0000-0000-7000-8000-00000000000a', ['ACME']);
const RIVAL = member('018f0000-0000-7000-8000-00000000000b');

let shop: Shop;
let acting: Membership | undefined;
beforeAll(async () => {
  shop = await openShop(undefined, { acting: () => acting });
  await makeCompanies(shop.site.database.database, [ACME.companyId, RIVAL.companyId]);
}, 120_000);
beforeEach(() => (acting = undefined));
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
const random = seededRandom(41);
const below = (count: number): number => Math.floor(random.next() * count);

function drawn(): Asked {
  const children = Array.from({ length: below(2) }, () => 2 + below(9));
  return { day: 61 + below(15), adults: 1 + below(2), children, rooms: 1, currency: ['EUR', 'GBP', 'USD'][below(3)]! };
}

/** Whether it says so of itself. */
function isAgreed(sold: Page['offers'][number] | Product): boolean {
  if ('fare' in sold) return sold.fare.audience === 'contract';
  return sold.rooms.some(({ plan }) => plan.audience === 'contract');
}

/** Of each offer of the list its lowest total, by its name at the source, and which are said to be those of a contract. */
async function totals(browser: Browser, vertical: (typeof VERTICALS)[number], asked: Asked) {
  const { id, page } = await searched(browser, vertical, asked);
  const agreed = page.offers.filter((offer) => isAgreed(offer));
  return Object.assign(
    new Map(page.offers.map((offer) => [offer.id.replace(id, ''), offer.price?.total.amountMinor ?? Infinity])),
    { agreed: new Set(agreed.map((offer) => offer.id.replace(id, ''))) },
  );
}

test.for(VERTICALS)(
  'a company with a contract is told, quoted and charged the prices agreed in it, and nobody else gets them: %s',
  { timeout: 120_000 },
  async (vertical) => {
    const browser = await shop.site.browser();
    let [cheaper, bookings] = [0, 0];
    for (let turn = 0; turn < 30 && bookings < 4; turn += 1) {
      const asked = drawn();
      acting = undefined;
      const everybody = await totals(browser, vertical, asked);
      acting = RIVAL;
      expect(await totals(browser, vertical, asked)).toEqual(everybody);
      acting = ACME;
      const agreed = await totals(browser, vertical, asked);
      expect(everybody.agreed.size).toBe(0);
      // Pages are cut by price, so each has its own.
      for (const [name, total] of agreed) {
        const usual = everybody.get(name) ?? Infinity;
        expect(total).toBeLessThanOrEqual(usual);
        if (total < usual && usual < Infinity) expect([name, agreed.agreed.has(name)]).toEqual([name, true]);
      }
      const first = await listed(browser, vertical, asked);
      if (!first) continue;
      bookings += 1;
      const name = first.choice.offerId.replace(first.search, '');
      const usual = everybody.get(name);
      if (usual !== undefined && first.total < usual) cheaper += 1;
      const quote = await quoted(browser, first.choice);
      expect([quote.price.total.amountMinor, quote.items[0]?.priceChange]).toEqual([first.total, null]);
      await refusedTo(first);
      acting = ACME;
      const { held, pay } = await heldOf(browser, quote);
      expect(held.price.total.amountMinor).toBe(first.total);
      const { order } = await said<{ order: Order }>(pay());
      for (const { product } of [quote.items[0]!, order.items[0]!])
        expect(isAgreed(product)).toBe(agreed.agreed.has(name));
      const taken = order.payments.reduce((sum, each) => sum + (each.taken?.amountMinor ?? 0), 0);
      expect([order.state, taken]).toEqual(['confirmed', order.dueNow.amountMinor]);
      expect(order.price.total.amountMinor).toBe(first.total);
    }
    expect(bookings).toBe(4);
    expect(cheaper).toBeGreaterThan(0);
  },
);

/** A search of ACME and what was found in it, to a rival and to whoever acts for themselves. */
async function refusedTo({
  search,
  choice,
}: {
  readonly search: string;
  readonly choice: { readonly offerId: string };
}) {
  for (const who of [RIVAL, undefined]) {
    acting = who;
    const other = await shop.site.browser();
    const path = `/i/api/search/v1/${search}`;
    const answers = [
      await other.get(`${path}?limit=5`),
      await other.get(`${path}/offers/${encodeURIComponent(choice.offerId)}`),
      await other.send('POST', '/i/api/booking/v1/quotes', choice),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 410]);
    for (const { body } of answers) expect(body).not.toContain('amountMinor');
  }
}

test('a contract that was ended changes what a new quote costs, not one that stands', async () => {
  const asked: Asked = { day: 62, adults: 1, children: [], rooms: 1, currency: 'EUR' };
  const browser = await shop.site.browser();
  acting = ACME;
  const first = (await listed(browser, 'flights', asked))!;
  const quote = await quoted(browser, first.choice);
  acting = member(ACME.companyId);
  const { held } = await heldOf(browser, quote);
  expect(held.price.total.amountMinor).toBe(first.total);
  const now = (await listed(browser, 'flights', asked))!;
  expect(now.total).toBeGreaterThan(first.total);
});
