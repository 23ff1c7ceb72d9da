import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { asTableOwner, openTestDatabase } from '#platform/testing';
import { fill } from '../../../migrations/0144-stock-of-every-trade.ts';
import { holdStock, loadHeld, loadTaken, releaseHold, returnPart, sellHold } from './index.ts';

const open = await openTestDatabase();
afterAll(() => open.close());

const day = '2027-03-03';
const now = new Date('2026-11-20T09:00:00Z');
const expiresAt = new Date('2026-11-20T09:20:00Z');

/** As they were stored when lines spoke of flights. */
async function asBefore(key: string, lines: readonly object[]): Promise<void> {
  await sql`update house_hold set lines = ${JSON.stringify(lines)}::jsonb where key = ${key}`.execute(
    open.database.query,
  );
}

test('holds of before keep what they kept, are held again by the same lines, and are sold, returned and released', async () => {
  const { query } = open.database;
  const fare = { product: 'XS1', day, kind: 'economy', tier: 'Q', quantity: 2, limit: 9 };
  const tierLimits = [{ limit: 5, dearer: ['Y'] }];
  const seats = { holdKey: 'seats', orderKey: 'seats', lines: [{ ...fare, tierLimits }], expiresAt, now };
  const room = { product: 'h-1', day, kind: 'twin', quantity: 1, limit: 3 };
  const rooms = { holdKey: 'rooms', orderKey: 'rooms', lines: [room], expiresAt, now };
  await holdStock(query, seats);
  await holdStock(query, rooms);
  await releaseHold(query, 'nothing', now);
  const bounds = [
    { most: 9, without: [] },
    { most: 5, without: ['economy/Y'] },
  ];
  await asBefore('seats', [
    { day, cabin: 'economy', seats: 2, bounds, flight: 'XS1' },
    { day, cabin: 'economy/Q', seats: 2, flight: 'XS1' },
  ]);
  await asBefore('rooms', [{ day, cabin: 'twin', seats: 1, bounds: [{ most: 3, without: [] }], flight: 'h-1' }]);
  expect([...(await loadHeld(query, 'seats')).keys()][0]).toContain('undefined');

  await asTableOwner(open.database, fill);

  const { rows } = await sql<{ lines: unknown }>`
    select lines from house_hold where key in ('nothing', 'seats') order by key`.execute(query);
  expect(rows).toEqual([
    { lines: [] },
    {
      lines: [
        { product: 'XS1', day, kind: 'economy', quantity: 2, bounds },
        { product: 'XS1', day, kind: 'economy/Q', quantity: 2 },
      ],
    },
  ]);
  expect(await holdStock(query, seats)).toMatchObject({ state: 'held', rows: [{ product: 'XS1' }, { quantity: 2 }] });
  expect((await loadHeld(query, 'rooms')).get(`h-1/${day}/twin`)).toBe(1);
  await sellHold(query, 'seats', now);
  await returnPart(query, { holdKey: 'seats', part: 'one', lines: [{ ...fare, quantity: 1 }] });
  await releaseHold(query, 'rooms', now);
  expect((await loadTaken(query)).units).toEqual(
    new Map([
      [`XS1/${day}/economy`, 1],
      [`XS1/${day}/economy/Q`, 1],
      [`h-1/${day}/twin`, 0],
    ]),
  );
});

test('what parts of a reservation took is carried over part by part; what has no parts stays as it is', async () => {
  const { query } = open.database;
  const [id, bare] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const ref = { flight: 'of the trade' };
  const stored = (units: readonly (readonly object[])[]) => JSON.stringify({ ref, product: { fare: 1 }, units });
  const row = sql`'sold', 3, 100, 'EUR', ${now}, ${now}, ${now}`;
  await sql`
    insert into house_reservation (id, key, product, state, quantity, base_minor, currency, created_at, expires_at, price_until)
    values (${id}, 'r1', ${stored([
      [{ flight: 'XS1', day, cabin: 'economy', seats: 2, bookingClass: 'Q' }],
      [],
      [{ flight: 'h-1', day, cabin: 'twin', seats: 1 }],
    ])}::jsonb, ${row}), (${bare}, 'r2', ${stored([])}::jsonb, ${row})`.execute(query);
  await asTableOwner(open.database, fill);
  const { rows } = await sql<{ product: unknown }>`select product from house_reservation order by key`.execute(query);
  const sold = { ref, product: { fare: 1 } };
  expect(rows.map(({ product }) => product)).toEqual([
    {
      ...sold,
      units: [
        [{ product: 'XS1', day, kind: 'economy', tier: 'Q', quantity: 2 }],
        [],
        [{ product: 'h-1', day, kind: 'twin', quantity: 1 }],
      ],
    },
    { ...sold, units: [] },
  ]);
});
