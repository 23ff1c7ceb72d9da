import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import type { FlightDetail, FlightOffer, FlightResults } from '#contract/search';
import { triesOf } from '#platform/testing';
import type { TestBrowser } from './identity-testing.ts';
import { heldOf, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { untilDone } from './testing/until-done.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

const CITIES = ['LHR', 'JFK', 'SIN', 'CDG', 'DXB', 'FRA', 'AMS'] as const;

const asks = fc.record({
  cities: fc.shuffledSubarray([...CITIES], { minLength: 3, maxLength: 5 }),
  home: fc.boolean(),
  /** Days between one departure and the next; 0 makes the time between two flights matter. */
  stays: fc.array(fc.constantFrom(0, 1, 1, 3), { minLength: 5, maxLength: 5 }),
  adults: fc.integer({ min: 1, max: 2 }),
  checked: fc.nat({ max: 1 }),
  filters: fc.constantFrom('', '', 'stops:0,1', 'stops:1', 'leg2.departure:300-1300', 'price:0-400000'),
  sort: fc.constantFrom('best', 'cheapest', 'fastest'),
  picks: fc.array(fc.nat({ max: 9 }), { minLength: 6, maxLength: 6 }),
});
type Ask = typeof asks extends fc.Arbitrary<infer T> ? T : never;

function queryOf({ cities, home, stays, adults, checked }: Ask) {
  const route = home || cities.length < 4 ? [...cities, cities[0]!] : cities;
  let day = 10;
  const slices = route.slice(1).map((to, at) => {
    const date = new Date(Date.UTC(2027, 2, day)).toISOString().slice(0, 10);
    day += stays[at]!;
    return { from: route[at]!, to, date };
  });
  const passengers = { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 };
  return { slices, passengers, cabin: 'economy', bags: { cabin: 1, checked }, currency: 'EUR' };
}

const minorOf = ({ price }: FlightOffer): number => price.total.amountMinor;

/** Goes from flight to flight as a reader would; the offer with all of them, or undefined where a step has none. */
async function choose(browser: TestBrowser, ask: Ask, slices: number): Promise<FlightOffer | undefined> {
  const { id } = await said<{ id: string }>(browser.send('POST', '/i/api/search/v1/flights', queryOf(ask)));
  const list = async (choose: string, sort: string) =>
    untilDone(() =>
      said<FlightResults>(
        browser.get(
          `/i/api/search/v1/${id}?step=leg&sort=${sort}&limit=50&waitMs=5000&fs=${ask.filters}${choose && `&choose=${choose}`}`,
        ),
      ),
    );
  let chosen: FlightOffer | undefined;
  for (let at = 0; at < slices; at += 1) {
    const start = chosen ? chosen.key.split('~').slice(0, at).join('~') : '';
    const page = await list(start, ask.sort);
    expect(page.chosen).toHaveLength(at);
    expect([page.step, page.listed]).toEqual(['leg', page.total]);
    if (at === 0 && page.total === 0) return undefined;
    // A row is the cheapest trip with its flight, so the next list begins at its total.
    if (chosen) expect(Math.min(...(await list(start, 'cheapest')).offers.map(minorOf))).toBe(minorOf(chosen));
    for (const offer of page.offers) expect(offer.key.startsWith(start)).toBe(true);
    chosen = page.offers[ask.picks[at]! % page.offers.length];
  }
  return chosen;
}

function flownInOrder({ slices }: Pick<FlightOffer, 'slices'>): void {
  const ends = slices.map(({ segments }) => [segments[0]!.departure.instant, segments.at(-1)!.arrival.instant]);
  for (const [at, [departure]] of ends.slice(1).entries()) {
    expect(Date.parse(departure!) - Date.parse(ends[at]![1]!)).toBeGreaterThanOrEqual(60 * 60_000);
  }
}

async function bought(browser: TestBrowser, detail: FlightDetail, email: string): Promise<Order> {
  const [fare] = detail.fares;
  const quote = await quoted(browser, {
    offerId: detail.offer.id,
    choice: { vertical: 'flights', fareId: fare!.id },
  });
  expect([quote.price.total, quote.priceChange]).toEqual([fare!.price.total, null]);
  const { held } = await heldOf(browser, quote, email);
  const { amountMinor: totalMinor, currency } = held.price.total;
  const body = { paymentToken: 'sim_success_Visa_4242', totalMinor, currency, returnPath: `/bookings/${held.id}/paid` };
  return (await said<{ order: Order }>(browser.send('POST', `/i/api/booking/v1/orders/${held.id}/pay`, body))).order;
}

test('a journey of several cities is chosen flight by flight, each list begins at the total chosen before, and that is charged', async () => {
  const met = { sold: 0, several: 0, one: 0, sameDay: 0, six: 0 };
  await fc.assert(
    fc.asyncProperty(asks, async (ask) => {
      shop.site.clock.advance(60_000);
      const browser = await shop.site.browser();
      const { slices } = queryOf(ask);
      const offer = await choose(browser, ask, slices.length);
      if (!offer) return;
      flownInOrder(offer);
      expect(
        offer.slices.map(({ segments }) => [segments[0]!.departure.airport, segments.at(-1)!.arrival.airport]),
      ).toEqual(slices.map(({ from, to }) => [from, to]));
      const airlines = new Set(offer.slices.map(({ ticketing }) => ticketing.code)).size;
      expect(offer.tickets).toBe(airlines === 1 ? 1 : slices.length);
      const [id] = offer.id.split('.');
      const detail = await said<FlightDetail>(
        browser.get(`/i/api/search/v1/${id}/offers/${encodeURIComponent(offer.id)}`),
      );
      expect(detail.fares[0]!.price.total).toEqual(offer.price.total);
      const email = `traveller-${(met.sold += 1)}@example.com`;
      const order = await bought(browser, detail, email);
      const product = order.items[0]!.product;
      expect([order.state, product.vertical === 'flights' && product.slices]).toEqual(['confirmed', offer.slices]);
      expect(order.payments.map(({ taken }) => taken?.amountMinor)).toEqual([minorOf(offer)]);
      await shop.site.deliver();
      const { text } = shop.site.mailTo(email);
      for (const { segments } of offer.slices)
        for (const { marketing } of segments) {
          expect(text).toContain(`${marketing.carrier.replace('X-', '')} ${marketing.number}`);
        }
      met[airlines === 1 ? 'one' : 'several'] += 1;
      if (ask.stays.slice(0, slices.length - 1).includes(0)) met.sameDay += 1;
      if (slices.length > 4) met.six += 1;
      await shop.tellTaken();
    }),
    { numRuns: triesOf({ embedded: 16, server: 8 }), seed: 14 },
  );
  expect(Math.min(met.sold, met.several, met.sameDay), JSON.stringify(met)).toBeGreaterThan(1);
}, 120_000);

test('a step that a search has not, or flights that are not sold, are refused at their field', async () => {
  const browser = await shop.site.browser();
  const ask: Ask = {
    cities: ['LHR', 'JFK', 'CDG'],
    home: true,
    stays: [3, 3, 3, 3, 3],
    adults: 1,
    checked: 0,
    filters: '',
    sort: 'best',
    picks: [],
  };
  const { id } = await said<{ id: string }>(browser.send('POST', '/i/api/search/v1/flights', queryOf(ask)));
  const refused = async (query: string): Promise<[number, string, string | undefined]> => {
    const { statusCode, body } = await browser.get(`/i/api/search/v1/${id}?waitMs=5000&${query}`);
    const [error] = (JSON.parse(body) as { errors: { code: string; field?: string }[] }).errors;
    return [statusCode, error!.code, error!.field];
  };
  expect(await refused('step=out')).toEqual([422, 'VALIDATION_ERROR', 'step']);
  expect(await refused('step=leg&choose=house')).toEqual([422, 'VALIDATION_ERROR', 'choose']);
  expect(await refused('step=leg&choose=house.a~b~c')).toEqual([422, 'VALIDATION_ERROR', 'choose']);
  expect((await refused('step=leg&choose=house.X-SPC1.LHR.20270310')).slice(0, 2)).toEqual([410, 'OFFER_GONE']);
  const early = { ...queryOf(ask), slices: queryOf(ask).slices.toReversed() };
  const { statusCode, body } = await browser.send('POST', '/i/api/search/v1/flights', early);
  const { errors } = JSON.parse(body) as { errors: { code: string; field: string }[] };
  expect([statusCode, errors.map(({ code, field }) => `${field} ${code}`)]).toEqual([
    422,
    ['slices.1.date DATE_BEFORE_PREVIOUS', 'slices.2.date DATE_BEFORE_PREVIOUS'],
  ]);
});
