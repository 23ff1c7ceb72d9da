import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '#contract/core';
import type { FlightDetail, FlightResults, PublishedVerdict, StayDetail } from '#contract/search';
import type { Membership } from '#domain/kernel';
import type { Judge, OfferFacts } from '#domain/search';
import { makeCompanies } from '../../domain/booking/testing/companies.ts';
import {
  type Asked,
  type Detail,
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

const member = (companyId: string): Membership => ({ companyId, roles: [], permissions: [], contracts: [] });
const ACME = member('018f0000-0000-7000-8000-00000000000a');
const RIVAL = member('018f0000-0000-7000-8000-00000000000b');

/** What a company has decided at this moment. */
let limits: ReturnType<Judge['limits']>;
let told: Judge['judge'];
let judging: boolean;
const judge: Judge = { limits: () => limits, judge: (facts) => told(facts) };
/** Above this an offer is as said. */
const above =
  (mostMinor: number, state: 'out' | 'blocked'): Judge['judge'] =>
  ({ totalMinor, currency }) =>
    (totalMinor ?? 0) > mostMinor
      ? { state, reasons: [{ code: 'ABOVE', limits: { most: { amountMinor: mostMinor, currency } } }] }
      : { state: 'in', reasons: [] };

let shop: Shop;
let acting: Membership | undefined;
beforeAll(async () => {
  shop = await openShop(undefined, {
    acting: () => acting,
    judgeOf: async ({ audience }) => (judging && audience?.companyId === ACME.companyId ? judge : undefined),
  });
  await makeCompanies(shop.site.database.database, [ACME.companyId, RIVAL.companyId]);
}, 120_000);
beforeEach(() => {
  acting = ACME;
  limits = {};
  told = () => ({ state: 'in', reasons: [] });
  judging = true;
});
afterAll(() => shop.close());

const ASKED: Asked = { day: 65, adults: 2, children: [], rooms: 1, currency: 'EUR' };
const QUOTES = '/i/api/booking/v1/quotes';
type Browser = Awaited<ReturnType<Shop['site']['browser']>>;

const verdictOf = ({ offers }: Page): (PublishedVerdict | undefined)[] => offers.map(({ verdict }) => verdict);
const totalsOf = ({ offers }: Page): number[] => offers.map(({ price }) => price?.total.amountMinor ?? 0);
const middleOf = (totals: readonly number[]): number => totals.toSorted((a, b) => a - b)[totals.length >> 1]!;

async function refusedAt(browser: Browser, choice: object): Promise<Problem & { status: number }> {
  const answer = await browser.send('POST', QUOTES, choice);
  expect(answer.body).not.toContain('"items"');
  return { ...(JSON.parse(answer.body) as { errors: Problem[] }).errors[0]!, status: answer.statusCode };
}

test.for(VERTICALS)(
  'whoever is judged reads on each row and offer what is said of it, and why; nobody else does: %s',
  async (vertical) => {
    const browser = await shop.site.browser();
    const { page, read, offer } = await searched(browser, vertical, ASKED);
    expect(JSON.stringify(page)).not.toContain('"verdict"');
    const most = middleOf(totalsOf(page));
    told = above(most, 'out');
    const judged = await read();
    const wanted = {
      state: 'out',
      reasons: [{ code: 'ABOVE', limits: { most: { amountMinor: most, currency: 'EUR' } } }],
    };
    expect(verdictOf(judged)).toEqual(totalsOf(judged).map((total) => (total > most ? wanted : undefined)));
    expect(verdictOf(judged)).toContainEqual(wanted);
    expect([judged.total, judged.exact]).toEqual([page.total, true]);
    const last = judged.offers.findLast(({ verdict }) => verdict)!;
    expect((await said<Detail>(offer(last.id))).offer.verdict).toEqual(wanted);
    // A colleague who is not judged reads the same search; others read none of it.
    judging = false;
    expect(JSON.stringify(await read())).not.toContain('"verdict"');
    judging = true;
    acting = RIVAL;
    expect(JSON.stringify((await searched(browser, vertical, ASKED)).page)).not.toContain('"verdict"');
  },
);

test('flights out, whole trips and flights back have each their verdict', async () => {
  const browser = await shop.site.browser();
  const question = {
    slices: [
      { from: 'LHR', to: 'JFK', date: '2027-03-10' },
      { from: 'JFK', to: 'LHR', date: '2027-03-17' },
    ],
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 0, checked: 0 },
    currency: 'EUR',
  };
  const { id } = await said<{ id: string }>(browser.send('POST', '/i/api/search/v1/flights', question));
  const read = (query: string) =>
    said<FlightResults>(browser.get(`/i/api/search/v1/${id}?waitMs=5000&limit=50&${query}`));
  const out = await read('step=out&sort=cheapest');
  const most = Math.min(...totalsOf(out)) - 1;
  told = above(most, 'out');
  const [flights, pairs] = [await read('step=out'), await read('')];
  const back = await read(`step=back&choose=${out.offers[0]!.key.split('~')[0]}`);
  for (const rows of [flights.offers, flights.trips, pairs.offers, back.offers]) {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ verdict }) => verdict?.reasons[0]?.code))).toEqual(new Set(['ABOVE']));
  }
});

test.for(VERTICALS)('what was listed and may not be bought any more is refused at its quote: %s', async (vertical) => {
  const browser = await shop.site.browser();
  const { choice, total } = (await listed(browser, vertical, ASKED))!;
  expect((await quoted(browser, choice)).price.total.amountMinor).toBe(total);
  const seen: OfferFacts[] = [];
  told = (facts) => (seen.push(facts), above(total - 1, 'blocked')(facts));
  const refused = await refusedAt(browser, choice);
  expect(refused).toMatchObject({
    status: 403,
    code: 'OFFER_NOT_ALLOWED',
    field: 'choice',
    detail: { vertical, reasons: [{ code: 'ABOVE', limits: { most: { amountMinor: total - 1, currency: 'EUR' } } }] },
    localizedDescription: 'Your company’s travel policy does not allow this choice. Choose another.',
  });
  expect(seen.at(-1)).toMatchObject({ vertical, totalMinor: total, currency: 'EUR' });
  expect(seen.at(-1)!.sellers.length).toBeGreaterThan(0);
  // Limits that came after the list hide it: that is no offer that is gone either.
  told = () => ({ state: 'in', reasons: [] });
  limits = { mostMinor: total - 1 };
  expect(await refusedAt(browser, choice)).toMatchObject({
    status: 403,
    code: 'OFFER_NOT_ALLOWED',
    field: 'offerId',
    detail: { reasons: [{ code: 'TOTAL_TOO_HIGH', limits: { most: { amountMinor: total - 1, currency: 'EUR' } } }] },
  });
  limits = {};
  expect((await quoted(browser, choice)).price.total.amountMinor).toBe(total);
});

test('of an offer that is there a dearer fare or room beyond the limits is refused, the cheapest is not', async () => {
  const browser = await shop.site.browser();
  const tried = { flights: 0, stays: 0 };
  for (const vertical of VERTICALS) {
    const { page, offer } = await searched(browser, vertical, ASKED);
    for (const { id, price } of page.offers.slice(0, 10)) {
      limits = { mostMinor: price!.total.amountMinor };
      const detail = await said<FlightDetail | StayDetail>(offer(id));
      const dearer =
        'fares' in detail
          ? detail.fares.find((fare) => fare.price.total.amountMinor > price!.total.amountMinor)
          : detail.needs[0]!.offers.find((room) => room.price.total.amountMinor > price!.total.amountMinor);
      if (!dearer) continue;
      const choice =
        'plan' in dearer
          ? { vertical, rooms: [{ room: dearer.room.key, plan: dearer.plan.key }] }
          : { vertical, fareId: dearer.id };
      expect(await refusedAt(browser, { offerId: id, choice })).toMatchObject({
        code: 'OFFER_NOT_ALLOWED',
        detail: { vertical },
      });
      tried[vertical] += 1;
    }
  }
  expect(Math.min(tried.flights, tried.stays)).toBeGreaterThan(0);
});

test('what joins a trip is judged with what is in it', async () => {
  const browser = await shop.site.browser();
  const room = await quoted(browser, (await listed(browser, 'stays', ASKED))!.choice);
  const { choice } = (await listed(browser, 'flights', ASKED))!;
  told = ({ vertical }) =>
    vertical === 'stays'
      ? { state: 'blocked', reasons: [{ code: 'NO_ROOMS', limits: {} }] }
      : { state: 'in', reasons: [] };
  expect(await refusedAt(browser, { ...choice, joins: room.id })).toMatchObject({
    code: 'OFFER_NOT_ALLOWED',
    field: 'joins',
    detail: { vertical: 'stays', item: 0, reasons: [{ code: 'NO_ROOMS' }] },
  });
  expect((await quoted(browser, choice)).items).toHaveLength(1);
});

test.for(VERTICALS)(
  'what may not be bought since it was held is neither held again nor paid for: %s',
  async (vertical) => {
    const browser = await shop.site.browser();
    const { choice, total } = (await listed(browser, vertical, ASKED))!;
    const { held, hold, pay } = await heldOf(browser, await quoted(browser, choice));
    limits = { mostMinor: total - 1 };
    for (const again of [hold, pay]) {
      const answer = await again();
      expect([answer.statusCode, JSON.parse(answer.body)]).toMatchObject([
        403,
        {
          errors: [
            {
              code: 'OFFER_NOT_ALLOWED',
              field: 'items',
              detail: { vertical, item: 0, reasons: [{ code: 'TOTAL_TOO_HIGH' }] },
              localizedDescription: 'Your company’s travel policy does not allow this choice. Choose another.',
            },
          ],
        },
      ]);
    }
    // Whoever acts for themselves meanwhile does not even find it.
    acting = undefined;
    expect((await pay()).statusCode).toBe(404);
    acting = ACME;
    limits = {};
    expect(await said<{ outcome: string }>(pay())).toMatchObject({ outcome: 'confirmed', order: { id: held.id } });
  },
);
