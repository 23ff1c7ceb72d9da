import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { draftOf } from './testing/draft-of.ts';
import { listed, openShop, quoted, said, type Shop } from './testing/promises.ts';

let shop: Shop;
/** Set while the supplier lets a hold wait. */
let slow: { readonly asked: () => void; readonly answer: Promise<void> } | undefined;
beforeAll(async () => {
  shop = await openShop(undefined, {
    aroundSupplier: (supplier) => ({
      ...supplier,
      async reserve(ask) {
        slow?.asked();
        await slow?.answer;
        return supplier.reserve(ask);
      },
    }),
  });
}, 120_000);
afterAll(() => shop.close());

test('holding again, paying and holding longer while a hold is under way answer 503 with Retry-After; the same payment goes through afterwards', async () => {
  const browser = await shop.site.browser();
  const asked = { day: 62, adults: 1, children: [], rooms: 1, currency: 'EUR' };
  const { choice } = (await listed(browser, 'flights', asked))!;
  const { hold, pay, extend } = await draftOf(browser, await quoted(browser, choice));
  const [reached, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  slow = { asked: reached.resolve, answer: answer.promise };
  const first = hold();
  await reached.promise;
  const payOnce = () => pay('one-and-the-same-payment');
  for (const early of [hold, payOnce, payOnce, extend]) {
    const refused = await early();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3']);
    expect(JSON.parse(refused.body)).toMatchObject({
      errors: [
        {
          code: 'HOLD_UNDER_WAY',
          localizedDescription: 'Your hold is still being confirmed. Your details are saved; try again in a moment.',
        },
      ],
    });
  }
  slow = undefined;
  answer.resolve();
  expect((await said<Order>(first)).state).toBe('held');
  expect((await said<{ outcome: string }>(payOnce())).outcome).toBe('confirmed');
});
