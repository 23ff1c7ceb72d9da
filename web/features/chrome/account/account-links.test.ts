import { expect, test } from 'vitest';
import type { AccountLinkFact } from '../../../facts.ts';
import { NOBODY } from '../../identity/testing/auth-states.ts';
import { mayUse } from './access.ts';
import { accountLinks } from './account-links.ts';

const COMPANY = { businessMode: true, companyName: 'Northlight Labs' };
const all = (['trips', 'business', 'help', 'account', 'guides'] as const).map((name) => ({ name }));
const shown = (links: readonly AccountLinkFact[], state: Partial<typeof NOBODY> | null) =>
  accountLinks({ links }, state && { ...NOBODY, ...state });

test('[6-02a] who has no business profile passes every check', () => {
  const traveller = { business: false, permissions: [], features: [] };
  expect(mayUse(traveller, { permissions: ['A'], features: ['B'] })).toBe(true);
});

test('[6-02b] else one of the features must be held where any are required, and one of the permissions', () => {
  const may = (permissions: string[], features: string[]) =>
    mayUse({ business: true, permissions, features }, { permissions: ['P1', 'P2'], features: ['F1', 'F2'] });
  expect([may(['P2'], ['F1']), may(['P2'], []), may([], ['F1']), may(['X'], ['F1'])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const nothing = { business: true, permissions: [], features: [] };
  expect([mayUse(nothing, {}), mayUse(nothing, { permissions: [], features: [] })]).toEqual([true, true]);
});

test('[5-06a] an item shows only where what it requires is held', () => {
  const links: AccountLinkFact[] = [{ name: 'trips', permissions: ['TRIPS_VIEW'] }, { name: 'account' }];
  const company = { businessState: COMPANY };
  expect(shown(links, company)).toEqual(['account']);
  expect(shown(links, { ...company, permissions: ['TRIPS_VIEW'] })).toEqual(['trips', 'account']);
  expect(shown(links, {})).toEqual(['trips', 'account']);
  expect(shown(links, null)).toEqual(['account']);
});

test('[2.4-01a] registering for business is hidden from who has a business profile', () => {
  expect(shown(all, {})).toContain('business');
  expect(shown(all, { businessState: COMPANY })).not.toContain('business');
});

test('[6-09e] guides show only where guidebooks are enabled for the account', () => {
  expect(shown(all, {})).not.toContain('guides');
  expect(shown(all, null)).not.toContain('guides');
  expect(shown(all, { guidebookEnabled: true })).toEqual(['trips', 'business', 'help', 'account', 'guides']);
});

test('[6-07b] help and account links need no permission', () => {
  const links = all.filter(({ name }) => name === 'help' || name === 'account');
  expect(shown(links, { businessState: COMPANY })).toEqual(['help', 'account']);
  expect(shown(links, null)).toEqual(['help', 'account']);
});
