import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchStarts } from '#contract/search';
import { limitsBy } from './limits.ts';
import { openTestSite, type TestSite } from './testing.ts';

const used = new Map<string, number>();
let site: TestSite;

beforeAll(async () => {
  const withinLimit = limitsBy(async (key, { burst }) => {
    used.set(key, (used.get(key) ?? 0) + 1);
    return (used.get(key) ?? 0) <= burst;
  });
  site = await openTestSite([], { withinLimit });
});
afterAll(() => site.close());

test('one address that asks too often is told so, others are served', async () => {
  const ask = (remoteAddress: string) => site.app.inject({ method: 'POST', url: '/s/run/formtoken', remoteAddress });
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await ask('192.0.2.1')).statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});

test('a search is counted by itself in every vertical', async () => {
  const counted: string[] = [];
  const within = limitsBy(async (key) => counted.push(key) > 0);
  for (const { name } of searchStarts) await within(name, { ip: '192.0.2.3' });
  expect(counted).toEqual(searchStarts.map(({ name }) => `call:${name}:192.0.2.3`));
});
