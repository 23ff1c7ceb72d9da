import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handshakeSchema, hostMessageSchema, isHandshake, readHostMessage } from './index.ts';

const GOOD: readonly unknown[] = [
  { action: 'record-metric', name: 'seen', value: 1 },
  { action: 'scroll', top: 120, height: 700 },
  { action: 'ajax', id: 'a1', operation: 'places', params: { q: 'lon' }, data: { n: [1, 'x', true] } },
  { action: 'ajax', id: 'a1', operation: 'places', method: 'DELETE', url: 'https://x', headers: { cookie: 'x' } },
  { action: 'cmp2-url-prefix', prefix: 'https://cmp.example/' },
  { action: 'logger', level: 'info', message: 'hello' },
  { action: 'submit', form: 'search' },
  { action: 'gtm-enduser-consent-response', granted: false },
];

test.for(GOOD)('[7.7-02a] %o is a message of a host', (message) => {
  expect(readHostMessage(message)).toEqual(message);
  expect(hostMessageSchema.safeParse(message).success).toBe(true);
});

test('what is read is what the schema says, for messages and for all that is near them', () => {
  const field = fc.constantFrom(
    'action',
    'id',
    'operation',
    'params',
    'data',
    'method',
    'url',
    'headers',
    'name',
    'value',
    'top',
    'height',
    'prefix',
    'level',
    'message',
    'form',
    'granted',
    'more',
    'constructor',
    'toString',
  );
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, undefined, true, 'search', 'a b', 'ajax', 'x'.repeat(65), 'x'.repeat(2_001), -1, 0),
    fc.constantFrom<unknown>(1_000_001, Number.NaN, Number.POSITIVE_INFINITY, [], {}, [1], { a: { b: 1 } }, [[1]]),
    fc.constantFrom<unknown>({ a: Array(21).fill(1) }, { a: 'b' }, { a: null }, { ['k'.repeat(65)]: 1 }, 1.5),
    fc.jsonValue(),
  );
  const change = fc.record({ field, value, remove: fc.boolean() });
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...GOOD), fc.array(change, { maxLength: 3 }), (good, changes) => {
      const message: Record<string, unknown> = { ...(good as object) };
      for (const { field: key, value: changed, remove } of changes) {
        if (remove) delete message[key];
        else message[key] = changed;
      }
      const read = readHostMessage(message) !== null;
      if (read) accepted += 1;
      expect(read, JSON.stringify(message)).toBe(hostMessageSchema.safeParse(message).success);
    }),
    { seed: 7702, numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(300);
});

test('only the handshake is one', () => {
  const near = [{ action: 'wayfold-embed', version: 1 }, { action: 'wayfold-embed', version: 2 }, { version: 1 }];
  const others = [null, 'wayfold-embed', [], { action: 'wayfold-embed', version: 1, more: 1 }, { action: 'ready' }];
  for (const one of [...near, ...others]) expect(isHandshake(one)).toBe(handshakeSchema.safeParse(one).success);
  expect(isHandshake(near[0])).toBe(true);
});
