import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openRig } from './testing/open-rig.ts';
import { heldOrder } from './testing/rig.ts';

const { database: db, rig, close } = await openRig();
afterAll(close);

test('what the place asks for counts each part once, by the quote that it went with, and nothing that only was asked about', async () => {
  const held = await heldOrder(rig, { flight: '790' });
  const { order } = await rig.payOrder(held.payWith('sim_success_Visa_4242'));
  const { ctx } = held;
  const input = { id: order.id };
  const [itemId] = order.items.map(({ id }) => id);
  const used = async (owed: number, units: string, usedAt: string): Promise<void> => {
    const { id } = await rig.createCancelQuote({ ctx, input });
    await sql`update cancel_quote set owed_minor = ${owed}, units = ${units}, used_at = ${usedAt} where id = ${id}`.execute(
      db.query,
    );
  };
  const owed = async (gone: string) => {
    await sql`update order_item set cancelled_units = ${gone} where id = ${itemId}`.execute(db.query);
    return (await rig.readOrder({ ctx, input })).items[0]?.owedThere;
  };
  await rig.createCancelQuote({ ctx, input });
  await used(500, '[1]', '2026-11-21T09:00:00Z');
  // The first try was refused, and asked again on other terms.
  await used(700, '[1]', '2026-11-21T10:00:00Z');
  await used(40, '[0,2]', '2026-11-21T11:00:00Z');
  await used(9_000, '[3]', '2026-11-21T12:00:00Z');
  expect(await owed('[]')).toBeUndefined();
  expect(await owed('[1]')).toEqual({ amountMinor: 700, currency: 'EUR' });
  expect(await owed('[0,1,2]')).toEqual({ amountMinor: 740, currency: 'EUR' });
});
