import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { FlightDetail, FlightResults } from '#contract/search';
import { holdSeats, inDays, openVisitor, orderOf } from './book.ts';
import { fillTravellers, heading, PAYS, payWith, press, REFUSED, total } from './checkout-steps.ts';
import { siteUrl } from './site-url.ts';
import { alive, visit } from './visit.ts';

interface Scarce {
  readonly asked: { readonly offerId: string; readonly choice: object };
  readonly seatsLeft: number;
}

/** A fare of which few seats are left at its price. */
async function scarceFare(): Promise<Scarce> {
  const visitor = await openVisitor(siteUrl());
  for (const days of [24, 17, 31, 38, 12]) {
    const { id } = await visitor.post<{ id: string }>('/i/api/search/v1/flights', {
      slices: [{ from: 'LON', to: 'MAD', date: inDays(days) }],
      passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
      bags: { cabin: 0, checked: 0 },
      currency: 'EUR',
    });
    const { offers } = await visitor.get<FlightResults>(`/i/api/search/v1/${id}?sort=cheapest&limit=50&waitMs=5000`);
    const offer = offers.find(({ seatsLeft }) => seatsLeft !== null && seatsLeft <= 3);
    if (!offer) continue;
    const path = `/i/api/search/v1/${id}/offers/${encodeURIComponent(offer.id)}`;
    const [fare] = (await visitor.get<FlightDetail>(path)).fares;
    if (fare?.seatsLeft)
      return {
        asked: { offerId: offer.id, choice: { vertical: 'flights', fareId: fare.id } },
        seatsLeft: fare.seatsLeft,
      };
  }
  throw new TypeError('Every fare has many seats left');
}

/** Somebody else keeps a seat of it. */
async function takeOne({ asked }: Scarce): Promise<number> {
  const visitor = await openVisitor(siteUrl());
  const quote = await visitor.post<Quote>('/i/api/booking/v1/quotes', asked);
  const held = await holdSeats(visitor, await orderOf(visitor, quote));
  return held.price.total.amountMinor;
}

/** A quote of it in the session of this page, up to the names. */
async function toNames(page: Page, { asked }: Scarce): Promise<number> {
  const { formtoken } = (await (await page.request.post('/s/run/formtoken', { data: {} })).json()) as {
    formtoken: string;
  };
  const options = { data: asked, headers: { 'x-csrf': formtoken } };
  const quote = (await (await page.request.post('/i/api/booking/v1/quotes', options)).json()) as Quote;
  await page.goto(`/checkout/${quote.id}`);
  await alive(page);
  await fillTravellers(page);
  await press(page, 'Continue to extras');
  await heading(page, 'Bags and seats');
  return quote.price.total.amountMinor;
}

const orderIn = async (page: Page): Promise<Order> => {
  const id = /\/(?:order|bookings)\/([^/?]+)/.exec(new URL(page.url()).pathname)?.[1];
  return (await (await page.request.get(`/i/api/booking/v1/orders/${id}`)).json()) as Order;
};
const euros = (minor: number): string => `€${(minor / 100).toLocaleString('en-IE', { minimumFractionDigits: 2 })}`;

test('a price that others took meanwhile is told with the new one; nothing is kept or charged before it is accepted, then exactly it', async () => {
  const scarce = await scarceFare();
  await visit({ expected: REFUSED }, async ({ page }) => {
    const quoted = await toNames(page, scarce);
    const others = await Promise.all(Array.from({ length: scarce.seatsLeft }, () => takeOne(scarce)));
    expect(new Set(others)).toEqual(new Set([quoted]));
    await press(page, 'Continue to review');
    await heading(page, 'Before you continue');
    const told = await page.getByRole('alert').filter({ hasText: 'The price' }).innerText();
    const asked = await orderIn(page);
    const now = asked.price.total.amountMinor;
    expect(now).toBeGreaterThan(quoted);
    expect(told).toContain(`The price went up from ${euros(quoted)} to ${euros(now)}`);
    expect(told).toContain('Nothing was charged');
    expect([asked.hold, asked.payments]).toEqual([null, []]);
    expect(await page.getByRole('link', { name: 'Keep looking' }).getAttribute('href')).toMatch(
      /^\/flights\/[A-Z]{3}-MAD\//,
    );
    await press(page, `Continue for ${euros(now)}`);
    await heading(page, 'Review and pay');
    expect(await total(page)).toBe(euros(now));
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    const { payments } = await orderIn(page);
    expect(payments.map(({ state, taken }) => [state, taken?.amountMinor])).toEqual([['captured', now]]);
  });
});
