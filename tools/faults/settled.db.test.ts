import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing';
import { createFixture, heldOrder } from '../../domain/booking/testing/fixture.ts';
import { allBooks } from './books.ts';
import { checkOutside, isSettled, noViolations } from './check.ts';
import { inspect } from './inspect.ts';

const { database, close } = await openTestDatabase();
afterAll(close);

const noOutside = { orders: [], reservations: [], taken: new Map<string, number>() };

/** What a judge would say now: whether the books are to be judged, and which stock is nobody's. */
async function judged() {
  const seen = await inspect(database);
  const found = noViolations();
  checkOutside({ payments: [] }, allBooks(noOutside, seen.house), found);
  return { isSettled: isSettled(seen), I5: found.I5 };
}

test('an order that ended is not judged while a seat that it kept is on its way back', async () => {
  const onTheWay: Awaited<ReturnType<typeof judged>>[] = [];
  const fixture = createFixture({
    database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      async release(ask) {
        onTheWay.push(await judged());
        if (onTheWay.length < 3) throw new Error('The question is lost');
        await supplier.release(ask);
      },
    }),
  });
  await heldOrder(fixture, { flight: '820' });
  expect((await judged()).isSettled).toBe(false);
  fixture.clock.advance(31 * 60_000);
  await fixture.drain();
  const waiting = await judged();
  fixture.clock.advance(60_000);
  await fixture.drain();
  for (const each of [...onTheWay, waiting]) {
    expect(each.isSettled).toBe(false);
    expect(each.I5).toHaveLength(2);
  }
  expect(onTheWay).toHaveLength(3);
  expect(await judged()).toEqual({ isSettled: true, I5: [] });
});

test('nor one that was booked while the answer of its capture is not in', async () => {
  const onTheWay: boolean[] = [];
  const fixture = createFixture({
    database,
    aroundPayments: (provider) => ({
      ...provider,
      async capture(ask) {
        onTheWay.push((await judged()).isSettled);
        return provider.capture(ask);
      },
    }),
  });
  const { payWith } = await heldOrder(fixture, { flight: '821' });
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  expect(onTheWay).toEqual([false]);
  expect(await judged()).toEqual({ isSettled: true, I5: [] });
});
