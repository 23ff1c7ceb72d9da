import { expect, test } from 'vitest';
import { defineCall } from '#contract/core';
import { anybody, signedIn, verb } from '#domain/kernel';
import { z } from '#zod';
import { bind } from './binding.ts';

const input = z.object({});
const shared = { method: 'GET', path: '/x', summary: 'Reads something', input, output: z.string() } as const;
const open = defineCall({ scope: 'anybody', name: 'some.open', ...shared });
const closed = defineCall({ name: 'some.closed', ...shared, scope: 'account' });
const forAnybody = verb({ name: 'some.read', allow: anybody, input, run: () => 'done' });
const forAccounts = verb({ name: 'some.own', allow: signedIn, input, run: () => 'done' });

test('a call and the verb that answers it name the same who may call', () => {
  expect(bind(open, forAnybody).call).toBe(open);
  expect(bind(closed, forAccounts).call).toBe(closed);
  expect(() => bind(open, forAccounts)).toThrow('some.open is for anybody, its verb for signedIn');
  expect(() => bind(closed, forAnybody)).toThrow('some.closed is for account, its verb for anybody');
});
