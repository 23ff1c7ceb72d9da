import { expect, test } from 'vitest';
import { defineCall } from '#contract/core';
import { anybody, member, permission, sameCompany, signedIn, verb } from '#domain/kernel';
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
  expect(() => bind(closed, forAnybody)).toThrow('some.closed is for signedIn, its verb for anybody');
});

test('the same holds of members of a company and of the permissions of their roles', () => {
  const verbOf = (allow: typeof member) => verb({ name: 'some.report', allow, input, run: () => 'done' });
  const company = defineCall({ name: 'some.company', ...shared, scope: 'company' });
  const report = defineCall({ name: 'some.report', ...shared, scope: 'company', permissions: ['REPORTING_VIEW'] });
  const viewers = permission('REPORTING_VIEW');
  expect(bind(company, verbOf(member)).call).toBe(company);
  for (const policy of [viewers, sameCompany(viewers, 'report', async () => 'c')])
    expect(bind(report, verbOf(policy)).policy).toBe(policy);
  const differs = [
    [company, viewers],
    [company, signedIn],
    [report, member],
    [report, permission('ROLE_MANAGEMENT')],
    [closed, member],
    [open, member],
  ] as const;
  for (const [call, policy] of differs) expect(() => bind(call, verbOf(policy))).toThrow('its verb for');
});
