import { afterAll, beforeAll, expect, test } from 'vitest';
import { failures } from '#contract/layout';
import { system } from '#contract/system';
import { createLogger } from '#platform/logger';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { systemPart } from './system.ts';

const lines: string[] = [];
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite([systemPart()], {
    log: createLogger({ level: 'info', write: (line) => void lines.push(line) }),
  });
});
afterAll(() => site.close());

test('what browsers report of a page is logged with its path and nothing else of its address', async () => {
  const path = '/de/bookings/0193a7f0-0000-7000-8000-000000000001?from=secret-of-a-link';
  for (const [{ path: url }, payload] of [
    [system.reportCrash, { incident: 'i-1', path, message: 'It broke' }],
    [failures.report, { part: 'footer', path, message: 'It did not come' }],
  ] as const)
    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204);
  const said = lines
    .map((line) => JSON.parse(line) as { path?: string })
    .filter(({ path: shown }) => shown !== undefined);
  expect(said.map(({ path: shown }) => shown)).toEqual(Array(2).fill('/de/bookings/0193a7…'));
  expect(lines.join('\n')).not.toContain('secret-of-a-link');
});
