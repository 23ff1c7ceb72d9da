import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchStarts } from '#contract/search';
import { allCalls } from '../../tools/attack/calls.ts';
import { CALL_RATES, limitsBy } from './limits.ts';
import { createPipeline } from './pipeline.ts';
import { countRoutes } from './route-limits.ts';
import { openTestSite, type TestSite } from './testing.ts';

const used = new Map<string, number>();
let site: TestSite;

beforeAll(async () => {
  const limit = limitsBy(async (key, { burst }) => {
    used.set(key, (used.get(key) ?? 0) + 1);
    return { allowed: (used.get(key) ?? 0) <= burst, retryAfterMs: 2_500 };
  });
  site = await openTestSite([], { limit });
});
afterAll(() => site.close());

test('one address that asks too often is told so, others are served', async () => {
  const ask = (remoteAddress: string) => site.app.inject({ method: 'POST', url: '/s/run/formtoken', remoteAddress });
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await ask('192.0.2.1')).statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refused = await ask('192.0.2.1');
  expect(refused.headers['retry-after']).toBe('3');
  expect(refused.json()).toMatchObject({
    errors: [{ code: 'TOO_MANY_REQUESTS', localizedDescription: 'Too many requests. Try again in a moment.' }],
  });
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});

test('a search is counted by itself in every vertical', async () => {
  const counted: string[] = [];
  const within = limitsBy(async (key) => ({ allowed: counted.push(key) > 0, retryAfterMs: 0 }));
  for (const { name } of searchStarts) await within(name, { ip: '192.0.2.3' });
  expect(counted).toEqual(searchStarts.map(({ name }) => `call:${name}:192.0.2.3`));
});

test('holds are counted by the address that asks, however many sessions it has, and below what is usual', async () => {
  const used = new Map<string, number>();
  const within = limitsBy(async (key, { burst }) => {
    used.set(key, (used.get(key) ?? 0) + 1);
    return { allowed: (used.get(key) ?? 0) <= burst, retryAfterMs: 1_000 };
  });
  const asked = Array.from({ length: 100 }, () => within('booking.holdOrder', { ip: '192.0.2.4' }));
  expect((await Promise.all(asked)).filter(({ allowed }) => allowed)).toHaveLength(60);
  expect((await within('booking.holdOrder', { ip: '192.0.2.5' })).allowed).toBe(true);
});

test('every rate is of a call that there is, and every call that searches has one of its own', async () => {
  const calls = await allCalls();
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(CALL_RATES).filter((name) => !names.has(name))).toEqual([]);
  const searching = calls.filter(({ path }) => path.startsWith('/i/api/search/'));
  expect(searching.filter(({ name }) => CALL_RATES[name] === undefined)).toEqual([]);
});

test('a site with a route that says no limit does not start', async () => {
  const app = Fastify();
  countRoutes(app, createPipeline([]));
  app.get('/counted', { config: { limit: 'usual' } }, async () => 'x');
  app.get('/forgotten', async () => 'x');
  await expect(app.ready()).rejects.toThrow('Routes without a limit: GET /forgotten');
});

test('what is no call is counted under its own name, before it runs, and what is worth more sooner', async () => {
  const counted: (readonly [string, number])[] = [];
  let runs = 0;
  const limit = limitsBy(async (key, { burst }) => {
    counted.push([key, burst]);
    return { allowed: counted.length < 3, retryAfterMs: 0 };
  });
  const app = Fastify();
  countRoutes(app, createPipeline([], limit));
  app.get('/stream', { config: { limit: 'search.events' } }, async () => (runs += 1));
  const ask = async () => (await app.inject('/stream')).statusCode === 200;
  expect([await ask(), await ask(), await ask(), runs]).toEqual([true, true, false, 2]);
  expect(new Set(counted.map(([key]) => key))).toEqual(new Set(['call:search.events:127.0.0.1']));
  await limit('search.days', { ip: '192.0.2.9' }, 8);
  await limit('search.days', { ip: '192.0.2.9' }, 1_000);
  expect(counted.slice(-2).map(([, burst]) => burst)).toEqual([5, 1]);
  await app.close();
});
