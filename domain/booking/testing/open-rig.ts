import { sql } from 'kysely';
import { openTestDatabase } from '#platform/testing';
import { createRig } from './rig.ts';

/** A rig over a test database, and what its ledger says of an order: sums in minor units by account. */
export async function openRig() {
  const { database, close } = await openTestDatabase();
  return {
    database,
    close,
    rig: createRig({ database }),
    books: async (orderId: string): Promise<Record<string, number>> => {
      const { rows } = await sql<{ account: string; sum: number }>`
        select account, sum(amount_minor)::int8 as sum from ledger_entry
        where order_id = ${orderId} group by account`.execute(database.query);
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
  };
}
