import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './testing.ts';

let site: TestSite;
let others: () => Promise<boolean> = async () => true;

beforeAll(async () => {
  site = await openTestSite([], { ready: async () => (await others()) && site.database.check().then(() => true) });
});
afterAll(() => site.close());

async function ask(path: string): Promise<readonly [number, string]> {
  const { statusCode, body } = await site.app.inject(path);
  return [statusCode, body];
}

test('readiness is 503 while search is not warm and while a check fails, without saying why, and health stays 200', async () => {
  expect(await ask('/readyz')).toEqual([200, 'ready\n']);
  others = async () => false;
  expect(await ask('/readyz')).toEqual([503, 'not ready\n']);
  others = () => Promise.reject(new TypeError('Less than 16777216 bytes are free in /var/lib/secret'));
  expect(await ask('/readyz')).toEqual([503, 'not ready\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
  others = async () => true;
  expect(await ask('/readyz')).toEqual([200, 'ready\n']);
});

test('readiness is 503 once the database does not answer', async () => {
  await site.database.close();
  expect(await ask('/readyz')).toEqual([503, 'not ready\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
});
