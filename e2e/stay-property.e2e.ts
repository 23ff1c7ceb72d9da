import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RoomOffer, StayDetail, StayResults } from '#contract/search';
import { inDays } from './book.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, LOOKS, visit } from './visit.ts';

/** A busy machine takes longer; nothing waits when the answer is there. */
const PATIENT = { timeout: 20_000 };

const list = (place: string) => `/stays/${place}/${inDays(100)}/${inDays(103)}/2adults/1adult-6`;

const PARTIES = [
  [{ adults: 2 }],
  [{ adults: 1 }],
  [{ adults: 2, children: [4, 9] }],
  [{ adults: 2 }, { adults: 2 }],
  [{ adults: 2 }, { adults: 1, children: [6] }, { adults: 1 }],
];
const ASKED = [
  ['AMS', 'USD', 3],
  ['metro:PAR', 'EUR', 1],
  ['metro:SIN', 'JPY', 7],
  ['metro:NYC', 'KWD', 2],
  ['metro:ROM', 'GBP', 10],
] as const;
const HOUSES = 10;

const sum = (offers: readonly RoomOffer[], of: (offer: RoomOffer) => number): number =>
  offers.reduce((all, offer) => all + of(offer), 0);

/** `reader` is the last part of the address that asks: one address may ask only so often. */
async function call<T>(reader: number, path: string, payload?: object): Promise<T> {
  const init = payload && { method: 'POST', body: JSON.stringify(payload) };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.8.${reader}` };
  const answer = await fetch(`${siteUrl()}/i/api/search/v1/${path}`, { ...init, headers });
  if (answer.status !== 200) throw new TypeError(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** What the list says of a house, against the rooms of its page. */
function checkHouse(listed: StayResults['offers'][number], { offer, needs }: StayDetail, nights: number): void {
  const total = listed.price?.total;
  expect(offer.price?.total).toEqual(total);
  expect(listed.nights).toBe(nights);
  expect(offer.rooms.map(({ room, plan }) => [room.key, plan.key])).toEqual(
    listed.rooms.map(({ room, plan }) => [room.key, plan.key]),
  );
  const chosen = offer.rooms.map(({ room, plan }, at) => {
    const found = needs[at]?.offers.find((each) => each.room.key === room.key && each.plan.key === plan.key);
    if (!found) throw new TypeError(`${offer.key} does not sell what it offers`);
    return found;
  });
  expect(sum(chosen, ({ price }) => price.total.amountMinor)).toBe(total?.amountMinor);
  for (const { offers } of needs)
    for (const { price, cancellation } of offers) {
      const there = price.lines.filter(({ due }) => due === 'property');
      const amount = (lines: typeof there): number => lines.reduce((all, line) => all + line.amountMinor, 0);
      expect(amount(price.lines)).toBe(price.total.amountMinor);
      expect(amount(there)).toBe(price.atProperty?.amount.amountMinor ?? 0);
      for (const { kept, back } of cancellation.steps)
        expect(kept.amountMinor + back.amountMinor).toBe(price.total.amountMinor);
    }
  for (const { room, left } of chosen)
    expect(chosen.filter((each) => each.room.key === room.key).length).toBeLessThanOrEqual(left);
}

test.for(ASKED)(
  'totals of the list in %s are those of the rooms, to the minor unit of %s, for %i nights',
  async ([place, currency, nights]) => {
    let houses = 0;
    for (const rooms of PARTIES) {
      const query = { place, checkIn: inDays(60), checkOut: inDays(60 + nights), rooms, currency };
      const { id } = await call<{ id: string }>(nights, 'stays', query);
      const { offers } = await call<StayResults>(nights, `${id}?waitMs=5000&limit=${HOUSES}&sort=price`);
      for (const listed of offers) {
        checkHouse(listed, await call<StayDetail>(nights, `${id}/offers/${encodeURIComponent(listed.id)}`), nights);
        houses += 1;
      }
    }
    expect(houses).toBeGreaterThanOrEqual(HOUSES);
  },
);

const totalOf = (page: Page) => page.locator('#price dl').last().locator('bdi').textContent();

test('by keyboard from the list to a house, its rooms and another total', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open(list('AMS'));
    const card = page.getByRole('article').first();
    const listed = await card.locator('bdi').filter({ hasText: '€' }).first().textContent();
    await card.getByRole('link').first().focus();
    await press('Enter');
    await page.waitForURL(/\/property\//);
    await page.getByRole('heading', { name: /^Rooms for 3 adults/ }).waitFor();
    expect(await totalOf(page)).toBe(listed);
    await page
      .getByRole('group', { name: /^Room 1 of 2/ })
      .getByRole('radio', { checked: true })
      .focus();
    const before = await totalOf(page);
    await press('ArrowDown');
    await expect.poll(() => totalOf(page), PATIENT).not.toBe(before);
    expect(page.url()).toContain('&pick=');
    const after = await totalOf(page);
    await page.reload();
    expect(await totalOf(page)).toBe(after);
  });
});

test('by touch on a phone the total in view follows the chosen room', async () => {
  await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    await open(list('metro:PAR'));
    await page.getByRole('article').first().getByRole('link').first().tap();
    await page.waitForURL(/\/property\//);
    const bar = page.getByRole('region', { name: 'Your choice' });
    await bar.waitFor();
    const before = await bar.locator('bdi').first().textContent();
    await page.locator('input[name="pick0"]:not(:checked)').first().tap();
    await expect.poll(() => bar.locator('bdi').first().textContent(), PATIENT).not.toBe(before);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('without scripts a form sends the choice and the page shows what it costs', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(list('AMS'));
    await page.getByRole('article').first().getByRole('link').first().click();
    const before = await totalOf(page);
    await page.locator('input[name="pick0"]:not(:checked)').first().check();
    await page.getByRole('button', { name: 'Show the total' }).click();
    expect(page.url()).toContain('&pick=');
    expect(await totalOf(page)).not.toBe(before);
  });
});

test('a place that nobody sells is gone, with others of the same search; no address is not found', async () => {
  await visit({ expected: [/410/, /404/] }, async ({ page }) => {
    const gone = await page.goto(list('AMS').replace('/stays/', '/property/') + '?offer=house.nowhere');
    expect(gone?.status()).toBe(410);
    expect(await page.getByRole('article').count()).toBe(3);
    expect((await page.goto('/property/AMS?offer=house.h-1'))?.status()).toBe(404);
  });
});

test.for(LOOKS)('the page of a house holds to the rules of access, $name', async ({ name: _name, ...look }) => {
  await visit(look, async ({ page, open }) => {
    await open(list('AMS'));
    const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await open(href ?? '');
    expect(await axeFaults(page)).toEqual([]);
  });
});
