import { expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import { holdSeats, openVisitor, payHeld, quoteFlight, type Visitor } from './book.ts';
import { quoteStay } from './book-stay.ts';
import { siteUrl } from './site-url.ts';

const [CART, BOOKING] = ['/i/api/cart/v1', '/i/api/booking/v1'];
const DRAWS = 3;

interface Cart {
  readonly quote: Quote | null;
  readonly adding: boolean;
}

/** A small generator, so that a draw that fails can be drawn again. */
function drawFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const minor = (items: readonly { readonly price: Quote['price'] }[]): number =>
  items.reduce((sum, { price }) => sum + price.total.amountMinor, 0);

async function pageOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await fetch(siteUrl() + path, { headers: { cookie: visitor.cookie, 'accept-language': 'en-IE' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Every amount in euros that a page says. */
function amountsIn(html: string): number[] {
  return [...html.matchAll(/€([\d,]+)\.(\d{2})/g)].map(([, whole, cents]) =>
    Number(`${(whole ?? '').replaceAll(',', '')}${cents}`),
  );
}

async function pay(visitor: Visitor, cart: Quote): Promise<Order> {
  const person = { dateOfBirth: '1990-05-17', gender: 'F', nationality: 'IE' };
  const names = ['Mira', 'Tomas', 'Ines'];
  const travellers = cart.travellers.map(({ kind }, at) => ({
    givenNames: names[at % names.length],
    familyName: 'Anand',
    ...(kind === 'guest' ? {} : person),
  }));
  const contact = { email: 'mira.anand@example.com', phone: null };
  const made = await visitor.post<Order>(
    `${BOOKING}/orders`,
    { quoteId: cart.id, travellers, contact },
    crypto.randomUUID(),
  );
  expect(made.price.total).toEqual(cart.price.total);
  return payHeld(visitor, await holdSeats(visitor, made));
}

test.for(Array.from({ length: DRAWS }, (_, at) => 20_261_127 + at))(
  'what a cart says in the header, on its page, in checkout and in the order is the sum of its parts, and its due is what is charged; draw %i',
  async (seed) => {
    const below = drawFrom(seed);
    const visitor = await openVisitor(siteUrl());
    const [outIn, nights, rooms] = [60 + below(60), 2 + below(5), 1 + below(2)];
    const flights = await quoteFlight(visitor, { to: 'PAR', outIn, backIn: outIn + nights });
    await visitor.post<Cart>(CART, { quoteId: flights.id });
    const alone = await visitor.get<Cart>(CART);
    expect([alone.quote?.price.total, alone.adding]).toEqual([flights.price.total, true]);

    const both = await quoteStay(visitor, { place: 'PAR', rooms, arriveIn: outIn, nights, joins: flights.id });
    await visitor.post<Cart>(CART, { quoteId: both.id, adding: false });
    const { quote } = await visitor.get<Cart>(CART);
    const total = minor(both.items);
    expect(quote?.items.map(({ product }) => product.vertical)).toEqual(['flights', 'stays']);
    expect(quote?.items[0]?.price.total).toEqual(flights.price.total);
    expect(quote?.price.total.amountMinor).toBe(total);

    for (const path of ['/cart', `/checkout/${both.id}`])
      expect(amountsIn(await pageOf(visitor, path))).toContain(total);
    // Of another page the header alone says it, to eyes and to screen readers.
    expect(amountsIn(await pageOf(visitor, '/help'))).toEqual([total, total]);

    const order = await pay(visitor, both);
    expect(minor(order.items)).toBe(total);
    expect(order.price.total.amountMinor).toBe(total);
    // What is paid at the property is in the total and is not charged.
    const charged = async () => {
      const { payments } = await visitor.get<Order>(`${BOOKING}/orders/${order.id}`);
      return payments.reduce((sum, { taken }) => sum + (taken?.amountMinor ?? 0), 0);
    };
    await expect.poll(charged, { timeout: 20_000 }).toBe(both.dueNow.amountMinor);
    expect(both.dueNow.amountMinor + (both.price.atProperty?.amount.amountMinor ?? 0)).toBe(total);
  },
);

test('the cart of one visitor is neither seen nor changed by another, and what is unknown is refused', async () => {
  const [owner, other] = [await openVisitor(siteUrl()), await openVisitor(siteUrl())];
  const flights = await quoteFlight(owner);
  await owner.post<Cart>(CART, { quoteId: flights.id, typed: { 'travellers.0.familyName': 'Anand' } });
  expect((await other.get<Cart>(CART)).quote).toBeNull();
  expect(await other.get(`${CART}/typed`)).toEqual({ typed: {} });
  expect(await owner.get(`${CART}/typed`)).toEqual({ typed: { 'travellers.0.familyName': 'Anand' } });
  // A quote can be passed on by its address: it may be in two carts, and what was typed about it stays with whoever typed.
  await other.post<Cart>(CART, { quoteId: flights.id, adding: false });
  expect(await other.get(`${CART}/typed`)).toEqual({ typed: {} });
  await other.post<Cart>(`${CART}/empty`, {});
  expect(await owner.get<Cart>(CART)).toMatchObject({ quote: { id: flights.id }, adding: true });
  await expect(owner.post(CART, { quoteId: crypto.randomUUID() })).rejects.toThrow(': 404 ');
  await expect(owner.post(CART, { quoteId: flights.id, typed: { password: 'x' } })).rejects.toThrow(/: 4(00|22) /);
  expect((await owner.get<Cart>(CART)).quote?.id).toBe(flights.id);
  expect((await owner.post<Cart>(`${CART}/separate`, {})).adding).toBe(false);
  expect((await owner.post<Cart>(`${CART}/empty`, {})).quote).toBeNull();
});
