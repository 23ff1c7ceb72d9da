import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightOffer, FlightResults } from '#contract/search';
import { HOUSE_CARRIERS } from '../../supply/house/network/carriers.ts';
import type { TestSite } from '../http/testing.ts';
import { openSmallFlights } from './testing/small-flights.ts';
import { untilDone } from './testing/until-done.ts';

/** Trips inside one country, read over the API as a caller reads them and judged again offer by offer. */
const PAIRS =
  'JFK-LAX JFK-SFO JFK-DEN JFK-ORD EWR-SFO EWR-ORD ATL-SFO ORD-SFO ORD-LAX LAX-JFK SFO-JFK ATL-ORD HNL-ORD LAX-ORD SFO-ORD DEN-ORD';

const home = new Map(HOUSE_CARRIERS.map(({ code, countryCode }) => [code, countryCode]));
let site: TestSite;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ site, close } = await openSmallFlights());
}, 120_000);
afterAll(() => close());

async function cheapest(
  from: string,
  to: string,
  back?: string,
): Promise<{ page: FlightResults; offers: FlightOffer[] }> {
  const payload = {
    slices: [{ from, to, date: '2027-03-03' }, ...(back ? [{ from: to, to: from, date: back }] : [])],
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 0, checked: 0 },
    currency: 'EUR',
  };
  const begun = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload });
  expect(begun.statusCode).toBe(200);
  const { id } = begun.json<{ id: string }>();
  const offers: FlightOffer[] = [];
  for (;;) {
    const step = back ? '&step=trips' : '';
    const url = `/i/api/search/v1/${id}?waitMs=5000&sort=cheapest&limit=50&offset=${offers.length}${step}`;
    const page = await untilDone(async () => (await site.app.inject({ url })).json<FlightResults>());
    offers.push(...page.offers);
    if (page.offers.length === 0 || offers.length >= Math.min(400, page.total)) return { page, offers };
  }
}

const countryOf = ({ slices }: FlightOffer): string => slices[0]!.segments[0]!.departure.countryCode;
const abroad = (offer: FlightOffer): boolean =>
  offer.slices[0]!.segments.some(({ arrival }) => arrival.countryCode !== countryOf(offer));
const minutes = (offer: FlightOffer): number => offer.totals.durationMinutes;
const price = (offer: FlightOffer): number => offer.price.total.amountMinor;

test('sixteen trips inside a country are sold by its own carriers and go abroad only where that is much quicker or cheaper', async () => {
  const left = { cabotage: 0, abroad: 0 };
  for (const pair of PAIRS.split(' ')) {
    const [from, to] = pair.split('-') as [string, string];
    const { page, offers } = await cheapest(from, to);
    expect([pair, offers.length > 0]).toEqual([pair, true]);
    for (const offer of offers) {
      const country = countryOf(offer);
      const { ticketing, segments } = offer.slices[0]!;
      const inside = segments.filter((leg) => [leg.departure, leg.arrival].every((end) => end.countryCode === country));
      for (const { code } of [ticketing, ...inside.map(({ operating }) => operating)]) {
        expect([pair, offer.key, code, home.get(code)]).toEqual([pair, offer.key, code, country]);
      }
      const better = offers.find(
        (other) => !abroad(other) && minutes(other) <= minutes(offer) + 360 && price(other) <= 2 * price(offer),
      );
      if (abroad(offer)) expect([pair, offer.key, better?.key]).toEqual([pair, offer.key, undefined]);
    }
    const least = page.facets.find(({ id }) => id === 'price');
    expect(least?.kind === 'range' && least.min).toBe(Math.min(...offers.map(price)));
    for (const { bound, count } of page.certificate.slices[0]!.pruned) {
      if (bound === 'cabotage' || bound === 'abroad') left[bound] += count;
    }
  }
  expect(left.cabotage).toBeGreaterThan(0);
  expect(left.abroad).toBeGreaterThan(0);
});

test('no flight of a return inside the United States, Great Britain or India goes abroad', async () => {
  for (const pair of ['JFK-LAX', 'ORD-SFO', 'LAX-JFK', 'SFO-ORD', 'MAN-LHR', 'DEL-BOM']) {
    const [from, to] = pair.split('-') as [string, string];
    const { offers } = await cheapest(from, to, '2027-03-07');
    expect([pair, offers.length > 0]).toEqual([pair, true]);
    for (const { key, slices } of offers) {
      const countries = slices.flatMap(({ segments }) => segments.flatMap((leg) => [leg.departure, leg.arrival]));
      expect([pair, key, new Set(countries.map(({ countryCode }) => countryCode)).size]).toEqual([pair, key, 1]);
    }
  }
});
