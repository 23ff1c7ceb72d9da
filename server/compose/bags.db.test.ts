import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BagOption, type Extras, flightExtras, type Order, type Quote } from '#contract/booking';
import type { Bags, Fare, FlightDetail, FlightResults, Passengers, Price, SliceBags } from '#contract/search';
import type { TestBrowser } from './identity-testing.ts';
import { heldOf, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { untilDone } from './testing/until-done.ts';

/** Few, since each asks for every fare; enough of each kind is counted. `BAGS=200 BAGS_SEED=7` draws more and others. */
const RUNS = Number(process.env['BAGS'] ?? 22);
const SEED = Number(process.env['BAGS_SEED'] ?? 12);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

/** Of network, low-cost, regional and holiday carriers; some are flown with connections only. */
const routes: readonly (readonly [string, string])[] = [
  ['LHR', 'JFK'],
  ['LGW', 'CDG'],
  ['BOM', 'DXB'],
  ['MAN', 'AMS'],
  ['MAN', 'SIN'],
  ['ABZ', 'FRA'],
];
const asks = fc.record({
  route: fc.constantFrom(...routes),
  day: fc.integer({ min: 1, max: 5 }),
  /** Days until the way back; 0 flies one way. */
  stay: fc.constantFrom(0, 1, 7),
  adults: fc.integer({ min: 1, max: 2 }),
  children: fc.constantFrom<readonly number[]>([], [], [6], [2, 15]),
  infants: fc.constantFrom(
    { infantsInSeat: 0, infantsOnLap: 0 },
    { infantsInSeat: 0, infantsOnLap: 1 },
    { infantsInSeat: 1, infantsOnLap: 0 },
  ),
  cabin: fc.constantFrom('economy', 'economy', 'economy', 'premium', 'business'),
  bags: fc.record({ cabin: fc.nat({ max: 1 }), checked: fc.nat({ max: 2 }) }),
  /** Prefers an offer that does not include the bags asked for. */
  lacking: fc.boolean(),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  nonstop: fc.boolean(),
  pick: fc.nat({ max: 30 }),
  pickFare: fc.constantFrom(0, 0, 1, 2, 3),
  /** At checkout: a piece more, a piece fewer, or as the search had it. */
  change: fc.constantFrom(1, -1, 0),
});
type Ask = typeof asks extends fc.Arbitrary<infer T> ? T : never;

const minuteMs = 60_000;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

function queryOf({ route: [from, to], day, stay, adults, children, infants, cabin, bags, currency }: Ask) {
  const passengers: Passengers = { adults, children: [...children], ...infants };
  const dayAt = (at: number) => new Date(Date.UTC(2027, 2, 10 + at)).toISOString().slice(0, 10);
  const slices = [{ from, to, date: dayAt(day) }];
  if (stay > 0) slices.push({ from: to, to: from, date: dayAt(day + stay) });
  return { slices, passengers, cabin, bags, currency };
}

const hasBought = ({ cabin, checked }: SliceBags): boolean => cabin.bought + checked.bought > 0;

/** What a price says of its bags, counted again from what it says of each piece. */
function recount(price: Price, slices: readonly SliceBags[], asked: Bags, seated: number): void {
  expect(sum(price.lines.map(({ amountMinor }) => amountMinor))).toBe(price.total.amountMinor);
  for (const kind of ['cabin', 'checked'] as const) {
    let bagsMinor = 0;
    for (const { [kind]: bags } of slices) {
      expect([bags.asked, bags.bought]).toEqual([asked[kind], Math.max(0, asked[kind] - bags.included.pieces)]);
      expect(bags.sold.prices.length).toBeGreaterThanOrEqual(bags.bought);
      bagsMinor += seated * sum(bags.sold.prices.slice(0, bags.bought).map(({ amountMinor }) => amountMinor));
      if (kind === 'cabin' && bags.bought > 0) expect(bags.sold.weightKg).toBe(10);
    }
    expect(linesOf(price, `BAG-${kind.toUpperCase()}`)).toBe(bagsMinor);
  }
}

function linesOf({ lines }: Price, code: string): number {
  return sum(lines.filter((line) => line.code === code).map(({ amountMinor }) => amountMinor));
}

/** The bags of everybody with a seat are those of the fare. */
function sameBags(options: readonly BagOption[], slices: readonly SliceBags[], seated: number): void {
  const told = options.map(({ traveller: _traveller, ...bag }) => bag);
  const each = slices.flatMap((bags, slice) =>
    (['cabin', 'checked'] as const)
      .filter((kind) => bags[kind].included.pieces + bags[kind].sold.prices.length > 0)
      .map((kind) => ({ slice, kind, ...bags[kind] })),
  );
  expect(new Set(options.map(({ traveller }) => traveller)).size).toBe(each.length > 0 ? seated : 0);
  expect(told).toEqual(Array.from({ length: seated }, () => each).flat());
}

/** One more or one fewer of some traveller's checked bags where that can be: the choice, and what it must cost. */
function changed(options: readonly BagOption[], change: number): { extras: Extras; costs: number; made: boolean } {
  const at = options.findLastIndex(
    ({ kind, bought, sold }) => kind === 'checked' && bought + change >= 0 && bought + change <= sold.prices.length,
  );
  const { bought = 0, sold } = options[at] ?? {};
  const bags = options.map(({ traveller, slice, kind, ...bag }, index) => ({
    traveller,
    slice,
    kind,
    bought: bag.bought + (index === at ? change : 0),
  }));
  const piece = sold?.prices[Math.min(bought, bought + change)]?.amountMinor ?? 0;
  return { extras: { vertical: 'flights', bags, seats: [] }, costs: change * piece, made: at >= 0 && change !== 0 };
}

async function find(browser: TestBrowser, ask: Ask, seated: number): Promise<FlightDetail | undefined> {
  const { id } = await said<{ id: string }>(browser.send('POST', '/i/api/search/v1/flights', queryOf(ask)));
  const path = `/i/api/search/v1/${id}`;
  const listed = `${path}?sort=cheapest&limit=50&waitMs=5000${ask.nonstop ? '&fs=stops:0' : ''}`;
  const page = await untilDone(() => said<FlightResults>(browser.get(listed)));
  for (const { price, fare } of page.offers) recount(price, fare.bags, ask.bags, seated);
  const lacking = page.offers.filter(({ fare }) => fare.bags.some(hasBought));
  const from = ask.lacking && lacking.length > 0 ? lacking : page.offers;
  const offer = from[ask.pick % Math.max(1, from.length)];
  if (!offer) return undefined;
  const detail = await said<FlightDetail>(browser.get(`${path}/offers/${encodeURIComponent(offer.id)}`));
  expect([detail.offer.price, Math.min(...detail.fares.map((fare) => fare.price.total.amountMinor))]).toEqual([
    offer.price,
    offer.price.total.amountMinor,
  ]);
  return detail;
}

/** Each fare is quoted as its column says, bags and sum; the quote of the one that is picked. */
async function quoteAll(browser: TestBrowser, detail: FlightDetail, picked: Fare, ask: Ask, seated: number) {
  const quotes = new Map<string, Quote>();
  for (const fare of detail.fares) {
    recount(fare.price, fare.bags, ask.bags, seated);
    const quote = await quoted(browser, {
      offerId: detail.offer.id,
      choice: { vertical: 'flights' as const, fareId: fare.id },
    });
    expect([quote.price.total, quote.priceChange]).toEqual([fare.price.total, null]);
    sameBags(flightExtras(quote.items[0]!.extras).bags, fare.bags, seated);
    quotes.set(fare.id, quote);
  }
  return quotes.get(picked.id)!;
}

const orders = '/i/api/booking/v1/orders';

async function paid(browser: TestBrowser, held: Order): Promise<Order> {
  const { amountMinor: totalMinor, currency } = held.price.total;
  const body = { paymentToken: 'sim_success_Visa_4242', totalMinor, currency, returnPath: `/bookings/${held.id}/paid` };
  return (await said<{ order: Order }>(browser.send('POST', `${orders}/${held.id}/pay`, body))).order;
}

/** What the supplier wrote in its own books. */
async function toldSupplier(order: Order): Promise<{ extras: Extras; totalMinor: number }> {
  const { rows } = await sql<{ extras: Extras; total_minor: number }>`
    select extras, total_minor from house_booking where locator = ${order.items[0]?.supplierReference}`.execute(
    shop.site.database.database.query,
  );
  return { extras: rows[0]!.extras, totalMinor: rows[0]!.total_minor };
}

/** Rows of the mail's part about bags, one for each traveller with a seat: pieces and sum, read from its words. */
async function expectMailed(email: string, slices: readonly SliceBags[], extras: Extras, totalMinor: number) {
  await shop.site.deliver();
  const { text } = shop.site.mailTo(email);
  const rows = /\nBAGS\n((?:.+: .+\n)+)/.exec(text)?.[1]?.trimEnd().split('\n') ?? [];
  const seated = [...new Set(extras.bags.map(({ traveller }) => traveller))];
  if (seated.length > 0) expect(rows).toHaveLength(seated.length);
  for (const [at, traveller] of seated.entries()) {
    const [out = '', back = out] = rows[at]!.split(/, Back: /);
    for (const [slice, words] of [out, back].slice(0, slices.length).entries()) {
      for (const kind of ['cabin', 'checked'] as const) {
        const pieces = [...words.matchAll(new RegExp(`(\\d+) ${kind} bags?`, 'g'))].map(([, count]) => Number(count));
        const bought = extras.bags.find(
          (bag) => bag.traveller === traveller && bag.slice === slice && bag.kind === kind,
        )?.bought;
        expect([rows[at], sum(pieces)]).toEqual([rows[at], slices[slice]![kind].included.pieces + (bought ?? 0)]);
      }
    }
  }
  expect(Number(/\nTotal: (.+)/.exec(text)?.[1]?.replaceAll(/\D/g, ''))).toBe(totalMinor);
}

let buyers = 0;

const BOUGHT =
  'bags asked in the search are bought: list, fares, quote, order, charge, supplier and mail say the same bags and sum';
test(BOUGHT, { timeout: 120_000 + RUNS * 5_000 }, async () => {
  const met = {
    oneWay: 0,
    back: 0,
    nonstop: 0,
    connection: 0,
    bought: 0,
    cabinBought: 0,
    more: 0,
    fewer: 0,
    lap: 0,
    child: 0,
  };
  const families = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asks, async (ask) => {
      shop.site.clock.advance(minuteMs);
      const browser = await shop.site.browser();
      const seated = ask.adults + ask.children.length + ask.infants.infantsInSeat;
      const detail = await find(browser, ask, seated);
      if (!detail) return;
      const fare =
        (ask.lacking ? detail.fares.find(({ bags }) => bags.some(hasBought)) : undefined) ??
        detail.fares[ask.pickFare % detail.fares.length]!;
      const quote = await quoteAll(browser, detail, fare, ask, seated);
      const email = `buyer-${(buyers += 1)}@example.com`;
      let { held: order } = await heldOf(browser, quote, email);
      expect([order.price, order.items[0]?.extras]).toEqual([quote.price, quote.items[0]?.extras]);
      const { extras, costs, made } = changed(flightExtras(order.items[0]!.extras).bags, ask.change);
      if (made) {
        order = await said<Order>(browser.send('PUT', `${orders}/${order.id}/extras`, { extras }));
        expect(order.price.total.amountMinor).toBe(fare.price.total.amountMinor + costs);
        expect(flightExtras(order.items[0]?.extras).bags).toMatchObject(extras.bags);
      }
      const booked = await paid(browser, order);
      expect([booked.state, booked.price, booked.items[0]?.extras]).toEqual([
        'confirmed',
        order.price,
        order.items[0]?.extras,
      ]);
      const totalMinor = fare.price.total.amountMinor + (made ? costs : 0);
      expect(sum(booked.payments.map(({ taken }) => taken?.amountMinor ?? 0))).toBe(totalMinor);
      const told = await toldSupplier(booked);
      expect([told.totalMinor, told.extras.bags]).toEqual([totalMinor, extras.bags]);
      await expectMailed(email, fare.bags, extras, totalMinor);
      const bought = (kind: 'cabin' | 'checked') => Number(fare.bags.some((slice) => slice[kind].bought > 0));
      for (const { family } of detail.fares) families.add(family);
      met[ask.stay > 0 ? 'back' : 'oneWay'] += 1;
      met[detail.offer.totals.stops > 0 ? 'connection' : 'nonstop'] += 1;
      met.bought += bought('checked');
      met.cabinBought += bought('cabin');
      met.more += Number(made && ask.change > 0);
      met.fewer += Number(made && ask.change < 0);
      met.lap += ask.infants.infantsOnLap;
      met.child += Number(ask.children.length > 0);
      await shop.tellTaken();
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(0);
  for (const family of ['LIGHT', 'BASIC', 'MAX', 'FLEX']) expect([...families].join(' ')).toContain(family);
});
