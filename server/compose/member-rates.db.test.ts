import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, StayProduct } from '#contract/booking';
import type { StayDetail, StayResults } from '#contract/search';
import { type Asked, heldOf, openShop, quoted, said, searched, type Shop } from './testing/promises.ts';

let shop: Shop;
let member: Browser;
beforeAll(async () => {
  shop = await openShop();
  member = await shop.site.signedUp('mira@example.com');
}, 120_000);
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
type Stay = StayResults['offers'][number];
const ASKED: Asked = { day: 65, adults: 2, children: [], rooms: 1, currency: 'EUR' };

const isOfMembers = ({ rooms }: Pick<Stay, 'rooms'>): boolean => rooms.some(({ plan }) => plan.audience === 'member');
const totalOf = ({ price }: Pick<Stay, 'price'>): number => price?.total.amountMinor ?? Infinity;
const quotes = '/i/api/booking/v1/quotes';

async function stays(browser: Browser, asked = ASKED) {
  const { id, page, offer } = await searched(browser, 'stays', asked);
  return { id, offers: (page as StayResults).offers, offer };
}

/** What a search finds for a guest and for a member on a day when some of it is cheaper to members, and what is. */
async function saving() {
  for (let day = 61; day < 76; day += 1) {
    const asked = { ...ASKED, day };
    const [theirs, own] = [await stays(await shop.site.browser(), asked), await stays(member, asked)];
    expect(theirs.offers.filter(isOfMembers)).toEqual([]);
    const usual = new Map(theirs.offers.map((offer) => [offer.key, totalOf(offer)]));
    for (const offer of own.offers) expect(totalOf(offer)).toBeLessThanOrEqual(usual.get(offer.key) ?? Infinity);
    const best = own.offers.find((offer) => isOfMembers(offer) && totalOf(offer) < (usual.get(offer.key) ?? 0));
    if (best) return { theirs, own, best };
  }
  throw new TypeError('Nothing is cheaper to members');
}

const choiceOf = ({ id, rooms }: Stay) => ({
  offerId: id,
  choice: { vertical: 'stays', rooms: rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key })) },
});

test('whoever is signed in is listed, shown, quoted and charged the rate of members', async () => {
  const { own, best } = await saving();
  const detail = await said<StayDetail>(own.offer(best.id));
  expect([totalOf(detail.offer), isOfMembers(detail.offer)]).toEqual([totalOf(best), true]);
  const quote = await quoted(member, choiceOf(best));
  expect([quote.price.total.amountMinor, quote.items[0]?.priceChange]).toEqual([totalOf(best), null]);
  const { held, pay } = await heldOf(member, quote);
  const { order } = await said<{ order: Order }>(pay());
  const taken = order.payments.reduce((sum, each) => sum + (each.taken?.amountMinor ?? 0), 0);
  expect([held.price.total.amountMinor, order.price.total.amountMinor]).toEqual([totalOf(best), totalOf(best)]);
  expect([order.state, taken]).toEqual(['confirmed', order.dueNow.amountMinor]);
  const { rooms } = order.items[0]!.product as StayProduct;
  expect(rooms.map(({ plan }) => plan.audience)).toEqual(best.rooms.map(({ plan }) => plan.audience));
});

test('a guest gets no price of members: not by the search of one, its offers, nor by naming the plan in an own search', async () => {
  const { theirs, own, best } = await saving();
  const guest = await shop.site.browser();
  const sameAsTheirs = theirs.offers.find(({ key }) => key === best.key)!;
  const answers = [
    await guest.get(`/i/api/search/v1/${own.id}?limit=5`),
    await guest.get(`/i/api/search/v1/${own.id}/events?limit=5`),
    await guest.get(`/i/api/search/v1/${own.id}/offers/${encodeURIComponent(best.id)}`),
    await guest.get(`/i/api/search/v1/${own.id}/nights?month=2026-03`),
    await guest.send('POST', quotes, choiceOf(best)),
    await guest.send('POST', quotes, { ...choiceOf(best), offerId: sameAsTheirs.id }),
  ];
  for (const { statusCode, body } of answers) {
    expect([404, 410, 422]).toContain(statusCode);
    expect(body).not.toContain('amountMinor');
  }
  const detail = await said<StayDetail>(theirs.offer(sameAsTheirs.id));
  expect(JSON.stringify(detail)).not.toContain('"member"');
});

test('members share one search, guests another, and a member goes on in that of a guest', async () => {
  const asked = { ...ASKED, day: 66 };
  const [guest, other] = [await shop.site.browser(), await shop.site.browser()];
  const colleague = await shop.site.signedUp('noor@example.com');
  const ids = [await stays(member, asked), await stays(guest, asked), await stays(colleague, asked)].map(
    ({ id }) => id,
  );
  expect(ids[2]).toBe(ids[0]);
  expect(ids[1]).not.toBe(ids[0]);
  expect((await stays(other, asked)).id).toBe(ids[1]);
  expect((await member.get(`/i/api/search/v1/${ids[1]}?limit=5`)).statusCode).toBe(200);
});
