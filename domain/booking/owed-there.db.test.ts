import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing';
import { createFixture, heldTogether } from './testing/fixture.ts';

const { database, close } = await openTestDatabase();
afterAll(close);

test('what the place asks for is told once something is cancelled, of that alone, and not when it was only asked about or refused', async () => {
  let refusals = 1;
  let asksFor = 500;
  const fixture = createFixture({
    database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      async quoteCancel(ask) {
        const quote = await supplier.quoteCancel(ask);
        return quote && { ...quote, owedThere: { amountMinor: asksFor, currency: 'EUR' } };
      },
      confirmCancel: async (ask) =>
        refusals-- > 0 ? { outcome: 'refused', reason: 'terms_changed' } : supplier.confirmCancel(ask),
    }),
  });
  const { ctx, order, payWith } = await heldTogether(fixture, [{ flight: '790' }, { flight: '791' }]);
  await fixture.payOrder(payWith('sim_success_Visa_4242'));
  const input = { id: order.id, itemId: order.items[0]!.id };
  const owed = async () => (await fixture.readOrder({ ctx, input })).items.map(({ owedThere }) => owedThere);
  const first = await fixture.createCancelQuote({ ctx, input });
  expect([first.owedThere, await owed()]).toEqual([{ amountMinor: 500, currency: 'EUR' }, [undefined, undefined]]);
  await expect(fixture.confirmCancel({ ctx, input: { id: first.id } })).rejects.toMatchObject({
    code: 'QUOTE_EXPIRED',
  });
  expect(await owed()).toEqual([undefined, undefined]);
  asksFor = 700;
  const second = await fixture.createCancelQuote({ ctx, input });
  await fixture.confirmCancel({ ctx, input: { id: second.id } });
  await fixture.confirmCancel({ ctx, input: { id: second.id } });
  expect(await owed()).toEqual([{ amountMinor: 700, currency: 'EUR' }, undefined]);
});
