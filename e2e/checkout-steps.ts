import type { Page } from 'playwright-core';
import type { Order } from '#contract/booking';
import { DEFAULT_BAGS, type Bags, type Fare } from '#contract/search';
import { alive } from './visit.ts';

export const PAYS = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const CHALLENGE = '4000 0025 0000 3155';
export const CHALLENGE_FAILS = '4000 0084 0000 1629';
export const REPLY_LOST = '4000 0000 0000 0119';
/** A valid number that no payment company publishes for testing. */
export const REAL = '4111 1111 1111 1111';
/** Refusals are answers too: the browser writes them to its console. */
export const REFUSED = [/40[29]|422/];

export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

interface Answer {
  readonly id: string;
  readonly done?: boolean;
  readonly offers?: readonly { readonly id: string }[];
  readonly fares?: readonly Pick<Fare, 'bags' | 'id'>[];
  readonly formtoken?: string;
}

/** A quote by the API, in the session of this page: the way to it has tests of its own. Of a fare that lacks a bag asked for, if any does. */
export async function quote({ request }: Page, adults = 1, bags: Bags = DEFAULT_BAGS): Promise<string> {
  const read = async (path: string) => (await (await request.get(path)).json()) as Answer;
  const send = async (path: string, data: object, token = '') =>
    (await (await request.post(path, { data, headers: { 'x-csrf': token } })).json()) as Answer;
  const query = {
    slices: [
      { from: 'LON', to: 'SIN', date: daysAhead(100) },
      { from: 'SIN', to: 'LON', date: daysAhead(114) },
    ],
    passengers: { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags,
    currency: 'EUR',
  };
  const { id } = await send('/i/api/search/v1/flights', query);
  const { offers } = await read(`/i/api/search/v1/${id}?limit=1&waitMs=3000`);
  const offerId = offers?.[0]?.id ?? '';
  const { fares } = await read(`/i/api/search/v1/${id}/offers/${offerId}`);
  const { formtoken } = await send('/s/run/formtoken', {});
  const lacking = fares?.find((fare) => fare.bags.some(({ cabin, checked }) => cabin.bought + checked.bought > 0));
  const fareId = (lacking ?? fares?.[0])?.id;
  const made = await send('/i/api/booking/v1/quotes', { offerId, choice: { vertical: 'flights', fareId } }, formtoken);
  return `/checkout/${made.id}`;
}

export async function fillTravellers(page: Page, adults = 1): Promise<void> {
  for (let at = 0; at < adults; at++) {
    const field = (name: string) => page.locator(`[id="travellers.${at}.${name}"]`);
    await field('givenNames').fill('Mira Leela');
    await field('familyName').fill('Anand');
    await field('birth.day').fill('14');
    await field('birth.month').fill('May');
    await field('birth.year').fill('1988');
    await page.locator(`input[name="travellers.${at}.gender"][value="F"]`).check();
  }
  await page.getByLabel('Email').fill('mira@example.com');
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The review of a new order that is held, by the API in the session of this page: the pages before it have tests of their own. */
export async function toReview(page: Page): Promise<void> {
  const { request } = page;
  const quoteId = (await quote(page)).replace('/checkout/', '');
  const { formtoken } = (await (await request.post('/s/run/formtoken')).json()) as { formtoken: string };
  const ask = async (path: string, data: object): Promise<Order> => {
    const headers = { 'x-csrf': formtoken, 'idempotency-key': crypto.randomUUID() };
    const answer = await request.post(`/i/api/booking/v1/orders${path}`, { data, headers });
    if (!answer.ok()) throw new TypeError(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Order;
  };
  const traveller = { givenNames: 'Mira Leela', familyName: 'Anand', dateOfBirth: '1988-05-14', gender: 'F' };
  const contact = { email: 'mira@example.com', phone: null };
  const { id, price } = await ask('', { quoteId, travellers: [traveller], contact });
  await ask(`/${id}/hold`, { acceptTotalMinor: price.total.amountMinor });
  await page.goto(`/checkout/order/${id}/review`);
  await alive(page);
  await heading(page, 'Review and pay');
}

/** From a new quote to the review, page by page. */
export async function clickToReview(page: Page): Promise<void> {
  await page.goto(await quote(page));
  await alive(page);
  await fillTravellers(page);
  await press(page, 'Continue to extras');
  await heading(page, 'Bags and seats');
  await press(page, 'Continue to review');
  await heading(page, 'Review and pay');
}

export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number.replaceAll(' ', ''));
  await page.getByLabel('Expiry date').fill('09/39');
  await page.getByLabel('Security code').fill('123');
  await press(page, /^Book for/);
}

/** What the button says is charged. */
export const total = async (page: Page) => (await page.getByRole('button', { name: /^Book for/ }).innerText()).slice(9);
