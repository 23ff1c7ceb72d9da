import { expect, test } from 'vitest';
import { defineCall } from '#contract/core';
import { createLogger } from '#platform/logger';
import { z } from '#zod';
import { addressOf } from './address.ts';
import { handle } from './binding.ts';
import { openTestSite } from './testing.ts';

test.for<[string, string]>([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['nobody knows', 'unknown'],
  ['', 'unknown'],
])('%s asks as %s', ([ip, key]) => {
  expect(addressOf(ip)).toBe(key);
  expect(addressOf(key)).toBe(key);
});

const whoAsks = defineCall({
  name: 'test.whoAsks',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/test/v1/who-asks',
  summary: '',
  input: z.object({}),
  output: z.unknown(),
});

/** Where a request comes from, as calls are told it; its last hop is this machine. */
async function asked(trustProxy: boolean | readonly string[], forwarded: readonly string[]) {
  const lines: string[] = [];
  const site = await openTestSite([{ bindings: [handle(whoAsks, (ctx, _, { ip }) => [ip, ctx.asker])] }], {
    trustProxy,
    log: createLogger({ level: 'warn', write: (line) => void lines.push(line) }),
  });
  const answers: unknown[] = [];
  for (const each of forwarded)
    answers.push((await site.app.inject({ url: whoAsks.path, headers: { 'x-forwarded-for': each } })).json());
  await site.close();
  return { answers, lines };
}

test('behind a proxy that is named, what a client wrote before it is not believed, and neighbours ask as one', async () => {
  const { answers, lines } = await asked(['loopback'], ['198.51.100.1, 2001:db8::1', '203.0.113.9, 2001:db8::2']);
  const one = ['2001:db8:0:0::/64', '2001:db8:0:0::/64'];
  expect(answers).toEqual([one, one]);
  expect(lines).toEqual([]);
});

test('a proxy that nobody named is told of once in the log, and not believed', async () => {
  const { answers, lines } = await asked(false, ['198.51.100.1', '198.51.100.2']);
  expect(answers).toEqual([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.1'],
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY');
});
