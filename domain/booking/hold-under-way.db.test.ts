import { afterAll, expect, test } from 'vitest';
import { createFixture, draftTogether } from './testing/fixture.ts';
import { openFixture } from './testing/open-fixture.ts';

const { database: db, close } = await openFixture();
afterAll(close);

/** A house whose supplier answers a reserve when it is let to. */
function slowHouse() {
  const asked = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  const house = createFixture({
    database: db,
    aroundSupplier: (supplier) => ({
      ...supplier,
      async reserve(ask) {
        asked.resolve();
        await answers.promise;
        return supplier.reserve(ask);
      },
    }),
  });
  return { house, asked: asked.promise, answer: () => answers.resolve() };
}

test('what another request holds at this moment is said to be asked for again, and soon; then it is held once', async () => {
  const { house, asked, answer } = slowHouse();
  const ctx = house.visitor();
  const { id, price } = await draftTogether(house, [{ flight: '791' }], ctx);
  const hold = () => house.holdOrder({ ctx, input: { id, acceptTotalMinor: price.total.amountMinor } });
  const first = hold();
  await asked;
  await expect(hold()).rejects.toMatchObject({
    status: 503,
    problems: [{ code: 'HOLD_UNDER_WAY', detail: { retryAfterSeconds: 3 } }],
  });
  answer();
  expect((await first).state).toBe('held');
  expect((await hold()).state).toBe('held');
});

test('what a process that died was holding is asked for again until its lease is over, and is held then', async () => {
  const { house, asked } = slowHouse();
  const ctx = house.visitor();
  const { id, price } = await draftTogether(house, [{ flight: '792' }], ctx);
  const input = { id, acceptTotalMinor: price.total.amountMinor };
  void house.holdOrder({ ctx, input }).catch(() => {});
  await asked;
  // Another process, over the same rows; the first never comes back.
  const other = createFixture({ database: db });
  other.sell({ flight: '792' });
  const hold = () => other.holdOrder({ ctx: { ...ctx, clock: other.clock }, input });
  await expect(hold()).rejects.toMatchObject({ problems: [{ code: 'HOLD_UNDER_WAY' }] });
  other.clock.advance(24_500);
  await expect(hold()).rejects.toMatchObject({
    problems: [{ code: 'HOLD_UNDER_WAY', detail: { retryAfterSeconds: 1 } }],
  });
  other.clock.advance(1_000);
  expect((await hold()).state).toBe('held');
});
