import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import type { Problem } from '#contract/core';
import { sampleTraveller } from '../../domain/booking/testing/sample.ts';
import { type Asked, CART, keep, heldOf, listed, openShop, quoted, said, type Shop } from './testing/promises.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

type Browser = Awaited<ReturnType<Shop['site']['browser']>>;
const asked: Asked = { day: 61, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const QUOTES = '/i/api/booking/v1/quotes';
const ORDERS = '/i/api/booking/v1/orders';
const order = (browser: Browser, quoteId: string) =>
  browser.send('POST', ORDERS, {
    quoteId,
    travellers: [sampleTraveller({ nationality: 'IE' })],
    contact: { email: 'mira@example.com', phone: null },
  });

/** Status and problem of an answer; whoever is refused is told why in words. */
async function refusalOf(answer: ReturnType<typeof order>): Promise<readonly unknown[]> {
  const { statusCode, body } = await answer;
  if (statusCode === 200) return [200];
  const [problem] = (JSON.parse(body) as { readonly errors: readonly Problem[] }).errors;
  expect(problem?.localizedDescription).toMatch(/ .*\.$/);
  return [statusCode, problem?.code, problem?.detail?.['by']];
}

/** A choice in the cart that nobody ordered yet, and another that may take its place. */
async function twoChoices(day: number) {
  const mine = await shop.site.browser();
  const { choice } = (await listed(mine, 'flights', { ...asked, day }))!;
  const [first, next] = [await quoted(mine, choice), await quoted(mine, choice)];
  expect(await refusalOf(keep(mine, first.id))).toEqual([200]);
  return { mine, first, next };
}

test.each([
  ['named by the page on which it was replaced', 61, true],
  ['in the cart', 62, false],
] as const)(
  'a choice %s that another one replaced before it was ordered is ordered no more',
  async (_how, day, named) => {
    const { mine, first, next } = await twoChoices(day);
    expect(await refusalOf(keep(mine, next.id, named ? first.id : undefined))).toEqual([200]);
    expect(await refusalOf(order(mine, first.id))).toEqual([409, 'QUOTE_REPLACED', next.id]);
    // Nor does it come back into the cart beside what took its place.
    expect(await refusalOf(keep(mine, first.id))).toEqual([409, 'QUOTE_REPLACED', next.id]);
    expect(await said<Quote>(mine.get(`${QUOTES}/${first.id}`))).toMatchObject({
      state: 'replaced',
      replacedBy: next.id,
    });
    expect(await said<Quote>(mine.get(`${QUOTES}/${next.id}`))).toMatchObject({ state: 'live', replacedBy: null });
    const { pay } = await heldOf(mine, next);
    expect((await said<{ order: Order }>(pay())).order.state).toBe('confirmed');
  },
);

test('of two windows at once, one that orders and one that replaces, one order at most can be paid', async () => {
  for (const day of [63, 64, 65]) {
    const { mine, first, next } = await twoChoices(day);
    const acts = [() => order(mine, first.id), () => keep(mine, next.id, first.id)];
    const [ordered] = await Promise.all((day % 2 ? acts : acts.toReversed()).map((act) => act())).then((answers) =>
      day % 2 ? answers : answers.toReversed(),
    );
    if (ordered!.statusCode === 200) {
      const { id } = JSON.parse(ordered!.body) as Order;
      expect(await said<Order>(mine.get(`${ORDERS}/${id}`))).toMatchObject({ state: 'failed', actions: [] });
    } else expect(await refusalOf(Promise.resolve(ordered!))).toEqual([409, 'QUOTE_REPLACED', next.id]);
    expect(await refusalOf(order(mine, next.id))).toEqual([200]);
  }
});

test('what was chosen separately is ordered beside the cart, and what the cart held before it was emptied too', async () => {
  const { mine, first, next } = await twoChoices(66);
  expect(await refusalOf(order(mine, next.id))).toEqual([200]);
  expect(await refusalOf(order(mine, first.id))).toEqual([200]);
});

test('of two windows that replace a choice at the same moment the one that is in the cart can be ordered, and no other', async () => {
  for (const day of [66, 67, 68]) {
    const mine = await shop.site.browser();
    const { choice } = (await listed(mine, 'flights', { ...asked, day }))!;
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => quoted(mine, choice)));
    expect(await refusalOf(keep(mine, first!.id))).toEqual([200]);
    await Promise.all(others.map(({ id }) => keep(mine, id, first!.id)));
    const { quote } = await said<{ quote: Quote }>(mine.get(CART));
    const answers = await Promise.all([first!, ...others].map(({ id }) => refusalOf(order(mine, id))));
    const orderable = [first!, ...others].filter((_, at) => answers[at]![0] === 200).map(({ id }) => id);
    expect(orderable).toEqual([quote.id]);
  }
});
