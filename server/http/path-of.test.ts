import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test.for<[string, string]>([
  ['/s/ident/link?link=abc.def', '/s/ident/link'],
  ['/s/ident/link%3Flink=abc.def', '/s/ident/link'],
  ['/help#token=abc', '/help'],
  ['/bookings/0193-abcd/cancel?token=x&why=y', '/bookings/0193-abcd/cancel'],
  ['/news/aB3dE6gH9jK2mN5pQ8sT1vW4yZ7', '/news/aB3dE6…'],
  [`/${'a/'.repeat(400)}`, `/${'a/'.repeat(400)}`.slice(0, 200)],
])('of %s the log holds %s', ([url, held]) => {
  expect(pathOf({ url })).toBe(held);
});
