import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase, silentLogger } from '#platform/testing';
import { priceNow } from './price-now.ts';
import { createHouseFlightSource } from './search/source.ts';
import { holdStock, releaseHold } from './stock/index.ts';
import { SALE, smallDesk, SMALL_SEED, tripQuery } from './testing/small-world.ts';

const { timetable, model: fares, names: airportNames } = smallDesk();
const now = new Date(SALE);
const source = createHouseFlightSource({
  timetable,
  fares,
  airportNames,
  seed: SMALL_SEED,
  now: () => now,
  threads: 2,
});
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => Promise.all([source.close(), open.close()]));

const query = tripQuery('LHR', 'SIN', false);
const placesOf = ({ offerKey }: { readonly offerKey: string }) => source.departures(offerKey);
const everything = { sort: 'cheapest', filters: {}, offset: 0, limit: 1 } as const;

test('a price counts the seats that others took before it was asked for, and that came back', async () => {
  const { query: queries } = open.database;
  const price = priceNow(source, { db: open.database, log: silentLogger }, placesOf);
  const search = await source.open(query, AbortSignal.timeout(60_000));
  const { key: offerKey } = (await search.view(everything)).offers[0]!;
  const fareKey = (await search.offer(offerKey))!.fares[0]!.key;
  const before = (await price({ offerKey, fareKey, query }))!;
  const total = before.fare.price.total.amountMinor;
  const threeLeft = before.seats.map(({ product, day, kind, limit }) => ({
    product,
    day,
    kind,
    limit,
    quantity: limit - 3,
  }));
  const hold = { holdKey: 'another', orderKey: 'another', lines: threeLeft, expiresAt: new Date(SALE + 1), now };

  expect((await holdStock(queries, hold)).state).toBe('held');
  const after = (await price({ offerKey, fareKey, query }))!;
  expect(after.fare.price.total.amountMinor).toBeGreaterThan(total);
  expect(after.fare.seatsLeft).toBe(3);

  await releaseHold(queries, 'another', now);
  expect((await price({ offerKey, fareKey, query }))?.fare.price.total.amountMinor).toBe(total);
}, 60_000);

test('what is not an offer is not sold', async () => {
  const price = priceNow(source, { db: open.database, log: silentLogger }, placesOf);
  expect(await price({ offerKey: 'x', fareKey: 'LIGHT', query })).toBeUndefined();
}, 60_000);
