import { sql } from 'kysely';
import { everyRow, openTestDatabase } from '#platform/testing';
import { createFixture } from './fixture.ts';

/** A fixture over a test database, and what its ledger says of an order: sums in minor units by account. */
export async function openFixture() {
  const { database, close } = await openTestDatabase();
  return {
    database,
    close,
    fixture: createFixture({ database }),
    books: async (orderId: string): Promise<Record<string, number>> => {
      const { rows } = await sql<{ account: string; sum: number }>`
        select account, sum(amount_minor)::int8 as sum from ledger_entry
        where order_id = ${orderId} group by account`.execute(everyRow(database));
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
  };
}
