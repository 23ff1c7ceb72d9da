import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestRates } from '#domain/money';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, silentLogger } from '#platform/testing';
import { createOutbound } from '#platform/outbound';
import { fetchRates, ratesPart } from './rates.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const demo = { id: 'demo', date: '2026-11-16', currencies: new Map() };
const open = (live: boolean, ratesUrl: string | null, now = '2026-11-20T12:00:00Z') =>
  ratesPart({
    db: database.database,
    clock: fixedClock(now),
    log: silentLogger,
    demo,
    live,
    config: { ratesUrl, ratesMaxAgeDays: 4 },
    outbound: { request: async () => ({ status: 200, headers: {}, body: 'Date,USD\n2026-11-20,1.1642\n' }) },
  });

test('the daily job brings rates in; readers are told of which day they are and when they are old', async () => {
  const part = open(true, 'https://bank.example/daily.csv');
  expect(await part.view()).toEqual({ kind: 'demo', date: '2026-11-16', stale: false });
  await part.jobs?.['money.importRates']?.({} as never, {} as never);
  expect((await latestRates(database.database))?.date).toBe('2026-11-20');
  expect(await part.view()).toEqual({ kind: 'dated', date: '2026-11-20', stale: false });
  expect(await open(true, null, '2026-11-25T00:00:00Z').view()).toMatchObject({ stale: true });
});

test('where only invented offers are sold, the demo rates are named', async () => {
  expect(await open(false, null).view()).toEqual({ kind: 'demo', date: '2026-11-16', stale: false });
});

test('the job runs each day after the bank has published, and only where an address is named', () => {
  const [cron] = open(false, 'https://bank.example/').crons ?? [];
  expect(cron?.next(new Date('2026-11-20T15:59:00Z')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(cron?.next(new Date('2026-11-20T16:00:00Z')).toISOString()).toBe('2026-11-21T16:00:00.000Z');
  expect(open(false, null).crons).toBeUndefined();
});

test('rates come by the one way out: public addresses only, no redirect, and a size that is kept while it is read', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/rates' });
    response.end(request.url === '/big' ? Buffer.alloc(21_000_000, 'x') : 'Date,USD\n2026-11-20,1.1642\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trusted = createOutbound({ log: silentLogger, origins: [], trustedOrigins: [origin] });
  expect(await fetchRates(`${origin}/rates`, trusted)).toContain('1.1642');
  await expect(fetchRates(`${origin}/away`, trusted)).rejects.toThrow('answered 302; redirects are not followed');
  await expect(fetchRates(`${origin}/big`, trusted)).rejects.toMatchObject({ code: 'OUTBOUND_TOO_LARGE' });
  const outbound = createOutbound({ log: silentLogger, origins: ['https://127.0.0.1'] });
  await expect(fetchRates('https://127.0.0.1/rates', outbound)).rejects.toThrow('private network');
  await expect(fetchRates(`${origin}/rates`, outbound)).rejects.toThrow('https only');
  server.close();
});
