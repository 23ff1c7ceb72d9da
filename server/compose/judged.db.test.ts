import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlightResults } from '#contract/search';
import type { Membership } from '#domain/kernel';
import type { Judge } from '#domain/search';
import { makeCompanies } from '../../domain/booking/testing/companies.ts';
import { type Asked, openShop, type Page, said, searched, type Shop, VERTICALS } from './testing/promises.ts';

const member = (companyId: string): Membership => ({ companyId, roles: [], permissions: [], contracts: [] });
const ACME = member('018f0000-0000-7000-8000-00000000000a');
const RIVAL = member('018f0000-0000-7000-8000-00000000000b');

/** Of one company nothing is there beyond these; each test says what. */
let limits: ReturnType<Judge['limits']>;
const judge: Judge = {
  limits: () => limits,
  judge: () => ({ state: 'in', reasons: [] }),
};

let shop: Shop;
let acting: Membership | undefined;
beforeAll(async () => {
  shop = await openShop(undefined, {
    acting: () => acting,
    judgeOf: async ({ audience }) => (audience?.companyId === ACME.companyId ? judge : undefined),
  });
  await makeCompanies(shop.site.database.database, [ACME.companyId, RIVAL.companyId]);
}, 120_000);
beforeEach(() => {
  acting = undefined;
  limits = {};
});
afterAll(() => shop.close());

const ASKED: Asked = { day: 65, adults: 2, children: [], rooms: 1, currency: 'EUR' };
type Offer = Page['offers'][number];
const nameOf = ({ id }: Offer): string => id.slice(id.indexOf('.') + 1);
const totalOf = ({ price }: Offer): number => price?.total.amountMinor ?? Infinity;
const sellersOf = (offer: Offer): string[] =>
  'slices' in offer
    ? offer.slices.map(({ ticketing }) => ticketing.code)
    : [offer.property.chain?.code ?? 'independent'];

function isThere(offer: Offer): boolean {
  const { mostMinor = Infinity, refused = [] } = limits;
  return totalOf(offer) <= mostMinor && !sellersOf(offer).some((code) => refused.includes(code));
}

type Vertical = (typeof VERTICALS)[number];

async function askedBy(who: Membership | undefined, vertical: Vertical) {
  acting = who;
  const browser = await shop.site.browser();
  const { id, page, offer } = await searched(browser, vertical, ASKED);
  const sort = vertical === 'flights' ? 'cheapest' : 'price';
  const offers: Offer[] = [...page.offers];
  while (offers.length < page.listed) {
    const at = `/i/api/search/v1/${id}?sort=${sort}&limit=50&offset=${offers.length}`;
    offers.push(...(await said<Page>(browser.get(at))).offers);
  }
  return { id, page, offers, offer };
}

test.for(VERTICALS)(
  'whoever is judged is listed and counted what is there for them, and nobody else is: %s',
  async (vertical) => {
    const all = await askedBy(undefined, vertical);
    const { offers } = all;
    expect([offers.length, all.page.exact]).toEqual([all.page.total, true]);
    const totals = offers.map(totalOf).toSorted((a, b) => a - b);
    const [middle, one] = [totals[totals.length >> 1]!, sellersOf(offers[0]!)[0]!];
    let hidden = 0;
    for (const tried of [
      { mostMinor: middle },
      { refused: [one] },
      { mostMinor: middle, refused: [one] },
      { mostMinor: 1 },
    ]) {
      limits = tried;
      const judged = await askedBy(ACME, vertical);
      const there = offers.filter(isThere);
      expect([judged.page.total, judged.page.unfiltered, judged.page.exact]).toEqual([
        there.length,
        there.length,
        true,
      ]);
      expect(judged.offers.map(nameOf)).toEqual(there.map(nameOf));
      for (const offer of offers.filter((each) => !isThere(each)).slice(0, 20)) {
        const named = `${judged.id}.${nameOf(offer)}`;
        expect((await judged.offer(named)).statusCode).toBe(403);
        hidden += 1;
      }
      // Of the same question, before and after, and of another company.
      for (const who of [undefined, RIVAL]) {
        const { page } = await askedBy(who, vertical);
        expect([page.total, page.offers.map(nameOf)]).toEqual([offers.length, all.page.offers.map(nameOf)]);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  },
);

test('what is judged is asked anew each time: limits that change are seen at once, in the same search', async () => {
  const { id, page } = await askedBy(ACME, 'flights');
  const browser = await shop.site.browser();
  const again = () => said<FlightResults>(browser.get(`/i/api/search/v1/${id}?sort=cheapest&limit=50`));
  limits = { mostMinor: totalOf(page.offers[0]!) };
  const few = (await again()).total;
  limits = {};
  expect([few < page.total, (await again()).total]).toEqual([true, page.total]);
});

test('days of a search are priced by what is there for whoever is judged, and kept for nobody', async () => {
  const days = async (who: Membership | undefined) => {
    const { id } = await askedBy(who, 'flights');
    const answer = await said<{ days: { total: { amountMinor: number } | null }[] }>(
      (await shop.site.browser()).get(`/i/api/search/v1/${id}/days?move=trip`),
    );
    return answer.days.map(({ total }) => total?.amountMinor ?? null);
  };
  const usual = await days(RIVAL);
  const most = usual.filter((total) => total !== null).toSorted((a, b) => a - b)[2]!;
  limits = { mostMinor: most };
  const wanted = usual.map((total) => (total !== null && total <= most ? total : null));
  expect(await days(ACME)).toEqual(wanted);
  expect(await days(RIVAL)).toEqual(usual);
  limits = {};
  expect(await days(ACME)).toEqual(usual);
});

test('nights of a place are priced by what is there for whoever is judged', async () => {
  const nights = async (who: Membership | undefined) => {
    const { id } = await askedBy(who, 'stays');
    const answer = await said<{ days: { total: { amountMinor: number } | null; key: string | null }[] }>(
      (await shop.site.browser()).get(`/i/api/search/v1/${id}/nights?month=2027-03`),
    );
    return answer.days.map(({ total }) => total?.amountMinor ?? null);
  };
  const usual = await nights(RIVAL);
  const most = usual.filter((total) => total !== null).toSorted((a, b) => a - b)[3]!;
  limits = { mostMinor: most };
  expect(await nights(ACME)).toEqual(usual.map((total) => (total !== null && total <= most ? total : null)));
  expect(await nights(RIVAL)).toEqual(usual);
});
